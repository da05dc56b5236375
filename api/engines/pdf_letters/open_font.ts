import { inflateSync } from 'node:zlib'
import type * as HarfBuzz from 'harfbuzzjs'

/** A glyph, and how far it is moved. */
export type Part = { glyph: number; x: number; y: number }
/** Letters that are drawn together, as a letter of India with its vowel: in thousandths of the size. */
export type Cluster = { says: string; parts: Part[]; width: number; advance: number }

/** A font file that can be shaped and taken apart. */
export type OpenFont = {
  has(code: number): boolean
  shape(text: string): Cluster[]
  /** The outline as the file has it; empty for a space. */
  outline(glyph: number): Buffer
  /** The outline as SVG writes paths, y upwards. */
  path(glyph: number): string
  /** A table that a smaller font takes over: head, hhea, maxp. */
  table(name: string): Buffer
}

/** Opens a WOFF file of TrueType outlines, 1,000 units high. */
export function openFont(harfbuzz: typeof HarfBuzz, woff: Buffer): OpenFont {
  const { program, tables } = unpacked(woff)
  const table = (name: string) => tables.get(name)!
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map(table)
  const long = head.readInt16BE(50) === 1
  const at = (glyph: number) =>
    long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(program)))
  const buffer = new harfbuzz.Buffer()
  const known = new Map<number, boolean>()
  return {
    table,
    path: (glyph) => shaper.glyphToPath(glyph),
    outline: (glyph) => glyf.subarray(at(glyph), at(glyph + 1)),
    has(code) {
      let has = known.get(code)
      if (has === undefined) known.set(code, (has = shaper.nominalGlyph(code) !== undefined))
      return has
    },
    shape(text) {
      buffer.reset()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      harfbuzz.shape(shaper, buffer)
      const glyphs = buffer.getGlyphInfosAndPositions()
      const clusters: Cluster[] = []
      let begins = -1
      glyphs.forEach(
        ({ codepoint: glyph, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }, index) => {
          if (cluster !== begins) {
            const next = glyphs.slice(index).find((later) => later.cluster !== cluster)
            const says = text.slice(cluster, next?.cluster)
            clusters.push({ says, parts: [], width: 0, advance: 0 })
            begins = cluster
          }
          const whole = clusters.at(-1)!
          whole.parts.push({ glyph, x: whole.advance + xOffset, y: yOffset })
          whole.width += shaper.glyphHAdvance(glyph)
          whole.advance += xAdvance
        }
      )
      return clusters
    },
  }
}

/** The font inside a WOFF file, which is the same with each table deflated. */
function unpacked(woff: Buffer) {
  const count = woff.readUInt16BE(12)
  const program = Buffer.alloc(woff.readUInt32BE(16))
  const tables = new Map<string, Buffer>()
  woff.copy(program, 0, 4, 8)
  program.writeUInt16BE(count, 4)
  let at = 12 + count * 16
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * 20
    const [offset, packed, length, sum] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(entry + field)
    )
    const line = 12 + index * 16
    woff.copy(program, line, entry, entry + 4)
    program.writeUInt32BE(sum, line + 4)
    program.writeUInt32BE(at, line + 8)
    program.writeUInt32BE(length, line + 12)
    const content = woff.subarray(offset, offset + packed)
    ;(packed < length ? inflateSync(content) : content).copy(program, at)
    tables.set(woff.toString('latin1', entry, entry + 4), program.subarray(at, at + length))
    at += (length + 3) & ~3
  }
  return { program, tables }
}
