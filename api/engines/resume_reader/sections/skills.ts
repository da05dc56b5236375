import { dateRangesIn } from '#api/engines/resume_reader/language/dates'
import { headingOf } from '#api/engines/resume_reader/language/headings'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import { isWrappedFrom, joined, type Line } from '#api/engines/resume_reader/pages/lines'
import {
  boxOf,
  BULLET,
  isBullet,
  withoutBullet,
} from '#api/engines/resume_reader/sections/records/header_text'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { DraftSkill } from '#api/engines/resume_reader/resume_draft'

const MAX_SKILLS = 80
const LEVEL =
  /\s*[([]?\b(expert|advanced|intermediate|beginner|basic|basics|proficient|familiar(?:ity)?|fluent|native|novice|experienced|working knowledge|good|excellent|strong|fortgeschritten|grundkenntnisse|sehr gut|gut|avancé|intermédiaire|débutant|avanzado|mittelstufe|anfänger|grundlagen|basiskenntnisse|fließend|verhandlungssicher|intermedio|básico|avançado|intermediário|ileri|orta|fort|compétente?|notions|courant|muttersprache|[abc][12]|sólido|\d+\+? ?(?:years?|yrs?|anos?|ans?|jahre?|months?|meses))\b[\])]?\s*$/i
const SOFT =
  /^(communication|teamwork|team work|leadership|problem[- ]solving|time management|creativity|adaptability|critical thinking|collaboration|english|french|german|spanish|hindi|turkish|portuguese|korean|tamil|telugu|marathi|gujarati|bengali|punjabi|kannada|malayalam|urdu|odia|assamese|vietnamese|mandarin|cantonese|chinese|japanese|korean|arabic|russian|italian|dutch|polish|ukrainian|romanian|swedish|danish|norwegian|finnish|greek|hebrew|persian|farsi|thai|indonesian|malay|tagalog|serbian|croatian|czech|hungarian|catalan|castellano|catalán|inglés|alemán|francés|italiano|russisch|spanisch|italienisch|native|fluent|and|etc|others?|more|including|proficient|familiar|skills?|languages?|frameworks?|tools?|databases?|libraries|technologies|programming|expert|advanced|intermediate|beginner|basic|hard[- ]?working|quick learn|fast learn|team ?player|decision[- ]making|analytical (?:skills|thinking)|attention to detail|public speaking|negotiation|multi[- ]?tasking|flexibility|interpersonal|work ethic|emotional intelligence|conflict resolution|positive attitude|self[- ]motivat|creative thinking|deutsch|englisch|französisch|anglais|français|espagnol|allemand|inglês|português|espanhol|ingles|español)\b.{0,12}$/i

type Found = {
  text: string
  sure: number
  line: Line
  /** Most of what is listed with it is known. */
  isAmong?: boolean
}

/** The skills that the resume lists, and, where it lists none, those it tells of. */
export function readSkills(sections: Section[], vocabulary: Vocabulary): DraftSkill[] {
  const skills = new Map<string, DraftSkill>()
  const keep = (found: Found, isListed: boolean) => {
    const text = cleanSkill(found.text, vocabulary)
    if (!text || headingOf(found.line.text)) return
    const known = vocabulary.skill(text)
    if (!known && (!isListed || !isPlausible(text, found.isAmong))) return
    const key = known?.id ?? text.toLowerCase()
    const sure = known ? found.sure : found.sure * 0.6
    const before = skills.get(key)
    if (before) {
      before.confidence = Math.max(before.confidence, sure)
      return
    }
    if (skills.size >= MAX_SKILLS) return
    skills.set(key, {
      value: text,
      id: known?.id ?? null,
      confidence: Math.round(sure * 100) / 100,
      ...boxOf([found.line]),
    })
  }
  for (const section of sections) {
    const isSkills = section.kind === 'skills' || section.kind === 'tools'
    // "Languages" may be those that one programs in, "Tech experience" a list without a single post.
    const mayList = section.kind === 'languages' || section.kind === 'employment'
    const isCode = mayList && !isDated(section) && namesCode(section, vocabulary)
    const isBeside = section.kind === 'certifications' && SKILLS_TOO.test(section.title)
    if (!isSkills && !isCode && !isBeside) continue
    const lines = isBeside ? fromLabel(section.lines) : section.lines
    const listed = withoutOthers(lines)
    const inColumns = namesInColumn(listed)
    for (const group of groupsOf(withoutLabelLines(listed), inColumns))
      for (const found of itemsIn(group, inColumns, vocabulary)) keep(found, true)
  }
  if (skills.size < 3)
    for (const section of sections) {
      if (!['summary', 'employment', 'projects', 'top'].includes(section.kind)) continue
      for (const line of section.lines)
        for (const { written } of vocabulary.skillsIn(line.text))
          keep({ text: written, sure: 0.45, line }, false)
    }
  return [...skills.values()]
}

