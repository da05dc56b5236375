import { dateRangesIn, looksLikeDates, written } from '#api/engines/resume_reader/language/dates'
import { kindOf } from '#api/engines/resume_reader/language/lexicon'
import { isWrappedFrom, joined, textOf, type Line } from '#api/engines/resume_reader/pages/lines'
import {
  boxOf,
  BULLET,
  isBullet,
  joinBrokenRanges,
  recordsOf,
  tidy,
  unwrapped,
  withoutBullet,
  type ResumeRecord,
} from '#api/engines/resume_reader/sections/records'
import { withTableRows } from '#api/engines/resume_reader/sections/tables'
import type { Word } from '#api/engines/resume_reader/pages/words'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type {
  DraftCertification,
  DraftProject,
  Field,
} from '#api/engines/resume_reader/resume_draft'

type Item = { text: string; lines: Line[] }

/** The points of a list: each bullet, or each line that does not go on with the one before. */
export function itemsOf(lines: Line[]): Item[] {
  const items: Item[] = []
  const right = lines[0]?.edge ?? 0
  const left = Math.min(...lines.map((line) => line.x))
  const bulleted = lines.some(isBullet)
  const outer = Math.min(...lines.filter(isBullet).map((line) => line.x))
  const opensBulleted = lines.length > 0 && isBullet(lines[0])
  // What stands further apart than other lines is a point of its own.
  const closest = Math.min(...lines.slice(1).map((line) => line.above))
  const isApart = (line: Line) => line.above > closest + Math.max(1.2, line.size * 0.15)
  for (const line of lines) {
    const item = items.at(-1)
    const previous = item?.lines.at(-1)
    const starts =
      isBullet(line) ||
      (line.cells.length > 1 && looksLikeDates(line.cells[0].text)) ||
      /^\(?\d{1,2}[.)]\s/.test(line.text)
    const isWrapped =
      previous &&
      previous.cells.length !== 2 &&
      !isParallel(item, line) &&
      !isApart(line) &&
      !(STARTS.test(line.text) && !OPEN_END.test(previous.text)) &&
      !(
        item &&
        isDated(item) &&
        (isDated({ text: line.text }) || ENDS_DATED.test(previous.text))
      ) &&
      (previous.right > right - (right - left) * 0.15 || isWrappedFrom(previous, line))
    const goesOn =
      item &&
      previous &&
      !starts &&
      line.above < line.size &&
      (isBullet(item.lines[0])
        ? line.x > item.lines[0].x + 3 || (opensBulleted && !line.bold && hasNoRoom(previous, line))
        : bulleted
          ? false
          : (isWrapped && !line.bold) ||
            isBelowCell(previous, line) ||
            (OPEN_BRACKET.test(item.text) && /^[^()]*\)/.test(line.text)))
    const nested =
      item &&
      starts &&
      isBullet(item.lines[0]) &&
      line.x > outer + 6 &&
      line.x > item.lines[0].x + 6
    if (nested) {
      item.lines.push(line)
      continue
    }
    if (goesOn) {
      item.lines.push(line)
      item.text = textOf(item.lines)
    } else items.push({ text: line.text, lines: [line] })
  }
  return items
}

/** Words that certificates begin with, and seldom their second lines. */
const STARTS =
  /^(?:certified|aws|amazon|google|microsoft|azure|oracle|cisco|ibm|comptia|red hat|itil|hashicorp|salesforce|hackerrank|udemy|coursera|introduction to)\b/i
