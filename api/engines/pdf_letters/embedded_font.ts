import type { Cut, Letters } from '#api/engines/pdf_letters/letters'
import type { Cluster, OpenFont, Part } from '#api/engines/pdf_letters/open_font'

/** A glyph of the document: one of a font or several as one, and what it says to the person who copies it. */
type Drawn = {
  id: number
  font: OpenFont
  parts: Part[]
  advanceWidth: number
  codePoints: number[]
}
type NumberOf = (font: OpenFont, cluster: Omit<Cluster, 'advance'>) => number

/** How high lines are, in thousandths of the size: as Helvetica's, or with room for signs above and below. */
export const heights = {
  low: { ascent: 718, descent: -207, lineGap: 231 },
  tall: { ascent: 930, descent: -400, lineGap: 90 },
}
export type Height = keyof typeof heights

/**
 * All letters as one font of one document, as PDFKit takes fonts that are open already. It holds only what is drawn.
 * Letters that are drawn together become one glyph, so that copied text has them in the order in which they are written
 * and not in that of the strokes. Being one font for all scripts, it keeps a word in one piece and a line on one baseline.
 */
export function embeddedFont(letters: Letters, cut: Cut, height: Height) {
  const drawn: Drawn[] = []
  const numbers = new Map<OpenFont, Map<string, number>>()
  const numberOf: NumberOf = (font, { says, parts, width }) => {
    let known = numbers.get(font)
    if (!known) numbers.set(font, (known = new Map()))
    const key = `${says} ${parts.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ')}`
    let id = known.get(key)
    if (id === undefined) {
      known.set(key, (id = drawn.length))
      const codePoints = Array.from(says, (char) => char.codePointAt(0)!)
      drawn.push({ id, font, parts, advanceWidth: width, codePoints })
    }
    return id
  }
  const [{ font: latin }] = letters.runs('A', cut)
  const plain = (glyph: number) => ({ says: '', parts: [{ glyph, x: 0, y: 0 }], width: 0 })
  numberOf(latin, plain(0))

  return {
    ...heights[height],
    postscriptName: `NotoSans-${{ regular: 'Regular', bold: 'Bold', italic: 'Italic' }[cut]}-${height}`,
    unitsPerEm: 1000,
    xHeight: 536,
    capHeight: 714,
    italicAngle: cut === 'italic' ? -12 : 0,
    bbox: { minX: -1000, minY: -600, maxX: 2500, maxY: 1100 },
    post: { isFixedPitch: false },
    head: { macStyle: { italic: cut === 'italic' } },
    getGlyph: (id: number) => drawn[id],
    layout(text: string) {
      const clusters = letters
        .runs(text, cut)
        .flatMap(({ font, text: part }) => font.shape(part).map((cluster) => ({ font, cluster })))
      const positions = clusters.map(({ cluster: { advance } }) => ({
        xAdvance: advance,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
      }))
      return {
        glyphs: clusters.map(({ font, cluster }) => drawn[numberOf(font, cluster)]),
        positions,
        // PDFKit scales the positions and then asks
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
        },
      }
    },
    createSubset: () => ({
      includeGlyph: (id: number) => id,
      encode: () => writeFont(latin, drawn, (font, glyph) => numberOf(font, plain(glyph))),
    }),
  }
}