const SKILLS_TOO = /skill|technolog|tools/i
const CERTIFIED = /^\W*(?:\p{L}+\s+)?certifi(?:cations?|cates?)\s*:/iu

/** In "Certifications & Technical Skills" only what has a label of skills is one. */
function fromLabel(lines: Line[]): Line[] {
  const first = lines.findIndex(
    ({ text }) => /^[^:]{2,40}:\s*\S/.test(text) && !CERTIFIED.test(text)
  )
  return first < 0 ? [] : lines.slice(first)
}

/** A scale drawn beside a skill: dots, stars or the glyphs of an icon font. */
const RATED = /[●○★☆⬤◯❖■□▪▫]{3,}|(?:❖\s*){3,}/u

/** Without certificates, words of the paper, and, where skills are rated, what heads them without a rating. */
function withoutOthers(lines: Line[]): Line[] {
  const isRated = (line: Line) => line.cells.slice(1).some(({ text }) => RATED.test(text))
  const rated = lines.filter(isRated).length
  return lines.filter(
    (line) =>
      !CERTIFIED.test(line.text) &&
      !/^(?:download|last updated|updated on)\b/i.test(line.text) &&
      (rated * 2 < lines.length || isRated(line))
  )
}

/** Whether a first column names the groups that are beside it. */
function namesInColumn(lines: Line[]): boolean {
  const rows = lines.filter(({ cells }) => cells.length > 1 && /[,;]/.test(cells[1].text))
  const isEven = (at: 0 | 1) =>
    rows.every(({ cells }) => Math.abs(cells[at].x - rows[0].cells[at].x) < 3)
  const isShort = rows.every(({ cells }) => !/[,;]/.test(cells[0].text))
  return rows.length > 1 && rows.length * 2 >= lines.length && isShort && isEven(0) && isEven(1)
}

/** A bold line above a list in plain type only names it. */
function withoutLabelLines(lines: Line[]): Line[] {
  const bold = lines.filter((line) => line.bold).length
  if (!bold || bold * 2 > lines.length) return lines
  return lines.filter((line, index) => {
    const next = lines[index + 1]
    const heads = next && !next.bold && (/[,;•|]/.test(next.text) || isBullet(next))
    return !(line.bold && line.cells.length === 1 && !/[,;:|]/.test(line.text) && heads)
  })
}

/** "Languages Python, Rust": the words in bold that a list begins with. */
function boldLabel({ cells: [cell] }: Line): string | null {
  const { words } = cell
  const count = words.findIndex((word) => !word.bold)
  if (count < 1 || words.slice(count).some((word) => word.bold)) return null
  const label = joined(words.slice(0, count))
  return /[,;|/]$/.test(label) || /^[,;|/]/.test(words[count].text) ? null : label
}

const isDated = ({ lines }: Section) => lines.some((line) => dateRangesIn(line.text).length)

/** Whether most of what a section names are skills. */
function namesCode({ lines }: Section, vocabulary: Vocabulary): boolean {
  let known = 0
  let all = 0
  for (const line of lines)
    for (const token of line.text.split(/[,;|•·\t:()/]|\s{2,}/)) {
      const text = token.trim()
      if (text.length < 1) continue
      all++
      if (vocabulary.skill(text)) known++
    }
  return known > 1 && known > all * 0.4
}

const LABELLED = /^[^:]{2,40}:/

/** Lines that belong together: a label and its list over several lines. */
function groupsOf(lines: Line[], inColumns: boolean): Line[][] {
  const groups: Line[][] = []
  const right = Math.max(...lines.map((line) => line.right), 0)
  const left = Math.min(...lines.map((line) => line.x))
  for (const line of lines) {
    const group = groups.at(-1)
    const previous = group?.at(-1)
    // After a comma "OOP, Tools: Git" goes on with the list before.
    const label = withoutBullet(line.text).match(LABELLED)?.[0]
    const isLabelled = label && !(label.includes(',') && /,\s*$/.test(previous?.text ?? ''))
    const isWrapped =
      previous &&
      (/[,;&/(-]\s*$/.test(previous.text) ||
        /^[,;&)]|^\p{Ll}/u.test(line.text) ||
        (group && LABELLED.test(withoutBullet(group[0].text)) && isWrappedFrom(previous, line)) ||
        (previous.right > right - (right - left) * 0.12 &&
          /[,;•|·]/.test(previous.text) &&
          right - left > 200))
    if (
      group &&
      previous &&
      isWrapped &&
      !isLabelled &&
      !(inColumns && line.cells.length > 1) &&
      !isBullet(line) &&
      line.above < line.size * 1.2
    )
      group.push(line)
    else groups.push([line])
  }
  return groups
}

