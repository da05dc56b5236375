import { looksLikeDates, dateRangesIn, written } from '#api/engines/resume_reader/language/dates'
import { headingOf } from '#api/engines/resume_reader/language/headings'
import { type Line, isWrappedFrom, lineOf, textOf } from '#api/engines/resume_reader/pages/lines'
import {
  withoutBullet,
  isBullet,
  boxOf,
  tidy,
} from '#api/engines/resume_reader/sections/records/header_text'
import { joinBrokenRanges } from '#api/engines/resume_reader/sections/records/broken_ranges'
import { withTableRows } from '#api/engines/resume_reader/sections/tables'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { DraftCertification, Field } from '#api/engines/resume_reader/resume_draft'
import {
  type Item,
  isBulleted,
  isDated,
  itemsOf,
} from '#api/engines/resume_reader/sections/lists/list_items'
import { ofPerson } from '#api/engines/resume_reader/sections/of_person'

/** Where names are bold, plain lines between them only tell of them: of these the dates are kept. */
function namedInBold(items: Item[]): Item[] {
  const isBold = ({ lines: [line] }: Item) => line.bold
  const count = items.filter(isBold).length
  if (!items[0] || !isBold(items[0]) || isBulleted(items) || count < 2) return items
  return items.filter((item) => isBold(item) || looksLikeDates(item.text))
}

const LEVELS =
  /^(?:associate|professional|practitioner|specialty|foundational?|expert|level|fundamentals|developer|administrator|advanced|intermediate|beginner|basic|oral|written|in progress)\b/i

const ISSUER =
  /^(?:the )?(?:coursera|udemy|edx|codecademy|pluralsight|udacity|linkedin(?: learning)?|cisco(?: networking academy)?|microsoft|amazon(?: web services)?|aws|google(?: cloud)?|ibm|oracle|hackerrank|freecodecamp|nptel|infosys(?: springboard)?|great learning|simplilearn|datacamp|cambridge english|harvardx?|stanford(?: online)?|meta|deeplearning\.ai|kaggle|scrimba|alison|futurelearn|khan academy|skillshare|cognitive class|red hat|vmware|salesforce|mongodb(?: university)?|internshala|geeksforgeeks|coding ninjas?|hubspot(?: academy)?|platzi|alura|rocketseat|openclassrooms|sololearn|linux foundation|comptia|scrum alliance|scrum\.org|(?:\p{Lu}\p{L}+ )?university(?: of .*)?)$/iu

const LABELLED =
  /^(?:(?:professional|relevant|technical|online)\s+)?(?:certifi(?:cations?|cates?|ed in)|licen[cs]es?\s*(?:&|and)\s*certifications?|zertifi(?:kate?|zierung(?:en)?)|certificaciones|certificações|certificats)\s*:\s*(?=\S)/i
/** At commas outside brackets, and before a last one that is a certificate by its end. */
const LISTED =
  /\s*[,;•](?![^()]*\))\s*(?:and\s+)?|\s+and\s+(?=\p{Lu}\p{L}+ \p{Lu}[\p{L} ]*(?:Associate|Professional|Practitioner|Specialist|Expert|Fundamentals|Administrator)$)(?!Developer)/u
const OTHER_LABEL = /^[\p{L}][\p{L} &/-]{2,30}:\s*\S/u

const LONGEST_LIST = 1000

/** What is behind the label "Certifications:" in a section of whatever kind, each on its own. */
function labelledItems(lines: Line[]): Item[] {
  const items: Item[] = []
  for (let at = 0; at < lines.length; at++) {
    const text = withoutBullet(lines[at].text)
    const label = text.match(LABELLED)
    if (!label) continue
    const own = [lines[at]]
    while (
      lines[at + 1] &&
      isWrappedFrom(lines[at], lines[at + 1]) &&
      !isBullet(lines[at + 1]) &&
      !OTHER_LABEL.test(lines[at + 1].text)
    )
      own.push(lines[++at])
    const list = withoutBullet(textOf(own)).slice(label[0].length, LONGEST_LIST)
    for (const part of list.split(LISTED))
      if (part.length > 2) items.push({ text: part, lines: own })
  }
  return items
}

/** Points below what has a date of its own only tell of it, and so does what a label heads. */
function withoutDetails(items: Item[]): Item[] {
  let isTold = false
  return items.filter((item) => {
    const [line] = item.lines
    const isPoint = isBullet(line) || /^\(?\d{1,2}[.)]\s/.test(line.text)
    if (/:\s*$/.test(item.text) && item.text.split(/\s+/).length < 5) return false
    if (isPoint) return !isTold
    isTold = isDated(item) && !looksLikeDates(item.text)
    return true
  })
}

