import type { Pdfium } from '#api/engines/resume_reader/pages/pdfium'
import { type Pages, ICON } from '#api/engines/resume_reader/pages/words'
import type { Style } from '#api/engines/resume_reader/pages/pdf_styles'
import { type Frame, onPage } from '#api/engines/resume_reader/pages/page_frame'

/** What an icon stands for, before what it labels: "\\faAt : asha@example.com". */
const ICON_LABEL = /^(?:\\[^:]{1,40}:|\\?fa[A-Z]\w*\s|[a-z_-]+\s*:)\s*/
const MOST_REPLACED = 200

/**
 * The text that a file gives in place of an icon and of what the icon labels, empty where it only names the icon; null
 * where it gives none. `next` is the first character behind it.
 */
export function replacementAt(library: Pdfium, text: number, from: number, object: number) {
  const { wasmExports: pdf } = library
  let written = ''
  let next = from
  while (next < from + MOST_REPLACED && pdf.FPDFText_GetTextObject(text, next) === object) {
    const code = pdf.FPDFText_GetUnicode(text, next)
    if (code) written += String.fromCodePoint(code)
    next++
  }
  const isText = /[\p{L}\d]{2}/u.test(written) && /[\s@:]|\d{3}/.test(written.trim())
  const said = isText ? inUtf8(written).replace(ICON_LABEL, '').trim() : null
  return { said, next }
}

/** Letters that were written as bytes of UTF-8 and read one by one. */
function inUtf8(text: string): string {
  const codes = [...text].map((letter) => letter.codePointAt(0)!)
  if (!codes.some((code) => code > 0x7f) || codes.some((code) => code > 0xff)) return text
  const decoded = Buffer.from(codes).toString('utf8')
  return decoded.includes('\ufffd') ? text : decoded
}

type Replacement = { said: string; style: Style; frame: Frame; page: number; scratch: number }

/** Its words behind an icon, where the icon stands: the file says where it begins and not how wide it is. */
export function placeReplacement(
  library: Pdfium,
  text: number,
  index: number,
  { said, style, frame, page, scratch }: Replacement,
  found: Pages
) {
  library.wasmExports.FPDFText_GetLooseCharBox(text, index, scratch)
  const at = scratch >> 2
  const [l, t, r, b] = library.HEAPF32.subarray(at, at + 4)
  const [x, top, , bottom] = onPage(frame, l, t, r, b)
  const { size, bold, italic, color, turn } = style
  let left = x
  for (const word of [ICON, ...said.split(/\s+/).filter(Boolean)]) {
    const right = left + word.length * size * 0.42
    found.words.push({
      ...{ text: word, x: left, right, top, bottom, baseline: bottom - size * 0.2 },
      ...{ size, bold, italic, color, page, turn, spaced: true },
    })
    left = right + size * 0.25
  }
}
