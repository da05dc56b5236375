import { isWrappedFrom, type Line } from '#api/engines/resume_reader/pages/lines'
import { ICON } from '#api/engines/resume_reader/pages/words'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import { LABEL } from '#api/engines/resume_reader/sections/contact/location'

/** What an icon's font gives as its text, or stands where it has no glyph: "phone-alt", "faGithub", "envelope". */
const ICON_NAMES =
  /(^|[\s|•·❖♂/#])(?:(?:envelope|phone|mobile|map|location|linkedin|github|globe|home)[-_](?:alt|o|in|open|square|volume|phone|screen|pin|dot|on|arrow|marker(?:[-_]alt)?|americas|europe|asia)|fa(?:Envelope|Phone|Mobile|Home|Globe|Linkedin|Github|MapMarker|LocationDot)\w*|envelope(?=\s*[\w.+-]+@)|(?:phone|mobile)(?=\s*[+(\d])|globe(?=\s+(?:https?:|[\w-]+\.\w)))(?![-_])/gi
/** Beside such names, a network's name before a handle. */
const NETWORK_NAME = /(^|[\s|•·❖])(linkedin|github)\s+(?=[\w-]{3,}\s*(?:$|[|•·❖\t]))/gi

/** Names of icons gone, but for the networks, whose names say whose profile follows. */
export function withoutIconNames(text: string): string {
  if (text.length > 300) return text
  const plain = text.replace(ICON_NAMES, (name: string, before: string, at: number) => {
    const rest = text.slice(at + name.length)
    const [network] = name.match(/linkedin|github/i) ?? []
    const isTold = !network || /^\s*(?:https?:|www\.)?[\w/.]*(?:linkedin|github)/i.test(rest)
    return before + (isTold ? `${ICON} ` : `${network}: `)
  })
  return plain === text ? text : plain.replace(NETWORK_NAME, '$1$2: ')
}

/** An address cut after its slash goes on in the next line, and so does the one of a house after a comma. */
export function joinAddresses(lines: Line[]): Line[] {
  return lines.map((line, index) => {
    if (LABEL.test(line.text)) return { ...line, text: wholeAddress(lines.slice(index, index + 4)) }
    const next = lines[index + 1]
    if (!next || !/(?:\.com|\.org|\.dev|\.io|\/in|\/pub)\/$/.test(line.text)) return line
    // A sentence below begins something else.
    const [rest] = next.text.trim().match(/^[\w%-]+(?=\/?\s*(?:$|[|•·,;\t]))/) ?? []
    return rest ? { ...line, text: line.text + rest } : line
  })
}

function wholeAddress([first, ...others]: Line[]): string {
  let text = first.text
  let before = first
  for (const line of others) {
    const goesOn = /,\s*$/.test(text) || isWrappedFrom(before, line)
    if (!goesOn || /[@:+]/.test(line.text)) break
    before = line
    text += ` ${line.text}`
  }
  return text
}

/** The lines above the first heading of each column of page one, and of none further down. */
export function headLines(sections: Section[]): Line[] {
  const lines = sections.filter(({ kind }) => kind === 'top').flatMap((section) => section.lines)
  // Further down a column without a heading tells of something else.
  return lines
    .filter((line) => line.page === 1 && (line.top < 380 || lines.length < 30))
    .slice(0, 40)
}