const OPEN_END =
  /(?:[,&:(/–-]|\b(?:and|of|for|in|with|to|on|by|from|the|und|et|de|del|do|da|e|y|für))$/i
const OPEN_BRACKET = /\([^()]*$/
const ENDS_DATED = /\b(?:19|20)\d\d\s*\)?$/
const isDated = ({ text }: { text: string }) => dateRangesIn(text).length > 0

/** Lines that say something of the paper, not of the person. */
const OF_PAPER = /^(?:last updated|updated (?:on|in)|page \d+|download (?:pdf|cv|resume))\b/i
const ofPerson = (lines: Line[]) => lines.filter(({ text }) => !OF_PAPER.test(text))

/** A line whose first word did not fit into the line before, at the point's own edge. */
const hasNoRoom = (previous: Line, line: Line) => {
  const [first] = line.cells[0].words
  return previous.edge - previous.right < first.right - first.x + line.size * 0.3
}

/** The second column's text goes on in a line of its own. */
const isBelowCell = (previous: Line, line: Line) =>
  previous.cells.length > 1 &&
  line.cells.length === 1 &&
  line.x - previous.x > 20 &&
  Math.abs(line.x - previous.cells.at(-1)!.x) < 3

/** "Docker Fundamentals" and "Docker Internals" are two of one kind, however full the first line is. */
const isParallel = (item: Item | undefined, line: Line) =>
  item !== undefined &&
  (item.text.split(' ')[0] === line.text.split(' ')[0] ||
    (SEPARATED.test(item.text) && SEPARATED.test(line.text)))

const SEPARATED = /\s[–—|-]\s/

const plain = (text: string) =>
  withoutBullet(text)
    .replace(/\s*\t\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Awards and honours, one a point. */
export function readAchievements(sections: Section[]): Field[] {
  const found: Field[] = []
  const keep = (text: string, lines: Line[]) => {
    if (text.length > 3 && !looksLikeDates(text))
      found.push({ value: text.slice(0, 300), confidence: 0.7, ...boxOf(lines) })
  }
  for (const section of sections) {
    const lines = ofPerson(section.lines)
    const records = recordsOf(lines, { singles: true })
    const withBodies = records.filter((record) => record.body.length).length
    const points = lines.filter(isBullet).length
    const areHeaded = records.length > 0 && records.every(hasDateCell)
    if (areHeaded && records.length * 4 > points && withBodies >= records.length / 2) {
      // Each has a header with its date, and points below that only explain it.
      for (const record of records) keep(tidy(record.header[0]?.cells[0]?.text ?? ''), record.lines)
      continue
    }
    const items = itemsOf(joinBrokenRanges(lines))
    const heads = items.filter(({ lines: [line] }) => !isBullet(line))
    const isExplained = heads.length > 1 && items[0] === heads[0] && points >= heads.length
    const bold = items.filter(({ lines: [line] }) => line.bold && !isBullet(line))
    const isNamed = bold.length > 1 && bold[0] === items[0] && !points
    for (const item of isExplained ? heads : isNamed ? bold : items) {
      // A larger line above the points is a heading among them.
      const next = lines[lines.indexOf(item.lines[0]) + 1]
      if (next && item.lines[0].size > next.size * 1.08 && next.cells.length > 1) continue
      keep(plain(withoutDateCells(item.text)), item.lines)
    }
  }
  return found.slice(0, 30)
}

/** Its dates stand apart from what was won. */
const hasDateCell = ({ lines }: ResumeRecord) =>
  lines
    .slice(0, 4)
    .some(({ cells }) => cells.some(({ text }) => looksLikeDates(text)) && cells.length < 4)

const withoutDateCells = (text: string) => {
  const cells = text.split('\t')
  return cells.filter((cell) => cells.length < 2 || !looksLikeDates(cell)).join('\t')
}

/** Where names are bold, plain lines between them only tell of them: of these the dates are kept. */
function namedInBold(items: Item[]): Item[] {
  const isBold = ({ lines: [line] }: Item) => line.bold
  const count = items.filter(isBold).length
  if (!items[0] || !isBold(items[0]) || isBulleted(items) || count < 2) return items
  return items.filter((item) => isBold(item) || looksLikeDates(item.text))
}

const isBulleted = (items: Item[]) => items.some((item) => isBullet(item.lines[0]))

const LEVELS =
  /^(?:associate|professional|practitioner|specialty|foundational?|expert|level|fundamentals|developer|administrator|advanced|intermediate|beginner|basic|oral|written|in progress)\b/i

const ISSUER =
  /^(?:the )?(?:coursera|udemy|edx|codecademy|pluralsight|udacity|linkedin(?: learning)?|cisco(?: networking academy)?|microsoft|amazon(?: web services)?|aws|google(?: cloud)?|ibm|oracle|hackerrank|freecodecamp|nptel|infosys(?: springboard)?|great learning|simplilearn|datacamp|cambridge english|harvardx?|stanford(?: online)?|meta|deeplearning\.ai|kaggle|scrimba|alison|futurelearn|khan academy|skillshare|cognitive class|red hat|vmware|salesforce|mongodb(?: university)?|internshala|geeksforgeeks|coding ninjas?|hubspot(?: academy)?|platzi|alura|rocketseat|openclassrooms|sololearn|linux foundation|comptia|scrum alliance|scrum\.org|(?:\p{Lu}\p{L}+ )?university(?: of .*)?)$/iu

const LABELLED =
  /^(?:(?:professional|relevant|technical|online)\s+)?(?:certifi(?:cations?|cates?|ed in)|licen[cs]es?\s*(?:&|and)\s*certifications?|zertifi(?:kate?|zierung(?:en)?)|certificaciones|certificações|certificats)\s*:\s*(?=\S)/i
/** At commas outside brackets, and before a last one that is a certificate by its end. */
const LISTED =
  /\s*[,;•](?![^()]*\))\s*(?:and\s+)?|\s+and\s+(?=\p{Lu}[\p{L} ]*(?:Associate|Professional|Practitioner|Specialist|Expert|Fundamentals|Administrator)$)/u
const OTHER_LABEL = /^[\p{L}][\p{L} &/-]{2,30}:\s*\S/u

const LONGEST_LIST = 1000

/** What stands behind the label "Certifications:" in a section of whatever kind, each on its own. */
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

/** The items of a section of certificates: points, lines or rows of a table, or one line with all of them. */
function ownItems(section: Section): Item[] {
  const lines = withTableRows(joinBrokenRanges(ofPerson(section.lines)))
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
  const [, issuer, list] = item.text.match(/^([^:|]{2,30}):\s+([^|]+(?:\|[^|]+)+)$/) ?? []
  if (!issuer || !ISSUER.test(withoutBullet(issuer).trim())) return [item]
  return list.split('|').map((name) => ({ ...item, text: `${name.trim()} | ${issuer}` }))
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

/** Certificates with their issuers and dates; outside their own sections only what is labelled as one. */
export function readCertifications(sections: Section[]): DraftCertification[] {
  const found: DraftCertification[] = []
  for (const section of sections) {
    const isOwn = section.kind === 'certifications' && !LABELLED.test(section.lines[0]?.text ?? '')
    const items = isOwn ? ownItems(section) : labelledItems(section.lines)
    // Dates may stand above what they date.
    const datesLead = items.length > 1 && looksLikeDates(items[0].text)
    let above: Field | null = null
    for (const item of items) {
      const place = boxOf(item.lines)
      let text = inColumns(withoutBullet(item.text.slice(0, LONGEST_LIST))).replace(DONE, '')
      const [range] = dateRangesIn(text)
      let date: Field | null = null
      if (range) {
        const moment = range.start!
        date = { value: written(moment), confidence: 0.85, ...place }
        text = text.slice(0, range.index) + '\t' + text.slice(range.index + range.length)
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

/** Where a link leads, at a name's end; "Portfolio Website" is a name, "Portfolio (Website)" is not. */
const LINK_WORDS =
  /\s*(?:\b(?:github(?: link| repo(?:sitory)?)?|live(?: link| demo| site)?|demo|link|links|source(?: code)?|repo(?:sitory)?|view(?: project)?|play store|app store)|[[(](?:github|live|demo|links?|source(?: code)?|website|repo(?:sitory)?|code|view|video|paper|play store|app store)[\])])\s*$/i

/** Projects by the lines that name them. */
export function readProjects(sections: Section[]): DraftProject[] {
  const found: DraftProject[] = []
  for (const section of sections) found.push(...projectsOf(section))
  return found.slice(0, 30)
}

const NAME_LABEL =
  /^(?:\d{1,2}[.)]?\s*)?(?:project(?:\s+(?:name|title))?|name of (?:the )?project|title|name)\s*#?\s*\d{0,2}\s*$/i

/** What a line labels as a project's name: "Project: Ledger", or the label in a cell or a line of its own. */
function labelledName(line: Line, next: Line | undefined): string | null {
  const [first, second] = line.cells
  const [label, ...rest] = withoutBullet(first.text).split(/\s*[:–]\s*/)
  if (!NAME_LABEL.test(label)) return null
  const inline = tidy(rest.join(': '))
  if (inline) return inline
  if (second) return tidy(second.text)
  return next && next.x > line.x + 20 ? tidy(next.text) : null
}

/** Below what one was in a project stands its name. */
function roleless([first, next]: Line[]): string | null {
  const role = tidy(first.cells[0].text)
  const isRole = kindOf(role).title >= 0.9 && role.split(' ').length < 4
  return isRole && next && !isBullet(next) && next.text.length < 60 ? projectName(next) : null
}

function projectsOf(section: Section): DraftProject[] {
  const lines = unwrapped(joinBrokenRanges(ofPerson(section.lines)))
  if (!lines.length) return []
  const names = lines.map((line, index) => labelledName(line, lines[index + 1]))
  const labelled = names.flatMap((name, index) => (name ? [index] : []))
  const heads = labelled.length ? labelled : headLines(lines)
  const found: DraftProject[] = []
  for (const [index, at] of heads.entries()) {
    const own = lines.slice(at, heads[index + 1] ?? lines.length)
    const place = boxOf(own)
    const name = labelled.length
      ? names[at]!.split(/\s+[–—|]\s+|\.$/)[0]
      : (roleless(own) ?? projectName(own[0]))
    if (!name) continue
    // Dates stand with the name or just below it.
    const range = own
      .slice(0, 3)
      .filter(
        (line, row) =>
          row === 0 ||
          looksLikeDates(line.text) ||
          line.cells.some((cell) => looksLikeDates(cell.text))
      )
      .flatMap((line) => dateRangesIn(line.text))[0]
    const description = own
      .slice(1)
      .map((line) => plain(line.text))
      .join('\n')
      .slice(0, 4000)
    const dated = (moment: { year: number; month: number | null } | null | undefined) =>
      moment ? { value: written(moment), confidence: 0.9, ...place } : null
    found.push({
      name: { value: name, confidence: own[0].bold ? 0.8 : 0.65, ...place },
      description: description ? { value: description, confidence: 0.7, ...place } : null,
      url: null,
      start: range && !range.single ? dated(range.start) : null,
      end: range
        ? range.single
          ? dated(range.start)
          : range.current
            ? null
            : dated(range.end)
        : null,
      confidence: 0.7,
      ...place,
    })
  }
  return found
}

/** The lines that name projects: bold or large ones, ones with dates, or ones that points of a list follow. */
function headLines(lines: Line[]): number[] {
  const style = (line: Line) => `${line.cells[0].words[0]?.bold}:${Math.round(line.cells[0].size)}`
  const candidates: number[] = []
  const [first] = lines
  const firstBullets = isBullet(first) || /^\(?\d{1,2}[.)]\s/.test(first.text)
  if (firstBullets) {
    // Each point of the outermost list is one.
    for (const [index, line] of lines.entries())
      if ((isBullet(line) || /^\(?\d{1,2}[.)]\s/.test(line.text)) && line.x <= first.x + 4)
        candidates.push(index)
    return candidates
  }
  const firstStyle = style(first)
  const isStyled = lines.some((line) => style(line) !== firstStyle)
  const hasDates = (line: Line) =>
    line.cells.length > 1 && line.cells.slice(1).some((cell) => looksLikeDates(cell.text))
  const dated = lines.flatMap((line, index) =>
    hasDates(line) && !isBullet(line) && Math.abs(line.x - first.x) < 14 ? [index] : []
  )
  if (dated[0] === 0 && dated.length > 1) return dated
  const outer = outdented(lines)
  if (outer) return outer
  const word = first.text.split(' ')[0]
  if (lines.length > 1 && lines.every((line) => line.text.split(' ')[0] === word))
    return lines.map((_, index) => index)
  const firstIsBold = first.cells[0].words[0]?.bold ?? false
  for (const [index, line] of lines.entries()) {
    if (index === 0) {
      candidates.push(0)
      continue
    }
    if (isBullet(line) || Math.abs(line.x - first.x) > 14) continue
    const previous = lines[index - 1]
    const next = lines[index + 1]
    const isExplained =
      EXPLAINED.test(first.text) &&
      EXPLAINED.test(line.text) &&
      line.above > line.size * 0.3 &&
      line.above > (next?.above ?? 0) * 1.5
    if (
      candidates.at(-1) === index - 1 &&
      !isExplained &&
      !(
        firstIsBold &&
        style(line) === firstStyle &&
        line.cells[0].bold &&
        isBullet(lines[index + 1] ?? line)
      )
    )
      continue
    if (isStyled && (firstIsBold || Math.abs(first.size - lines[1]?.size) > 0.6)) {
      if (style(line) === firstStyle && /^[\p{L}\p{N}"“]/u.test(line.text)) candidates.push(index)
      continue
    }
    // A short line between sentences names the next.
    const isTitled =
      isTitle(first) && isTitle(line) && /[.!]$/.test(previous.text) && next && !isTitle(next)
    const isDated =
      line.cells.length > 1 && line.cells.slice(1).some((cell) => looksLikeDates(cell.text))
    const opensList =
      next && isBullet(next) && (isBullet(previous) || previous.x > line.x + 4 || line.above > 2)
    const firstDated = first.cells.slice(1).some((cell) => looksLikeDates(cell.text))
    if (
      firstDated
        ? isDated
        : opensList ||
          isExplained ||
          isTitled ||
          (line.above > line.size * 0.6 &&
            line.above > (next?.above ?? 0) * 1.5 &&
            line.text.length < 90 &&
            !/[.,;]$/.test(line.text))
    )
      candidates.push(index)
  }
  return candidates
}

const isTitle = ({ text }: Line) =>
  /^\p{Lu}/u.test(text) && text.split(' ').length < 8 && !/[.,;:!]$/.test(text)

/** "Ledger - settles payments" */
const EXPLAINED = /^\p{Lu}.{1,58}?\s[–—-]\s+\p{L}/u

/** Nothing but addresses, perhaps broken over lines. */
const isAddress = (text: string) =>
  /^(?:https?:\/\/|www\.)/.test(text) &&
  text.split(/\s+/).every((word) => /^(?:https?:|www\.)/.test(word) || /[\d/=?&%_]/.test(word))

/** Lines at the edge, each with what is indented below it, where nothing else marks the names. */
function outdented(lines: Line[]): number[] | null {
  const left = Math.min(...lines.map((line) => line.x))
  const isInner = (line: Line) => line.x > left + 10
  const inner = lines.filter(isInner).length
  if (isInner(lines[0]) || lines.some(isBullet) || inner < lines.length / 3) return null
  const heads: number[] = [0]
  let isPast = false
  let isLink = false
  for (const [index, line] of lines.entries()) {
    if (isInner(line)) {
      isPast = true
      isLink = false
      continue
    }
    // An address may be broken over lines.
    isLink =
      isAddress(line.text) ||
      (isLink && line.text.split(' ').every((word) => /[\d/=?&%_]/.test(word)))
    if (isLink || !isPast) continue
    heads.push(index)
    isPast = false
  }
  return heads.length > 1 ? heads : null
}

function projectName(whole: Line): string | null {
  // Dates may stand in the margin.
  const line =
    whole.cells.length > 1 && looksLikeDates(whole.cells[0].text)
      ? { ...whole, cells: whole.cells.slice(1) }
      : whole
  const [cell] = line.cells
  const bold = boldStart(line)
  let text = bold ?? cell.text
  text = withoutBullet(text)
  for (const range of dateRangesIn(text).reverse())
    if (
      !range.single ||
      // "May 2015 Ledger", where "2048 clone" is a name
      (range.index === 0 && range.start?.month) ||
      (/[(|,]\s*$/.test(text.slice(0, range.index)) &&
        /^\s*(?:$|[)|,])/.test(text.slice(range.index + range.length))) ||
      range.index + range.length >= text.length - 1
    )
      text = `${text.slice(0, range.index)} | ${text.slice(range.index + range.length)}`
  text = text
    .replace(/\s*https?:\/\/\S+/g, ' ')
    .replace(/^(project(?: title| name)?|title|name|projekt|projeto|projet)\s*\d*\s*[:–-]\s*/i, '')
  // Projet de Master: “The tides”
  const quoted = text.match(/^[^:“"«]{3,40}:\s*[“"«]\s*([^”"»]{3,120})/)
  if (quoted) text = quoted[1]
  const [name] = text
    .split(/\s*[|•·‖∣]\s*|\s+–\s*|\s*–\s+|\s*—\s*|\s+-{1,2}\s+|:$|\s+\((?=[^)]*(?:[,;/]|$))/u)
    .flatMap((part) => (line.bold || bold ? [part] : part.split(/:\s+/)))
    .map(tidy)
    .filter(Boolean)
  if (!name) return null
  const cleaned = tidy(name.replace(LINK_WORDS, ''))
  const count = cleaned.split(/\s+/).length
  if (LABEL.test(cleaned)) return null
  if (cleaned.length < 2 || count > 24 || !/\p{L}/u.test(cleaned)) return null
  if (/[a-z]\.$/.test(cleaned) && count > 6 && !line.bold) return null
  if (count === 1 && cleaned.length > 20 && /[=&?%]/.test(cleaned)) return null
  return cleaned
}

const LABEL =
  /^(?:for|url|github|demo|location|remote|tech(?:nolog(?:y|ies)(?: used)?| stack)?|tools(?: used)?|link|role|duration|client|environment|responsibilit(?:y|ies)|position(?: held)?|team size|description|project description|operating system|platform|summary|features?|key features|period)$/i

/** The words that a line begins with in bold or in larger type, when the rest of it is set otherwise. */
function boldStart(line: Line): string | null {
  const words = line.cells.flatMap((cell, index) => (index === 0 ? cell.words : []))
  const from = words.findIndex(
    (word) => !BULLET.test(`${word.text} x`) || /\p{L}{2}/u.test(word.text)
  )
  if (from < 0) return null
  const smallest = Math.min(...words.map((word) => word.size))
  const stands = (word: Word) => word.bold || word.size > smallest * 1.15
  let count = 0
  while (from + count < words.length && stands(words[from + count])) count++
  if (!count || from + count === words.length) return null
  return joined(words.slice(from, from + count))
}
