import { readFileSync } from 'node:fs'
import { dice, type Dice } from '#database/seeders/demo/random'
import { headings, months, present, type SectionName } from './headings.js'
import * as pool from './words.js'
import type { Locale } from './words.js'

export type Post = {
  company: string
  title: string
  start: string
  end: string | null
  current: boolean
}
export type School = {
  institution: string
  degree: string
  field: string
  start: string | null
  end: string | null
}

/** What a resume says, in the shape that `resume:parse --json` prints. */
export type Truth = {
  fullName: string
  email: string
  phone: string
  location: string
  website: string | null
  links: string[]
  education: School[]
  employment: Post[]
  projects: { name: string }[]
  skills: string[]
  certifications: string[]
  achievements: string[]
}

/** A person and the words in which a layout shows them. */
export type Person = {
  truth: Truth
  locale: Locale
  headline: string
  summary: string
  phoneShown: string
  posts: (Post & { when: string; place: string; bullets: string[] })[]
  schools: (School & { when: string; grade: string })[]
  projects: { name: string; text: string }[]
  skillGroups: { label: string; shown: string[] }[]
  heading: (name: SectionName) => string
  dice: Dice
}

const THIS_YEAR = 2026

type Known = { name: string; category: string; popularity: number; aliases: string[] }
const known: Known[] = JSON.parse(
  readFileSync(new URL('../../database/data/skills.json', import.meta.url), 'utf8')
)
const popular = known.filter(({ popularity, name }) => popularity >= 45 && name.length > 1)

type DateStyle = (
  year: number,
  month: number,
  months: { long: string[]; short: string[] }
) => string
const two = (value: number) => String(value).padStart(2, '0')
const styles: Record<string, DateStyle> = {
  short: (year, month, { short }) => `${short[month - 1]} ${year}`,
  long: (year, month, { long }) => `${long[month - 1]} ${year}`,
  comma: (year, month, { long }) => `${long[month - 1]}, ${year}`,
  slash: (year, month) => `${two(month)}/${year}`,
  iso: (year, month) => `${year}-${two(month)}`,
  day: (year, month) => `01/${two(month)}/${year}`,
  brief: (year, month, { short }) =>
    `${short[month - 1].replace('.', '')}'${String(year).slice(2)}`,
  year: (year) => String(year),
}
const stylesOf: Record<Locale, string[]> = {
  en: ['short', 'short', 'long', 'slash', 'iso', 'comma', 'year'],
  in: ['short', 'long', 'day', 'brief', 'slash', 'short'],
  de: ['slash', 'slash', 'long'],
  fr: ['long', 'slash', 'short'],
  es: ['long', 'slash', 'short'],
  pt: ['long', 'slash', 'short'],
}

const ascii = (text: string) =>
  text
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/đ/gi, 'd')
    .replace(/ł/gi, 'l')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