/** Two beside each other, and below each who issued it: each with its issuer in a line of its own. */
function withoutGrid(lines: Line[]): Line[] {
  const [first, second] = lines
  const isGrid =
    lines.length >= 4 &&
    lines.length % 2 === 0 &&
    second.cells.length === 2 &&
    lines.every(
      ({ cells, above }, at) =>
        cells.length === 2 &&
        Math.abs(cells[1].x - first.cells[1].x) < 4 &&
        !cells.some(({ text }) => looksLikeDates(text)) &&
        (at % 2 === 0 || (at > 1 && above < lines[at - 1].above * 0.5) || above < 2)
    ) &&
    lines.slice(2).every(({ above }, at) => at % 2 === 1 || above > 4)
  if (!isGrid) return lines
  return lines.flatMap((line, at) =>
    at % 2
      ? []
      : line.cells.map((cell, index) => lineOf([cell, lines[at + 1].cells[index]], line.stream))
  )
}

/** The items of a section of certificates: points, lines or rows of a table, or one line with all of them. */
function ownItems(section: Section): Item[] {
  const lines = withoutGrid(withTableRows(joinBrokenRanges(ofPerson(section.lines))))
  const items = withoutDetails(namedInBold(itemsOf(lines))).flatMap(ofOneIssuer)
  const [only] = items
  if (items.length !== 1 || isBulleted(items)) return items
  const parts = only.text.slice(0, LONGEST_LIST).split(/\s*[|•·]\s*|\s*[,;](?![^()]*\))\s*/)
  const isList =
    parts.length > 2 && parts.every((part) => part.length > 2 && !isDated({ text: part }))
  return isList ? parts.map((text) => ({ text, lines: only.lines })) : items
}

/** "AWS: Developer | AI Practitioner": several of one issuer. */
function ofOneIssuer(item: Item): Item[] {
  const [, issuer, list] = item.text.match(/^([^:|]{2,30}):\s+([^\s].*)$/) ?? []
  if (!issuer || !ISSUER.test(withoutBullet(issuer).trim())) return [item]
  // "AWS: Developer (2023), AI Practitioner (2024)"
  const names = list.includes('|') ? list.split('|') : list.split(/(?<=\(\d{4}\)),\s+/)
  if (names.length < 2) return [item]
  return names.map((name) => ({ ...item, text: `${name.trim()} | ${issuer}` }))
}

/** A table's row says what its cells are: the certificate first. */
function inColumns(text: string): string {
  const cells = text.split('\t')
  const name = cells.find((cell) => cell.startsWith('Degree: '))
  if (!name) return text
  const others = cells.filter((cell) => cell !== name)
  return [name, ...others].join('\t').replace(/(?:Degree|Institution): /g, '')
}

/** What is told of the certificate above: who issued it, or where it is shown. */
const ABOUT =
  /^\W*(?:(?:institut(?:e|ion)|issue[rd](?: by)?|issuing (?:organi[sz]ation|authority)|platform|provider|organi[sz]ation|authority|link|url|credential(?: url| id)?|duration|score|grade)\s*:\s*|https?:\/\/)/i
const DONE = /^(?:successfully\s+)?(?:completed|earned|received|obtained)\s+(?:an?\s+|the\s+)?/i

const wordsOf = (text: string) => text.split(' ').slice(0, 2).join(' ')

/** The text of a point; "Harbour School | March 2024" below its name is not the name's end. */
function saidIn({ text, lines }: Item): string {
  const last = lines.at(-1)!
  const above = lines.slice(0, -1)
  const isBelow =
    isBullet(lines[0]) &&
    above.length > 0 &&
    /^\p{Lu}[^|•·]*[|•·]/u.test(last.text) &&
    isDated({ text: last.text }) &&
    !above.some(isDated)
  return isBelow ? `${textOf(above)}\t${last.text}` : text
}

