import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { UnreadableResume } from '#api/engines/resume_reader/resume_draft'

const MAX_PART = 12 * 1024 * 1024
const MAX_ENTRIES = 2000

/** The refusal of a file that is no Word document. */
export const damaged = () =>
  new UnreadableResume('damaged', 'The Word file is damaged: save it again, or upload a PDF of it.')

/** The named parts of a zip, unpacked no further than a bound. */
export async function unzip(bytes: Uint8Array, wanted: RegExp): Promise<Map<string, string>> {
  const parts = new Map<string, string>()
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const zip = await fromBufferPromise(file, { lazyEntries: true })
    if (zip.entryCount > MAX_ENTRIES) throw damaged()
    for await (const entry of zip.eachEntry()) {
      if (!wanted.test(entry.fileName)) continue
      if (entry.uncompressedSize > MAX_PART)
        throw new UnreadableResume(
          'too_much_text',
          'The Word file is far larger than a resume: upload the resume alone.'
        )
      // a part that is longer than it says ends the reading
      parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
    }
  } catch (error) {
    throw error instanceof UnreadableResume ? error : damaged()
  }
  return parts
}

/** What a style of the document says of its text; null where it says nothing. */
export type NamedStyle = {
  size: number | null
  bold: boolean | null
  italic: boolean | null
  heading: boolean
  bullet: boolean
}

export type Styles = {
  byId: Map<string, NamedStyle>
  size: number
}

/** The named styles of a document, each with what it takes over from the one it is based on. */
export function stylesOf(xml: string): Styles {
  const byId: Styles['byId'] = new Map()
  let size = Number(xml.match(/<w:docDefaults>[\s\S]*?<w:sz w:val="(\d+)"/)?.[1] ?? 22) / 2
  const based = new Map<string, string>()
  for (const [, attributes, inner] of xml.matchAll(/<w:style\s([^>]*)>([\s\S]*?)<\/w:style>/g)) {
    const id = attributes.match(/w:styleId="([^"]+)"/)?.[1]
    if (!id) continue
    const name = inner.match(/<w:name w:val="([^"]+)"/)?.[1] ?? ''
    const own = inner.match(/<w:sz w:val="(\d+)"/)?.[1]
    const parent = inner.match(/<w:basedOn w:val="([^"]+)"/)?.[1]
    if (parent) based.set(id, parent)
    byId.set(id, {
      size: own ? Number(own) / 2 : null,
      bold: switchIn(inner, 'b'),
      italic: switchIn(inner, 'i'),
      heading: /^(heading|title)/i.test(name),
      // A list's style numbers its paragraphs, which then say nothing of it themselves.
      bullet: /<w:numId w:val="[1-9]/.test(inner) && !/^(heading|title)/i.test(name),
    })
    if (own && /w:default="1"/.test(attributes) && /w:type="paragraph"/.test(attributes))
      size = Number(own) / 2
  }
  for (const [id, style] of byId) {
    let parent = byId.get(based.get(id) ?? '')
    for (let depth = 0, next = based.get(id); parent && next && depth < 8; depth++) {
      style.size ??= parent.size
      style.bold ??= parent.bold
      style.italic ??= parent.italic
      style.bullet ||= parent.bullet
      next = based.get(next)
      parent = byId.get(next ?? '')
    }
  }
  return { byId, size }
}

/** Whether a style says on or off; most say neither. */
function switchIn(xml: string, name: 'b' | 'i'): boolean | null {
  const said = xml.match(new RegExp(`<w:${name}(?: w:val="(\\w+)")?\\s*/>`))
  return said ? !['0', 'false', 'off'].includes(said[1]) : null
}

/** Addresses outside the document by the ids of their relations. */
export function relationsOf(xml: string): Map<string, string> {
  const relations = new Map<string, string>()
  for (const [tag] of xml.matchAll(/<Relationship\s[^>]*>/g)) {
    const id = tag.match(/\bId="([^"]+)"/)?.[1]
    const target = tag.match(/\bTarget="([^"]+)"/)?.[1]
    if (id && target && /TargetMode="External"/.test(tag)) relations.set(id, entities(target))
  }
  return relations
}

/** The text of XML with its entities resolved. */
export const entities = (text: string) =>
  text.replace(/&(lt|gt|amp|quot|apos|#\d+|#x[\da-f]+);/gi, (whole, name: string) => {
    const known: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
    if (known[name]) return known[name]
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole
  })