/** A TrueType font of these glyphs, as a PDF needs it: without names, letters and rules. */
function writeFont(
  base: OpenFont,
  drawn: Drawn[],
  numberOf: (font: OpenFont, glyph: number) => number
): Buffer {
  const outlines: Buffer[] = []
  const highest = Buffer.from(base.table('maxp'))
  // what a glyph is made of comes to the end of the list
  for (const { font, parts } of drawn) {
    const outline = outlineOf(parts, font, (glyph) => numberOf(font, glyph))
    outlines.push(Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]))
    const own = font.table('maxp')
    for (let field = 6; field < own.length; field += 2)
      highest.writeUInt16BE(Math.max(own.readUInt16BE(field), highest.readUInt16BE(field)), field)
  }
  highest.writeUInt16BE(drawn.length, 4)

  const head = Buffer.from(base.table('head'))
  head.writeUInt32BE(0, 8)
  head.writeInt16BE(1, 50)
  const hhea = Buffer.from(base.table('hhea'))
  hhea.writeUInt16BE(drawn.length, 34)
  const hmtx = Buffer.alloc(drawn.length * 4)
  const loca = Buffer.alloc(drawn.length * 4 + 4)
  let end = 0
  drawn.forEach(({ advanceWidth }, id) => {
    hmtx.writeUInt16BE(advanceWidth, id * 4)
    // a glyph begins where its outline does
    if (outlines[id].length) hmtx.writeInt16BE(outlines[id].readInt16BE(2), id * 4 + 2)
    end += outlines[id].length
    loca.writeUInt32BE(end, id * 4 + 4)
  })
  return fontOf({ glyf: Buffer.concat(outlines), head, hhea, hmtx, loca, maxp: highest })
}

const WORDS = 0x1
const DISTANCES = 0x2
const SCALE = 0x8
const MORE = 0x20
const TWO_SCALES = 0x40
const MATRIX = 0x80

function outlineOf(parts: Part[], font: OpenFont, numberOf: (glyph: number) => number): Buffer {
  const [{ glyph, x, y }] = parts
  if (parts.length > 1 || x || y) return composed(parts, font, numberOf)
  const outline = Buffer.from(font.outline(glyph))
  for (const at of componentsOf(outline))
    outline.writeUInt16BE(numberOf(outline.readUInt16BE(at)), at)
  return outline
}

/** Several glyphs as one. */
function composed(parts: Part[], font: OpenFont, numberOf: (glyph: number) => number): Buffer {
  const seen = parts
    .map((part) => ({ ...part, outline: font.outline(part.glyph) }))
    .filter(({ outline }) => outline.length > 0)
  if (!seen.length) return Buffer.alloc(0)
  const edge = (which: number, side: 'x' | 'y') =>
    seen.map((part) => part.outline.readInt16BE(which) + part[side])
  const whole = Buffer.alloc(10 + seen.length * 8)
  whole.writeInt16BE(-1, 0)
  whole.writeInt16BE(Math.min(...edge(2, 'x')), 2)
  whole.writeInt16BE(Math.min(...edge(4, 'y')), 4)
  whole.writeInt16BE(Math.max(...edge(6, 'x')), 6)
  whole.writeInt16BE(Math.max(...edge(8, 'y')), 8)
  seen.forEach(({ glyph, x, y }, index) => {
    const at = 10 + index * 8
    whole.writeUInt16BE(WORDS | DISTANCES | (index < seen.length - 1 ? MORE : 0), at)
    whole.writeUInt16BE(numberOf(glyph), at + 2)
    whole.writeInt16BE(x, at + 4)
    whole.writeInt16BE(y, at + 6)
  })
  return whole
}

/** Where in the outline the numbers of the glyphs stand that it is made of. */
function componentsOf(outline: Buffer): number[] {
  const found: number[] = []
  if (!outline.length || outline.readInt16BE(0) >= 0) return found
  let at = 10
  let flags = MORE
  while (flags & MORE) {
    flags = outline.readUInt16BE(at)
    found.push(at + 2)
    at += flags & WORDS ? 8 : 6
    at += flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0
  }
  return found
}

function fontOf(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables)
  const head = Buffer.alloc(12 + names.length * 16)
  head.writeUInt32BE(0x10000, 0)
  head.writeUInt16BE(names.length, 4)
  let end = head.length
  const bodies = names.map((name, index) => {
    const table = tables[name]
    const line = 12 + index * 16
    head.write(name, line, 'latin1')
    head.writeUInt32BE(end, line + 8)
    head.writeUInt32BE(table.length, line + 12)
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    end += body.length
    return body
  })
  return Buffer.concat([head, ...bodies])
}
