import { productName } from '#config/app'
import { openLetters, type Letters } from '#api/engines/pdf_letters/pdf_letters'
import type { PictureWords } from '#api/pages/pictures/picture_address'
import { look } from '#api/http/text/look_facts'

/** What networks show without cutting it: 1.91 to 1. */
export const PICTURE = { width: 1200, height: 630 }
const EDGE = 84

type Style = { cut: 'regular' | 'bold'; size: number; color: string }
const titleStyle: Style = { cut: 'bold', size: 66, color: look.dark.ground }
const aboutStyle: Style = { cut: 'regular', size: 32, color: '#4A5558' }
const nameStyle: Style = { cut: 'bold', size: 34, color: look.light.accent }

/** Draws the words of a page in the product's look, in letters of every script that it knows. Returns a PNG. */
export async function drawPicture({ title, about }: PictureWords): Promise<Buffer> {
  const letters = await openLetters()
  const titleLines = linesOf(letters, title, titleStyle, 3)
  const aboutLines = linesOf(letters, about, aboutStyle, 2)
  const written = [
    ...titleLines.map((text, index) => ({ text, style: titleStyle, y: 150 + index * 82 })),
    ...aboutLines.map((text, index) => ({
      text,
      style: aboutStyle,
      y: 150 + titleLines.length * 82 + index * 46,
    })),
  ]
  const { width, height } = PICTURE
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${look.light.ground}"/><rect width="18" height="100%" fill="${look.light.accent}"/>` +
    `<g transform="translate(${EDGE} ${height - 124}) scale(1.75)"><rect width="32" height="32" rx="9" fill="${look.light.accent}"/><path d="M21.5 12.2a7 7 0 1 0 0 7.6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="22.6" cy="16" r="2" fill="#fff"/></g>` +
    drawn(letters, productName, nameStyle, EDGE + 76, height - 84) +
    written.map(({ text, style, y }) => drawn(letters, text, style, EDGE, y)).join('') +
    '</svg>'
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

const shaped = (letters: Letters, text: string, { cut }: Style) =>
  letters
    .runs(text, cut)
    .flatMap(({ font, text: said }) => font.shape(said).map((cluster) => ({ font, ...cluster })))

const widthOf = (letters: Letters, text: string, style: Style) =>
  (shaped(letters, text, style).reduce((sum, { advance }) => sum + advance, 0) * style.size) / 1000

/** The text in lines that fit the picture, at most so many; an ellipsis stands for the rest. */
function linesOf(letters: Letters, text: string, style: Style, most: number): string[] {
  const fits = (line: string) => widthOf(letters, line, style) <= PICTURE.width - 2 * EDGE
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer
    else if (lines.length < most) lines.push(word)
    else {
      lines[most - 1] = `${lines[most - 1]}…`
      break
    }
  }
  return lines
}

/** A line as outlines, its letters standing on `y`. */
function drawn(letters: Letters, text: string, style: Style, x: number, y: number) {
  let at = 0
  const glyphs = shaped(letters, text, style).flatMap(({ font, parts, advance }) => {
    const from = at
    at += advance
    return parts.map(
      (part) =>
        `<path transform="translate(${from + part.x} ${part.y})" d="${font.path(part.glyph)}"/>`
    )
  })
  const scale = style.size / 1000
  return `<g fill="${style.color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
}