/** Between chips that nothing parts, in sizes of their type; words of one chip stand nearer. */
const CHIP_GAP = 0.55
const SEPARATED = /[,;|•·:/]|\s[–—-]\s/

/** Chips without separators are apart: tabs where the gaps between words are wide. */
function withChips(group: Line[]): string {
  const whole = group.map((one) => one.text).join(' ')
  if (SEPARATED.test(whole)) return whole
  const texts = group.map(({ cells }) =>
    cells
      .map(({ text, words }) => {
        const gaps = words.slice(1).map((word, at) => (word.x - words[at].right) / word.size)
        // A letter-spaced or justified line is wide everywhere.
        if (!gaps.some((gap) => gap > CHIP_GAP) || joined(words) !== text) return text
        return words
          .map(({ text: word }, at) => (at && gaps[at - 1] > CHIP_GAP ? `\t${word}` : ` ${word}`))
          .join('')
          .trim()
      })
      .join('\t')
  )
  const chips = texts.join('\t').split('\t')
  return chips.every((chip) => chip.length < 32) ? texts.join('\t') : whole
}

function itemsIn(group: Line[], inColumns: boolean, vocabulary: Vocabulary): Found[] {
  const [line] = group
  let text = withoutBullet(withChips(group)).replace(/ {2,}/g, ' ')
  const found: Found[] = []
  // "Label: list"; a label that is itself a skill counts too.
  const label = text.match(/^([^:]{2,45}):\s*(.*)$/s)
  if (label && label[2]) {
    text = label[2]
    const named = label[1].trim()
    if (vocabulary.skill(named) && named.split(/\s+/).length < 3 && !isCategory(named))
      found.push({ text: named, sure: 0.7, line })
    if (
      /^(spoken |human |natural )?languages?|sprachen|langues|idiomas/i.test(named) &&
      !text.split(/[,;]/).some((part) => vocabulary.skill(part.trim()))
    )
      return found
    if (/\b(?:soft|interpersonal|personal|hobb\w*|interests?|courses?)\b/i.test(named)) return found
  } else if (label) return found
  const isBoldLabel = !label && line.cells.length > 1 && line.cells[0].bold && !line.cells[1].bold
  const isInColumn = inColumns && !label && line.cells.length > 1
  if (isInColumn && vocabulary.skill(line.cells[0].text) && !isCategory(line.cells[0].text))
    found.push({ text: line.cells[0].text, sure: 0.7, line })
  const bold = label || isBoldLabel ? null : boldLabel(line)
  if (bold) {
    text = withoutBullet(text).replace(bold, '')
    if (vocabulary.skill(bold) && !isCategory(bold)) found.push({ text: bold, sure: 0.7, line })
  }
  if (
    isBoldLabel ||
    isInColumn ||
    (!label && line.cells.length > 1 && isCategory(line.cells[0].text))
  ) {
    const rest = group
      .map((one, index) =>
        (index === 0 ? one.cells.slice(1) : one.cells).map((cell) => cell.text).join(', ')
      )
      .join(' ')
    text = rest
  }
  // Sentences are searched; lists are parted.
  const parts = partSkills(text.slice(0, 4000).replace(INNER_LABEL, ', '), vocabulary)
  const isKnown = parts.filter((part) => vocabulary.skill(part)).length * 2 > parts.length
  const wordy = parts.filter((part) => part.split(/\s+/).length > 5).length
  if (wordy > parts.length / 2) {
    for (const { written } of vocabulary.skillsIn(text))
      found.push({ text: written, sure: 0.6, line })
    return found
  }
  for (const part of parts) {
    const lineOfPart = group.find((one) => one.text.includes(part)) ?? line
    if (part.split(/\s+/).length > 4 && !vocabulary.skill(part)) {
      for (const { written } of vocabulary.skillsIn(part))
        found.push({ text: written, sure: 0.6, line: lineOfPart })
      continue
    }
    found.push({ text: part, sure: 0.95, line: lineOfPart, isAmong: isKnown })
  }
  return found
}

/** A label within a line: "HTML, CSS Frameworks: React". */
const INNER_LABEL =
  /(?:^|(?<=[\s,;|]))(?:(?:programming|developer|development|web|soft|technical|other|cloud|operating|data|version)\s+)?(?:languages?|frameworks?|databases?|libraries|tools|technologies|platforms?|systems?|concepts|testing|others?|miscellaneous|misc|editors?|ides?|devops|skills)\s*:\s*/gi

const isCategory = (text: string) =>
  /\b(languages?|frameworks?|databases?|tools?|librar|technolog|platforms?|systems?|skills?|development|others?|misc|web|cloud|devops|backend|frontend|software|programming|concepts|methodolog)/i.test(
    text
  )