/** Certificates with their issuers and dates; outside their own sections only what is labelled as one. */
export function readCertifications(sections: Section[]): DraftCertification[] {
  const found: DraftCertification[] = []
  for (const section of sections) {
    const isOwn = section.kind === 'certifications' && !LABELLED.test(section.lines[0]?.text ?? '')
    const items = isOwn ? ownItems(section) : labelledItems(section.lines)
    // Dates may be above what they date.
    const datesLead = items.length > 1 && looksLikeDates(items[0].text)
    let above: Field | null = null
    for (const item of items) {
      const place = boxOf(item.lines)
      let text = inColumns(withoutBullet(saidIn(item).slice(0, LONGEST_LIST))).replace(DONE, '')
      const [range] = dateRangesIn(text)
      let date: Field | null = null
      if (range) {
        const moment = range.start!
        date = { value: written(moment), confidence: 0.85, ...place }
        const behind = text.slice(range.index + range.length)
        // "Talks (2021) of the harbour": a date in the midst of a name is part of it.
        const isWithin =
          range.single && range.index > 0 && /^\)?\s+(?:\p{L}+\s+){1,}\p{L}{3,}/u.test(behind)
        if (!isWithin) text = `${text.slice(0, range.index)}\t${behind}`
      }
      if (
        looksLikeDates(item.text) ||
        /^(issued|credential|valid|expires|id\b|show|see|certificate (id|no)|participant|certified by)/i.test(
          text.trim()
        )
      ) {
        const previous = found.at(-1)
        if (datesLead) above = date
        else if (previous && date) previous.date ??= date
        continue
      }
      const told = text.match(ABOUT)
      if (told) {
        const last = found.at(-1)
        if (last && /^(?:i|p|o|a)/i.test(told[0]))
          last.issuer ??= { value: tidy(text.slice(told[0].length)), confidence: 0.6, ...place }
        continue
      }
      const pieces = text
        .split(
          /\t|\s+[|•·❖]\s+|\s+[–—-]\s+(?![^(]*\))(?!(?:associate|professional|practitioner|specialty|foundational?|expert|level|fundamentals|developer|administrator|advanced|intermediate|beginner|basic)\b)|\s*\|\s*/i
        )
        .map((piece) =>
          tidy(
            piece.replace(
              /\b(issued|credential id.*|see credential|show credential|verify|link|certificate link|view certificate)\b\s*:?/gi,
              ' '
            )
          )
        )
        .filter((piece) => piece.length > 1)
      // "Coursera – University of Leeds – Machine Learning"
      const named = pieces.findIndex((piece) => !ISSUER.test(piece))
      const at = named > 0 && pieces.length > 2 ? pieces.length - 1 : named
      let [name, issuer] =
        at > 0 ? [pieces[at], pieces.slice(0, at).join(', ')] : pieces.slice(0, 2)
      // A line that only names who issued tells of the one above.
      const last = found.at(-1)
      if (name && !issuer && ISSUER.test(name) && last && !isBulleted(items)) {
        last.issuer ??= { value: name, confidence: 0.6, ...place }
        continue
      }
      // "Coursera: Deep Learning", "Deep Learning, Harbour University, Coursera"
      const platform = name?.match(/^([^:]{3,40}):\s+(\S.*)$/)
      if (platform && !issuer && ISSUER.test(platform[1])) [, issuer, name] = platform
      for (
        let given = name?.match(/^(.{4,}),\s+([^,]+)$/);
        given && ISSUER.test(given[2]);
        given = name.match(/^(.{4,}),\s+([^,]+)$/)
      ) {
        issuer = issuer ? `${given[2]}, ${issuer}` : given[2]
        name = given[1]
      }
      // "AWS Academy Graduate – AWS Academy Cloud Foundations" is one name.
      if (issuer && wordsOf(name) === wordsOf(issuer)) [name, issuer] = [tidy(text), '']
      // The date has opened its bracket: "(Harbour School, 2023)".
      const opened = name?.match(/^(.{4,}?)\s*\(([^()]*)$/)
      if (opened) [name, issuer] = [opened[1], tidy(opened[2]) || issuer]
      const bracketed = name?.match(/^(.{6,}?)\s*\((\p{Lu}\p{Ll}[^()]*)\)$/u)
      if (bracketed && !issuer && !LEVELS.test(bracketed[2])) [, name, issuer] = bracketed
      // A heading that was taken for a line, or what is left of one.
      if (name && headingOf(name)) continue
      if (!name || name.length < 3 || name.length > 140 || !/\p{L}{2}/u.test(name)) continue
      // Of several commas none parts the issuer.
      const owned = /,.*,/.test(name)
        ? null
        : name.match(/^(.{8,}?),\s+((?:\p{Lu}[\p{L}.]*\s?){1,4}(?:\([A-Z]{2,6}\))?)$/u)
      if (owned && !issuer && !/^(associate|professional|inc|ltd|level)/i.test(owned[2]))
        [, name, issuer] = owned
      const by = name.match(/^(.{6,}?)\s+(?:by|from|issued by|von|par|por)\s+(\p{Lu}.{1,50})$/u)
      if (by && !issuer) [, name, issuer] = by
      found.push({
        name: { value: tidy(name), confidence: 0.75, ...place },
        issuer: issuer ? { value: issuer, confidence: 0.6, ...place } : null,
        date: date ?? above,
        confidence: 0.75,
        ...place,
      })
    }
  }
  return found.slice(0, 30)
}