/** One invented person, the same for the same seed. `wide` allows letters beyond Latin-1. */
export function makePerson(seed: number, locales: Locale[], wide: boolean): Person {
  const die = dice(seed)
  const locale = die.pick(locales)
  const group = die.pick(pool.names.filter((one) => one.locale === locale && (wide || !one.wide)))
  const first = die.pick(group.first)
  const last = die.pick(group.last)
  const place = die.pick(pool.places[locale])
  const phone = place.phone + String(die.int(10 ** 6, 10 ** 7 - 1)).slice(0, phoneTail(place.phone))
  const handle = `${ascii(first)}${die.pick(['', '.', '-'])}${ascii(last)}`.slice(0, 28)
  const dates = die.pick(stylesOf[locale])
  const span = die.pick([' - ', ' – ', ' — ', '-', ' to ', ' – '])
  const now = die.pick(present[locale])
  const wordOf = (name: SectionName) => headings[locale][name]
  const headed = new Map<SectionName, string>()

  const shown = (year: number, month: number, style = dates) =>
    styles[style](year, month, months[locale])
  const value = (year: number, month: number, style = dates) =>
    style === 'year' ? String(year) : `${year}-${two(month)}`
  const between = (from: string, to: string) =>
    // a bare hyphen between ISO months would read as one date
    `${from}${dates === 'iso' || dates === 'brief' ? ' - ' : span}${to}`

  // backwards from today, so that posts never overlap
  let [year, month] = [THIS_YEAR, die.int(1, 9)]
  const usedCompanies = die.sample(pool.companies[locale], die.int(2, 5))
  const posts = usedCompanies.map((company, index) => {
    const current = index === 0 && die.chance(0.7)
    const [endYear, endMonth] = [year, month]
    const length = die.int(9, 40)
    const startAt = endYear * 12 + endMonth - 1 - length
    const [startYear, startMonth] = [Math.floor(startAt / 12), (startAt % 12) + 1]
    const nextAt = startAt - die.int(1, 3)
    ;[year, month] = [Math.floor(nextAt / 12), (nextAt % 12) + 1]
    return {
      company,
      title: die.pick(pool.titles[locale]),
      start: value(startYear, startMonth),
      end: current ? null : value(endYear, endMonth),
      current,
      when: between(shown(startYear, startMonth), current ? now : shown(endYear, endMonth)),
      place: die.chance(0.6) ? die.pick(pool.places[locale]).city : '',
      bullets: die.sample(pool.bullets[locale], die.int(2, 4)),
    }
  })

  let graduated = year - die.int(0, 1)
  const schools = die.sample(pool.schools[locale], die.int(1, 2)).map((school) => {
    const end = graduated
    const start = end - die.int(2, 4)
    graduated = start
    const onlyYears = dates === 'year' || dates === 'day' || die.chance(0.6)
    const style = onlyYears ? 'year' : dates
    const onlyEnd = die.chance(0.15)
    return {
      ...school,
      start: onlyEnd ? null : value(start, 9, style),
      end: value(end, 6, style),
      when: onlyEnd ? shown(end, 6, style) : between(shown(start, 9, style), shown(end, 6, style)),
      grade: die.chance(0.4)
        ? locale === 'in'
          ? `CGPA ${die.int(70, 95) / 10}/10`
          : 'GPA 3.7/4.0'
        : '',
    }
  })

  const skills = die.sample(popular, die.int(8, 18))
  const shownSkills = skills.map(({ name, aliases }) =>
    aliases.length > 0 && die.chance(0.12) ? die.pick(aliases) : name
  )
  const half = Math.ceil(shownSkills.length / 2)
  const linkedin = `linkedin.com/in/${handle.replace('.', '-')}`
  const github = `github.com/${handle.replace(/[.-]/g, '')}`
  const hasSite = die.chance(0.3)
  const truth: Truth = {
    fullName: `${first} ${last}`,
    email: `${handle}@${die.pick(['gmail.com', 'outlook.com', 'example.org', 'proton.me'])}`,
    phone,
    location: [place.city, place.rest].filter(Boolean).join(', '),
    website: hasSite ? `https://${handle.replace('.', '')}.dev` : null,
    links: [linkedin, ...(die.chance(0.8) ? [github] : [])],
    education: schools.map(({ institution, degree, field, start, end }) => ({
      institution,
      degree,
      field,
      start,
      end,
    })),
    employment: posts.map(({ company, title, start, end, current }) => ({
      company,
      title,
      start,
      end,
      current,
    })),
    projects: die.chance(0.6)
      ? die.sample(pool.projects, die.int(1, 3)).map((name) => ({ name }))
      : [],
    skills: skills.map(({ name }) => name),
    certifications: die.chance(0.6) ? die.sample(pool.certificates, die.int(1, 3)) : [],
    achievements: die.chance(0.4) ? die.sample(pool.achievements, die.int(1, 3)) : [],
  }
  return {
    truth,
    locale,
    headline: posts[0].title,
    summary: pool.summaries[locale],
    phoneShown: die.chance(0.5)
      ? spaced(phone)
      : place.country === 'IN' && die.chance(0.5)
        ? phone.replace('+91', '+91-')
        : phone,
    posts,
    schools,
    projects: truth.projects.map(({ name }) => ({ name, text: die.pick(pool.bullets[locale]) })),
    skillGroups: die.chance(0.5)
      ? [{ label: '', shown: shownSkills }]
      : [
          {
            label: locale === 'en' || locale === 'in' ? 'Languages & Frameworks' : '',
            shown: shownSkills.slice(0, half),
          },
          {
            label: locale === 'en' || locale === 'in' ? 'Tools' : '',
            shown: shownSkills.slice(half),
          },
        ],
    heading: (name) => {
      if (!headed.has(name)) headed.set(name, die.pick(wordOf(name)))
      return headed.get(name)!
    },
    dice: die,
  }
}

/** Numbers of true length for their country. */
function phoneTail(start: string) {
  const whole: Record<string, number> = {
    '+1512555': 12,
    '+1206555': 12,
    '+1416555': 12,
    '+44161496': 13,
    '+656555': 11,
    '+35385123': 13,
    '+4917612': 14,
    '+4915112': 14,
    '+436641': 13,
    '+336123': 12,
    '+337512': 12,
    '+346123': 12,
    '+346789': 12,
    '+351912': 13,
    '+5511987': 14,
  }
  return (whole[start] ?? 13) - start.length
}

const spaced = (phone: string) => {
  const code = ['+351', '+353', '+91', '+44', '+49', '+43', '+33', '+34', '+55', '+65', '+1'].find(
    (one) => phone.startsWith(one)
  )!
  const rest = phone.slice(code.length)
  return code === '+1'
    ? `(${rest.slice(0, 3)}) ${rest.slice(3, 6)}-${rest.slice(6)}`
    : `${code} ${rest.slice(0, 5)} ${rest.slice(5)}`
}
