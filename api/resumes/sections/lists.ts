import { dateRangesIn, looksLikeDates, written } from '#api/resumes/language/dates'
import { isWrappedFrom, joined, textOf, type Line } from '#api/resumes/pages/lines'
import {
  boxOf,
  BULLET,
  isBullet,
  joinBrokenRanges,
  recordsOf,
  tidy,
  unwrapped,
  withoutBullet,
} from '#api/resumes/sections/records'
import type { Word } from '#api/resumes/pages/words'
import type { Section } from '#api/resumes/sections/split_sections'
import type { DraftCertification, DraftProject, Field } from '#api/resumes/resume_draft'

type Item = { text: string; lines: Line[] }

/** The points of a list: each bullet, or each line that does not go on with the one before. */
export function itemsOf(lines: Line[]): Item[] {
  const items: Item[] = []
  const right = lines[0]?.edge ?? 0
  const left = Math.min(...lines.map((line) => line.x))
  const bulleted = lines.some(isBullet)
  const outer = Math.min(...lines.filter(isBullet).map((line) => line.x))
  for (const line of lines) {
    const item = items.at(-1)
    const previous = item?.lines.at(-1)
    const starts =
      isBullet(line) ||
      (line.cells.length > 1 && looksLikeDates(line.cells[0].text)) ||
      /^\(?\d{1,2}[.)]\s/.test(line.text)
    const isWrapped =
      previous &&
      !isParallel(item, line) &&
      (previous.right > right - (right - left) * 0.15 || isWrappedFrom(previous, line))
    const goesOn =
      item &&
      previous &&
      !starts &&
      line.above < line.size &&
      (isBullet(item.lines[0])
        ? line.x > item.lines[0].x + 3
        : bulleted
          ? false
          : isWrapped && !line.bold)
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

/** "Docker Fundamentals" and "Docker Internals" are two of one kind, however full the first line is. */
const isParallel = (item: Item | undefined, line: Line) =>
  item?.text.split(' ')[0] === line.text.split(' ')[0]

const plain = (text: string) =>
  withoutBullet(text)
    .replace(/\s*\t\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Awards and honours, one a point. */
export function readAchievements(sections: Section[]): Field[] {
  const found: Field[] = []
  for (const section of sections) {
    const records = recordsOf(section.lines, { singles: true })
    const withBodies = records.filter((record) => record.body.length).length
    const points = section.lines.filter(isBullet).length
    if (records.length * 4 > points && records.length && withBodies >= records.length / 2) {
      // Each has a header with its date, and points below that only explain it.
      for (const record of records) {
        const text = tidy(record.header[0]?.cells[0]?.text ?? '')
        if (text.length > 3) found.push({ value: text, confidence: 0.7, ...boxOf(record.lines) })
      }
      continue
    }
    for (const item of itemsOf(joinBrokenRanges(section.lines))) {
      const text = plain(item.text)
      // A larger line above the points is a heading among them.
      const next = section.lines[section.lines.indexOf(item.lines[0]) + 1]
      if (next && item.lines[0].size > next.size * 1.08 && next.cells.length > 1) continue
      if (text.length < 4 || looksLikeDates(text)) continue
      found.push({ value: text.slice(0, 300), confidence: 0.7, ...boxOf(item.lines) })
    }
  }
  return found.slice(0, 30)
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

/** Certificates with their issuers and dates. */
export function readCertifications(sections: Section[]): DraftCertification[] {
  const found: DraftCertification[] = []
  for (const section of sections) {
    for (const item of namedInBold(itemsOf(joinBrokenRanges(section.lines)))) {
      const place = boxOf(item.lines)
      let text = withoutBullet(item.text)
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
        if (previous && date) previous.date ??= date
        continue
      }
      const pieces = text
        .split(
          /\t|\s+[|•·❖]\s+|\s+[–—-]\s+(?!(?:associate|professional|practitioner|specialty|foundational?|expert|level|fundamentals|developer|administrator|advanced|intermediate|beginner|basic)\b)|\s*\|\s*/i
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
      let [name, issuer] = pieces
      // "AWS Academy Graduate – AWS Academy Cloud Foundations" is one name.
      if (issuer && name.split(' ')[0] === issuer.split(' ')[0]) [name, issuer] = [tidy(text), '']
      const bracketed = name?.match(/^(.{6,}?)\s*\((\p{Lu}\p{Ll}[^()]*)\)$/u)
      if (bracketed && !issuer && !LEVELS.test(bracketed[2])) [, name, issuer] = bracketed
      if (!name || name.length < 3 || name.length > 140) continue
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
        date,
        confidence: 0.75,
        ...place,
      })
    }
  }
  return found.slice(0, 30)
}

const LINK_WORDS =
  /\s*[[(]?\b(?:github(?: link| repo(?:sitory)?)?|live(?: link| demo| site)?|demo|link|links|source(?: code)?|website|repo(?:sitory)?|code|view(?: project)?|play store|app store|video|paper)\b[\])]?\s*$/i

/** Projects by the lines that name them. */
export function readProjects(sections: Section[]): DraftProject[] {
  const found: DraftProject[] = []
  for (const section of sections) found.push(...projectsOf(section))
  return found.slice(0, 30)
}

function projectsOf(section: Section): DraftProject[] {
  const lines = unwrapped(joinBrokenRanges(section.lines))
  if (!lines.length) return []
  const heads = headLines(lines)
  const found: DraftProject[] = []
  for (const [index, at] of heads.entries()) {
    const own = lines.slice(at, heads[index + 1] ?? lines.length)
    const place = boxOf(own)
    const name = projectName(own[0])
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
  const firstIsBold = first.cells[0].words[0]?.bold ?? false
  for (const [index, line] of lines.entries()) {
    if (index === 0) {
      candidates.push(0)
      continue
    }
    if (isBullet(line) || Math.abs(line.x - first.x) > 14) continue
    const previous = lines[index - 1]
    if (
      candidates.at(-1) === index - 1 &&
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
    const next = lines[index + 1]
    const isDated =
      line.cells.length > 1 && line.cells.slice(1).some((cell) => looksLikeDates(cell.text))
    const opensList =
      next && isBullet(next) && (isBullet(previous) || previous.x > line.x + 4 || line.above > 2)
    const firstDated = first.cells.slice(1).some((cell) => looksLikeDates(cell.text))
    if (
      firstDated
        ? isDated
        : opensList ||
          (line.above > line.size * 0.6 &&
            line.above > (next?.above ?? 0) * 1.5 &&
            line.text.length < 90 &&
            !/[.,;]$/.test(line.text))
    )
      candidates.push(index)
  }
  return candidates
}

function projectName(line: Line): string | null {
  const [cell] = line.cells
  const bold = boldStart(line)
  let text = bold ?? cell.text
  text = withoutBullet(text)
  for (const range of dateRangesIn(text).reverse())
    if (
      !range.single ||
      /[(|,]\s*$/.test(text.slice(0, range.index)) ||
      range.index + range.length >= text.length - 1
    )
      text = `${text.slice(0, range.index)} | ${text.slice(range.index + range.length)}`
  text = text
    .replace(/\s*https?:\/\/\S+/g, ' ')
    .replace(/^(project(?: title| name)?|title|name|projekt|projeto|projet)\s*\d*\s*[:–-]\s*/i, '')
  const [name] = text
    .split(/\s*[|•·‖∣]\s*|\s+[–—]\s*|\s*[–—]\s+|\s+-{1,2}\s+|:$|\s+\((?=[^)]*(?:[,;/]|$))/u)
    .flatMap((part) => (line.bold || bold ? [part] : part.split(/:\s+/)))
    .map(tidy)
    .filter(Boolean)
  if (!name) return null
  const cleaned = tidy(name.replace(LINK_WORDS, ''))
  const count = cleaned.split(/\s+/).length
  if (/^(location|remote|tech(nologies| stack)?|link|role|duration)$/i.test(cleaned)) return null
  if (cleaned.length < 2 || count > 24 || !/\p{L}/u.test(cleaned)) return null
  if (/[a-z]\.$/.test(cleaned) && count > 6) return null
  return cleaned
}

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
