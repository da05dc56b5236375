import type { Passage } from '#api/screening/material/material'

/** Stands for words that may not count. */
export const MASK = '▮'

export type Identity = {
  /** Names of the person, the places where they live or work, the schools they went to. */
  names: string[]
  schools: string[]
  places: string[]
}

const gender =
  /\b(?:he|she|his|her|hers|him|himself|herself|male|female|man|woman|husband|wife|father|mother|mom|mum|dad|son|daughter|brother|sister|married|unmarried|pregnan\w*|maternity|paternity|parental)\b/giu
const salutation = /\b(?:Mr|Mrs|Ms|Miss)\.? (?=\p{Lu})/gu
const contact =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,200}|https?:\/\/\S+|\b(?:www\.)?(?:linkedin|github|facebook|twitter)\.com\S*|\+?\d[\d\s().-]{8,}\d/giu
/** A line that says how old somebody is, or what else is nobody's business. */
const personal =
  /\b(date of birth|d\.?o\.?b\.?|born( on| in)?|birth ?(day|date|place)|geburtsdatum|geboren|age|aged|gender|sex|marital status|nationality|citizen(ship)?|religion|caste|father'?s name|mother'?s name|spouse|passport|blood group|years old|year-old|pronouns)\b\s*[:\-–]?/iu
const school =
  /\b(university|universität|université|universidad|college|institute of|iit|nit|iiit|bits|school|academy|hochschule|polytechnic)\b/iu
const degreeWord =
  /\b(b\.?\s?(?:e|tech|sc|a|com|ca|eng)|m\.?\s?(?:e|tech|sc|a|ca|eng|s)|bca|mca|mba|bba|be|btech|mtech|bsc|msc|ph\.?d|doctorate|bachelor(?:'?s)?|master(?:'?s)?|diploma|licen[cs]e|magister)\b/iu
/** A sentence about work, which may be work for a school. */
const works =
  /\b(built|developed|led|designed|maintained|wrote|worked|created|engineer|developer|years)\b/iu
const YEARS = /\b(19|20)\d\d\b/g
const gap =
  /\b(career (break|gap)|gap year|sabbatical|break from work|unemploy\w*|between jobs|time off)\b/iu

/**
 * Takes out of passages what may not count: names, contact, gender, age, school, place and gaps. What is left of a line is
 * what it was, letter for letter, so that it can be quoted.
 */
export function blind(passages: Passage[], { names, schools, places }: Identity): Passage[] {
  const people = patternOf(names.flatMap((name) => [name, ...name.split(/\s+/)]))
  const houses = patternOf(schools)
  const towns = patternOf(places)
  return passages.flatMap((passage) => {
    let { text } = passage
    if (passage.source === 'resume' || passage.source === 'cover_letter') {
      if (personal.test(text) && text.length < 120 && !/\bexperience\b/i.test(text)) return []
      if (gap.test(text)) text = mask(text, gap)
    }
    for (const pattern of [people, houses, towns]) if (pattern) text = text.replace(pattern, MASK)
    text = text.replace(contact, MASK).replace(gender, MASK).replace(salutation, `${MASK} `)
    // what a person studied stays, where and when does not
    if (
      passage.source === 'resume' &&
      text.length < 140 &&
      !works.test(text) &&
      (school.test(text) || degreeWord.test(text))
    )
      text = onlyDegree(text)
    if (!/[\p{L}\p{N}]{2}/u.test(text.replaceAll(MASK, ''))) return []
    return [{ ...passage, text }]
  })
}

const mask = (text: string, pattern: RegExp) =>
  text.replace(new RegExp(pattern.source, 'giu'), MASK)

/** Of a line about education: parts that name a school, and every year, are masked. */
function onlyDegree(text: string) {
  return text
    .split(/([ ]?[,|;·•\t][ ]?|[ ][–—-][ ]|[ ](?:at|from|an der)[ ])/u)
    .map((part) => (school.test(part) && !degreeWord.test(part) ? MASK : part))
    .join('')
    .replace(YEARS, MASK)
}

/** Any of the words, whole; short ones only as they are written. */
function patternOf(words: string[]): RegExp | null {
  const wanted = [...new Set(words.map((word) => word.trim()).filter((word) => word.length > 2))]
  if (wanted.length === 0) return null
  const any = wanted
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
}
