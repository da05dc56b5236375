import { PDFiumLibrary } from '@hyzyla/pdfium'
import mammoth from 'mammoth'
import { UnreadableResume, type Field, type ReadResume } from '#api/resumes/resume_draft'

let pdfium: Promise<PDFiumLibrary> | undefined

/** Reads what needs no layout: the name's line, e-mail and links. Sections, posts and columns are yet to come. */
export const readResume: ReadResume = async (bytes, { kind, maxPages }) => {
  const { text, pages } =
    kind === 'pdf' ? await textOfPdf(bytes, maxPages) : await textOfWord(bytes)
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const name = lines.find((line) => /^[\p{L}'. -]{5,60}$/u.test(line) && line.includes(' '))
  const links =
    text.match(/\b(?:https?:\/\/)?(?:www\.)?(?:linkedin\.com\/in|github\.com)\/[\w-]+/g) ?? []
  return {
    fullName: name ? found(name, 0.4) : null,
    email: first(text, /[\w.+-]+@[\w-]+(\.[\w-]+)+/),
    phone: null,
    location: null,
    website: null,
    headline: null,
    summary: null,
    links: [...new Set(links)].map((link) => ({
      ...found(link, 0.9),
      kind: link.includes('github') ? 'github' : 'linkedin',
    })),
    education: [],
    employment: [],
    projects: [],
    skills: [],
    certifications: [],
    achievements: [],
    hiddenText: { found: false },
    pages,
    warnings: [],
    textless: text.trim() === '',
  }
}

const found = (value: string, confidence: number): Field => ({
  value,
  confidence,
  page: 1,
  box: null,
})
const first = (text: string, pattern: RegExp) => {
  const [value] = text.match(pattern) ?? []
  return value ? found(value, 0.9) : null
}
const damaged = () =>
  new UnreadableResume(
    'damaged',
    'The file is damaged and cannot be read; export it again and upload the new one'
  )

async function textOfPdf(bytes: Uint8Array, maxPages: number) {
  pdfium ??= PDFiumLibrary.init()
  const document = await (await pdfium).loadDocument(bytes).catch((error: Error) => {
    throw /password/i.test(error.message)
      ? new UnreadableResume(
          'password',
          'The file is locked with a password; save it without one and upload it again'
        )
      : damaged()
  })
  try {
    if (document.getPageCount() > maxPages)
      throw new UnreadableResume(
        'too_many_pages',
        `The file has ${document.getPageCount()} pages, and we take ${maxPages} at most; shorten it and upload it again`
      )
    const read = [...document.pages()].map((page) => ({
      text: page.getText(),
      size: page.getOriginalSize(),
    }))
    return {
      text: read.map((page) => page.text).join('\n'),
      pages: read.map(({ size }) => ({ width: size.originalWidth, height: size.originalHeight })),
    }
  } finally {
    document.destroy()
  }
}

async function textOfWord(bytes: Uint8Array) {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) }).catch(() => {
    throw damaged()
  })
  return { text: value, pages: [] }
}
