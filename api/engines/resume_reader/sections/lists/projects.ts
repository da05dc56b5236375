import { looksLikeDates, dateRangesIn, written } from '#api/engines/resume_reader/language/dates'
import { kindOf } from '#api/engines/resume_reader/language/lexicon'
import { type Line, joined } from '#api/engines/resume_reader/pages/lines'
import {
  withoutBullet,
  tidy,
  isBullet,
  boxOf,
  BULLET,
} from '#api/engines/resume_reader/sections/records/header_text'
import { joinBrokenRanges } from '#api/engines/resume_reader/sections/records/broken_ranges'
import { unwrapped } from '#api/engines/resume_reader/sections/records/unwrap'
import type { Word } from '#api/engines/resume_reader/pages/words'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { DraftProject } from '#api/engines/resume_reader/resume_draft'
import { plain } from '#api/engines/resume_reader/sections/lists/list_items'
import { ofPerson } from '#api/engines/resume_reader/sections/of_person'

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
  return isRole(role) && next && !isBullet(next) && next.text.length < 60 ? projectName(next) : null
}

/** "Webpage || GitHub" above all of them names none. */
function withoutLinksFirst(lines: Line[]): Line[] {
  const isLinks = ({ text }: Line) => /[|·•]/.test(text) && !text.replace(ONLY_LINKS, '').trim()
  const from = lines.findIndex((line) => !isLinks(line))
  return from > 0 ? lines.slice(from) : lines
}

const ONLY_LINKS =
  /\b(?:web\s?(?:page|site)|portfolio|github|gitlab|links?|demo|see|more|on|my)\b|[\s|•·:/(),-]+/gi

function projectsOf(section: Section): DraftProject[] {
  const lines = withoutLinksFirst(unwrapped(joinBrokenRanges(ofPerson(section.lines))))
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
      : (roleless(own) ?? projectName(own[own.length > 1 && looksLikeDates(own[0].text) ? 1 : 0]))
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
  const style = (line: Line) => {
    const [cell] = line.cells
    const [first] = cell.words
    return `${first?.bold}:${Math.round(first?.size ?? cell.size)}`
  }
  const candidates: number[] = []
  const [first] = lines
  const firstBullets = isBullet(first) || /^\(?\d{1,2}[.)]\s/.test(first.text)
  if (firstBullets) {
    // Each point of the outermost list is one.
    const mark = first.text.trim()[0]
    const isMarked = lines.filter((line) => line.text.trim()[0] === mark).length > 1
    for (const [index, line] of lines.entries())
      if (isMarked && isBullet(first) && isBullet(line) && line.text.trim()[0] !== mark) continue
      else if ((isBullet(line) || /^\(?\d{1,2}[.)]\s/.test(line.text)) && line.x <= first.x + 4)
        candidates.push(index)
    return candidates
  }
  // Dates above each name.
  if (looksLikeDates(first.text))
    return lines.flatMap((line, index) =>
      looksLikeDates(line.text) && Math.abs(line.x - first.x) < 14 ? [index] : []
    )
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

/** "Ledger (ledger.dev)" */
const SITE_BEHIND = /\s+\((?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?\)$/

/** "Maintainer, Ledger": what one was in it, and its name. */
function withoutRole(name: string): string {
  const [, role, rest] = name.match(/^(\p{Lu}\p{L}+(?: \p{L}+)?), (\p{Lu}.+)$/u) ?? []
  return role && isRole(role) ? rest : name
}

/** "Maintainer", "Lead Developer": a few words, the last of which is a title. */
const isRole = (text: string) =>
  !text.includes(',') && text.split(' ').length < 4 && kindOf(text.split(' ').at(-1)!).title >= 0.9

function projectName(whole: Line): string | null {
  // Dates may be in the margin, and the sign of a point in a cell of its own.
  const line =
    whole.cells.length > 1 &&
    (looksLikeDates(whole.cells[0].text) || !/[\p{L}\p{N}]/u.test(whole.cells[0].text))
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
  const pieces = text
    .split(/\s*[|•·‖∣]\s*|\s+–\s*|\s*–\s+|\s*—\s*|\s+-{1,2}\s+|:$|\s+\((?=[^)]*(?:[,;/]|$))/u)
    .flatMap((part) => (line.bold || bold ? [part] : part.split(/:\s+/)))
    .map(tidy)
    .filter(Boolean)
  // "Maintainer - Ledger": what one was in it is first
  const name = pieces.length > 1 ? pieces.find((piece) => !isRole(piece)) : pieces[0]
  if (!name) return null
  const cleaned = withoutRole(
    tidy(name.replace(STATE_BEHIND, '').replace(LINK_WORDS, '').replace(SITE_BEHIND, ''))
  )
  const count = cleaned.split(/\s+/).length
  if (LABEL.test(cleaned)) return null
  if (cleaned.length < 2 || count > 24 || !/\p{L}/u.test(cleaned)) return null
  if (/[\p{L}\p{N}]\.$/u.test(cleaned) && count > 6 && !line.bold) return null
  if (count === 1 && cleaned.length > 20 && /[=&?%]/.test(cleaned)) return null
  return cleaned
}

/** How far it is, or what it was made with, in brackets behind its name. */
const STATE_BEHIND =
  /(?:\s*\((?:ongoing|in progress|completed|finished|current|personal|academic|group|team|solo|individual|university|college|wip|beta|archived|[\p{L}.+#/ ]*\bstack|react(?:\.?js)?|python|java|javascript|typescript|flutter|django|node(?:\.?js)?|c\+\+|c#|php|angular|vue(?:\.?js)?|android|kotlin|swift|go|rust)\))+\s*$/iu

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
