import { pdfium } from '#api/engines/resume_reader/pages/pdfium'
import { paintedAreas } from '#api/engines/resume_reader/pages/painted_areas'
import type { Pages, PageLink } from '#api/engines/resume_reader/pages/words'
import { UnreadableResume } from '#api/engines/resume_reader/resume_draft'
import type { FontStyle, Reading } from '#api/engines/resume_reader/pages/pdf_styles'
import { round, type Frame, onPage } from '#api/engines/resume_reader/pages/page_frame'
import { readCharacters } from '#api/engines/resume_reader/pages/read_characters'

const MAX_LINKS = 500

/** The words of a PDF with their places and styles, its links, and the text that nobody sees. */
export async function readPdf(bytes: Uint8Array, maxPages: number): Promise<Pages> {
  const library = await pdfium()
  const { wasmExports: pdf } = library
  const data = pdf.malloc(bytes.length)
  library.HEAPU8.set(bytes, data)
  const scratch = pdf.malloc(4096)
  const document = pdf.FPDF_LoadMemDocument(data, bytes.length, 0)
  try {
    if (!document)
      throw pdf.FPDF_GetLastError() === 4
        ? new UnreadableResume(
            'password',
            'The PDF is locked with a password: save it without one and upload it again.'
          )
        : new UnreadableResume(
            'damaged',
            'The PDF is damaged: export it again from the program that made it.'
          )
    const count = pdf.FPDF_GetPageCount(document)
    if (count > maxPages)
      throw new UnreadableResume(
        'too_many_pages',
        `The PDF has ${count} pages, and at most ${maxPages} are read: upload the resume alone.`
      )
    const found: Pages = {
      pages: [],
      words: [],
      links: [],
      hidden: '',
      pictured: 0,
      blank: true,
      characters: 0,
    }
    const fonts = new Map<number, FontStyle>()
    for (let index = 0; index < count; index++)
      readPage({ library, document, scratch, fonts }, index, found)
    return found
  } finally {
    if (document) pdf.FPDF_CloseDocument(document)
    pdf.free(scratch)
    pdf.free(data)
  }
}

function readPage(reading: Reading, index: number, found: Pages) {
  const { library, document, scratch } = reading
  const { wasmExports: pdf } = library
  const page = pdf.FPDF_LoadPage(document, index)
  if (!page) {
    found.pages.push({ width: 0, height: 0 })
    return
  }
  const text = pdf.FPDFText_LoadPage(page)
  try {
    pdf.FPDF_GetPageBoundingBox(page, scratch)
    const at = scratch >> 2
    const left = library.HEAPF32[at]
    const upper = library.HEAPF32[at + 1]
    const width = pdf.FPDF_GetPageWidthF(page)
    const height = pdf.FPDF_GetPageHeightF(page)
    found.pages.push({ width: round(width), height: round(height) })
    const frame: Frame = {
      turns: pdf.FPDFPage_GetRotation(page),
      left,
      top: upper,
      width,
      height,
    }
    const painted = paintedAreas(library, page, scratch, [
      left,
      upper - height,
      left + width,
      upper,
    ])
    if (painted.coversPage(width * height)) found.pictured++
    if (painted.count) found.blank = false
    if (text) readCharacters(reading, text, frame, index + 1, painted, found)
    readLinks(reading, page, frame, index + 1, found.links)
  } finally {
    if (text) pdf.FPDFText_ClosePage(text)
    pdf.FPDF_ClosePage(page)
  }
}

function readLinks(
  { library, document, scratch }: Reading,
  page: number,
  frame: Frame,
  number: number,
  links: PageLink[]
) {
  const { wasmExports: pdf } = library
  library.HEAP32[scratch >> 2] = 0
  while (links.length < MAX_LINKS && pdf.FPDFLink_Enumerate(page, scratch, scratch + 4)) {
    const link = library.HEAPU32[(scratch + 4) >> 2]
    const action = pdf.FPDFLink_GetAction(link)
    if (!action) continue
    const length = pdf.FPDFAction_GetURIPath(document, action, scratch + 128, 2048)
    if (length < 2 || length > 2048) continue
    const url = Buffer.from(
      library.HEAPU8.subarray(scratch + 128, scratch + 127 + length)
    ).toString('utf8')
    pdf.FPDFLink_GetAnnotRect(link, scratch + 16)
    const at = (scratch + 16) >> 2
    const [l, t, r, b] = library.HEAPF32.subarray(at, at + 4)
    const [x, top, right, bottom] = onPage(frame, l, t, r, b)
    links.push({ url, page: number, x, top, right, bottom })
  }
}