/** A list's parts: at commas, bars, bullets; at slashes only where both halves are skills. */
export function partSkills(text: string, vocabulary: Vocabulary): string[] {
  const parts: string[] = []
  const open = text
    .replace(/\(([^()]*)\)/g, (whole, inner: string) =>
      /[,;/]/.test(inner) || vocabulary.skill(inner.trim()) ? `, ${inner}, ` : whole
    )
    // A bracket that is never closed only parts.
    .replace(/\(([^()]*)$/, ', $1')
  for (const raw of open.split(
    /\s*[,;|•·●▪◦■❖★☆、，；\t\u2022]\s*|\s+[–—-]\s+|\s+\band\b\s+(?=\S+$)|\s{3,}|\.\s+(?=\p{Lu})|:\s+/u
  )) {
    const part = raw.trim().replace(/^(and|und|et|e|y|&)\s+/i, '')
    if (!part) continue
    if (vocabulary.skill(part) && !isTwo(part, vocabulary)) {
      parts.push(part)
      continue
    }
    const halves = part.split(/\s*\/\s*|\s+&\s+|\s+(?:and|und|et|e|y)\s+/)
    if (
      halves.length > 1 &&
      (halves.filter((half) => vocabulary.skill(half)).length >= halves.length / 2 ||
        /^\p{Lu}\p{L}{3,}\/\p{Lu}\p{L}{3,}$/u.test(part))
    )
      parts.push(...halves)
    else if (!/[,]/.test(part)) {
      // Chips without separators: "Python JavaScript TypeScript Go"
      const words = part.split(/\s+/)
      const known = vocabulary.skillsIn(part)
      const covered = known.reduce((sum, { written }) => sum + written.split(/\s+/).length, 0)
      const all = words.filter((word) => vocabulary.skill(word)).length
      if (words.length > 1 && (covered >= words.length * 0.75 || all >= words.length * 0.7))
        parts.push(...chips(words, vocabulary))
      else parts.push(part)
    }
  }
  return parts
}

/** "HTML/CSS" is two, though people write it as one; "CI/CD" is one. */
const isTwo = (part: string, vocabulary: Vocabulary) =>
  part.includes('/') &&
  part.split('/').every((half) => half.trim().length > 2 && vocabulary.skill(half))

function chips(words: string[], vocabulary: Vocabulary): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(3, words.length - at)
    while (length > 1 && !vocabulary.skill(words.slice(at, at + length).join(' '))) length--
    found.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return found
}

const VERSION = /\s+v?\d+(?:\.\d+)+$|\s+R?20\d\d[ab]?$/
/** What people add to a name that is known without it. */
const BESIDES =
  /\s+(?:v?\d+(?:\.[\dx]+)*\+?|R?20\d\d[ab]?|operating systems?|os|software|programming(?: language)?|language|framework|library|db|database|ide|tool|basics|concepts|principles|fundamentals|tokens?)$/i

function cleanSkill(text: string, vocabulary: Vocabulary): string {
  let cleaned = text
    .replace(BULLET, '')
    .replace(/\s*\((?:programming language|software|framework)\)/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  cleaned = cleaned.replace(
    /^(?:experienced?(?: in| with)?|familiar(?:ity)?(?: with)?|proficient(?: in| with)?|knowledge of|working knowledge of|expert(?:ise)? in|strong in|basic|basics of|advanced|intermediate|tools like|such as|like|including|e\.g\.)\s+(?=\S)/i,
    ''
  )
  for (let round = 0; round < 2 && !vocabulary.skill(cleaned); round++)
    cleaned = cleaned.replace(LEVEL, '').trim()
  if (!vocabulary.skill(cleaned)) {
    const bare = cleaned
      .replace(BESIDES, '')
      .replace(/(?<=[A-Z]{2})['’]s$/, '')
      .trim()
    if (bare.length > 1 && (vocabulary.skill(bare) || VERSION.test(cleaned))) cleaned = bare
  }
  return cleaned
    .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#)]+$/gu, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^([^(]*)\)$/, '$1')
    .trim()
}

/** What the taxonomy does not know counts when it is short and looks like a name. */
function isPlausible(text: string, isAmong = false): boolean {
  if (text.length < 2 || text.length > 32 || text.split(/\s+/).length > 3) return false
  if (SOFT.test(text) || /^\d/.test(text) || dateRangesIn(text).length) return false
  if (/https?:|@|www\.|\.$/.test(text)) return false
  // Among skills even a word without a capital is one: "bash, zsh".
  if (isAmong && /^\p{Ll}[\p{Ll}\d-]{1,11}$/u.test(text)) return true
  return /^[\p{Lu}\p{N}.]/u.test(text) || /[A-Z0-9+#.]/.test(text)
}
