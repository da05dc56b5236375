import type { Person } from './people.js'

/** Ends a document and returns it. */
export const bytesOf = (doc: PDFKit.PDFDocument) =>
  new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = []
    doc
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
    doc.end()
  })

/** What a person can be reached by, one piece after the other. */
export const contactsOf = ({ truth, phoneShown }: Person) => [
  truth.email,
  phoneShown,
  truth.location,
  ...truth.links,
  ...(truth.website ? [truth.website] : []),
]
