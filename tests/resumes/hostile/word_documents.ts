import { deflateRawSync } from 'node:zlib'
import { docx, zip } from '#tests/sample_files'
import { latin, type Hostile, MB } from './raw_pdf.js'

const NS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const wordOf = (xml: string) => docx({ 'word/document.xml': xml })
const documentOf = (inside: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="${NS}"><w:body>${inside}</w:body></w:document>`

/** A zip whose entries are deflated, with sizes that may lie. */
function deflated(entries: { name: string; content: Buffer; says?: number; packed?: boolean }[]) {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, says, packed } of entries) {
    const body = packed ? content : deflateRawSync(content, { level: 9 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(body.length, 14)
    common.writeUInt32LE((says ?? content.length) >>> 0, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    const local = Buffer.concat([latin('PK\x03\x04'), common, Buffer.from(name), body])
    directory.push(Buffer.concat([latin('PK\x01\x02\x14\x00'), common, tail, Buffer.from(name)]))
    locals.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length & 0xffff, 4)
  end.writeUInt16LE(entries.length & 0xffff, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, list, latin('PK\x05\x06'), end])
}

/** Word files: bombs, deep nesting, entities, other names in the archive. */
export function wordDocuments(): Hostile[] {
  const types = Buffer.from(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  )
  const parts = (content: Buffer, more: Partial<{ says: number; packed: boolean }> = {}) =>
    deflated([
      { name: '[Content_Types].xml', content: types },
      { name: 'word/document.xml', content, ...more },
    ])
  const laughs = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`
  ).join('')
  const paragraph = '<w:p><w:r><w:t>Jane Roe</w:t></w:r></w:p>'
  return [
    {
      name: 'laughs.docx',
      make: () =>
        wordOf(
          `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]><w:document xmlns:w="${NS}"><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>`
        ),
    },
    {
      name: 'quadratic.docx',
      make: () =>
        wordOf(
          `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "${'a'.repeat(100_000)}">]><w:document xmlns:w="${NS}"><w:body><w:p><w:r><w:t>${'&a;'.repeat(100_000)}</w:t></w:r></w:p></w:body></w:document>`
        ),
    },
    {
      name: 'outside-entity.docx',
      make: () =>
        wordOf(
          `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document xmlns:w="${NS}"><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>`
        ),
    },
    { name: 'zip-bomb-400mb.docx', make: () => parts(Buffer.alloc(400 * MB, ' ')) },
    {
      name: 'zip-bomb-that-lies.docx',
      make: () =>
        parts(deflateRawSync(Buffer.alloc(300 * MB, 'a'), { level: 9 }), {
          says: 1000,
          packed: true,
        }),
    },
    {
      name: 'paragraphs-20mb.docx',
      make: () => parts(Buffer.from(documentOf(paragraph.repeat(450_000)))),
    },
    {
      name: 'elements-in-elements.docx',
      make: () =>
        parts(Buffer.from(documentOf('<w:p>'.repeat(300_000) + '</w:p>'.repeat(300_000)))),
    },
    {
      name: 'tables-in-tables.docx',
      make: () =>
        parts(
          Buffer.from(
            documentOf(
              '<w:tbl><w:tr><w:tc>'.repeat(50_000) + '</w:tc></w:tr></w:tbl>'.repeat(50_000)
            )
          )
        ),
    },
    {
      name: 'one-word-of-50mb.docx',
      make: () =>
        parts(Buffer.from(documentOf(`<w:p><w:r><w:t>${'a'.repeat(50 * MB)}</w:t></w:r></w:p>`))),
    },
    {
      name: 'many-entries.docx',
      make: () =>
        deflated([
          { name: '[Content_Types].xml', content: types },
          ...Array.from({ length: 30_000 }, (_, index) => ({
            name: `word/${index}.xml`,
            content: Buffer.from('x'),
          })),
          { name: 'word/document.xml', content: Buffer.from(documentOf(paragraph)) },
        ]),
    },
    {
      name: 'names-that-climb.docx',
      make: () =>
        deflated([
          { name: '../../../../tmp/candor-climbed', content: Buffer.from('x') },
          { name: '[Content_Types].xml', content: types },
          { name: 'word/document.xml', content: Buffer.from(documentOf(paragraph)) },
        ]),
    },
    { name: 'not-closed.docx', make: () => wordOf(`<w:document xmlns:w="${NS}"><w:body>`) },
    { name: 'no-document.docx', make: () => zip({ '[Content_Types].xml': types.toString() }) },
    { name: 'empty.docx', make: () => docx() },
    { name: 'directory-only.docx', make: () => latin(`PK\x05\x06${'\0'.repeat(18)}`) },
    {
      name: 'styles-in-a-circle.docx',
      make: () =>
        docx({
          'word/document.xml': documentOf(
            '<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>Jane Roe</w:t></w:r></w:p>'
          ),
          'word/styles.xml': `<w:styles xmlns:w="${NS}"><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>`,
        }),
    },
  ]
}
