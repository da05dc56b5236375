import { englishBandValues } from '#api/candidates/english_facts'
import type { Criterion, Dossier, Wanted } from '#api/screening/material/material'
import { listed, nothing, quoteOf, type Verdict } from '#api/screening/judging/verdict'
import { mentionsOf, snippet, stemsOf } from '#api/screening/judging/words'

/** Tests passed here that belong to the skills of the job; no test is no mark against anybody. */
export function judgeTests(wanted: Wanted, { marks, passages }: Dossier): Verdict {
  const names = wanted.skills
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .concat(wanted.stacks.map(({ name }) => name))
  const asked = new Set(names.map((name) => name.toLowerCase()))
  const passed = marks.filter(
    ({ kind, name }) => kind !== 'english' && asked.has(name.toLowerCase())
  )
  if (passed.length === 0)
    return nothing('No test of these skills was passed here; that counts neither way.')
  const worth = (band: string) =>
    /expert|advanced/i.test(band) ? 100 : /proficient/i.test(band) ? 85 : 75
  return {
    score: Math.max(...passed.map(({ band }) => worth(band))),
    why: `Passed ${listed(passed.map(({ name, band }) => `${name} (${band})`))}.`,
    evidence: passed.flatMap(({ name }) => {
      const passage = passages.find(({ source, text }) => source === 'test' && text.includes(name))
      return passage ? [quoteOf({ passage, quote: passage.text })] : []
    }),
  }
}

const degrees: [RegExp, number, string][] = [
  [/\b(ph\.?\s?d|doctorate|doctoral|dr\.)/iu, 4, 'a doctorate'],
  [
    /\b(m\.?\s?tech|m\.?\s?sc|m\.?\s?e\b|m\.?\s?eng|m\.?\s?s\b|m\.?c\.?a|mba|master(?:'?s)?|magister|diplom-)/iu,
    3,
    "a master's degree",
  ],
  [
    /\b(b\.?\s?tech|b\.?\s?e\b|b\.?\s?sc|b\.?\s?eng|b\.?c\.?a|b\.?\s?s\b|bachelor(?:'?s)?|undergraduate degree|licenciatura|licence)/iu,
    2,
    "a bachelor's degree",
  ],
  [/\b(diploma|associate degree|polytechnic)/iu, 1, 'a diploma'],
]
const asksDegree =
  /\b(degree|bachelor|master|b\.?\s?tech|m\.?\s?tech|b\.?sc|m\.?sc|ph\.?d|graduate in|diploma)\b/iu
const waived =
  /\b(no|without|not required|or equivalent|regardless)\b[^.]{0,40}\b(degree|experience)|\bdegree\b[^.]{0,30}\b(not (required|needed|necessary)|optional|welcome|preferred|a plus|nice to have)/iu

/** The level of a degree where the job asks for one; which school, and when, is not known here. */
export function judgeEducation({ text }: Wanted, { passages }: Dossier): Verdict {
  const sentence = text.split(/[.\n;]/).find((part) => asksDegree.test(part))
  if (!sentence || waived.test(sentence)) return nothing('The job asks for no degree.')
  const asked = degrees.find(([pattern]) => pattern.test(sentence)) ?? degrees[2]
  let best: {
    level: number
    at: number
    length: number
    passage: Dossier['passages'][number]
  } | null = null
  for (const passage of passages.filter(
    ({ source, at }) => source === 'resume' || at === 'Education'
  ))
    for (const [pattern, level] of degrees) {
      const match = pattern.exec(passage.text)
      if (match && level > (best?.level ?? 0))
        best = { level, at: match.index, length: match[0].length, passage }
    }
  if (!best) return { score: 0, why: `The job asks for ${asked[2]}; none is named.`, evidence: [] }
  return {
    score: best.level >= asked[1] ? 100 : Math.max(0, 100 - 40 * (asked[1] - best.level)),
    why: `The job asks for ${asked[2]}; ${degrees.find(([, level]) => level === best.level)![2]} is named.`,
    evidence: [
      quoteOf({ passage: best.passage, quote: snippet(best.passage.text, best.at, best.length) }),
    ],
  }
}

const tongues = [
  'English',
  'German',
  'French',
  'Spanish',
  'Italian',
  'Portuguese',
  'Dutch',
  'Polish',
  'Hindi',
  'Tamil',
  'Telugu',
  'Kannada',
  'Marathi',
  'Bengali',
  'Japanese',
  'Mandarin',
  'Chinese',
  'Korean',
  'Arabic',
  'Turkish',
  'Russian',
  'Swedish',
  'Danish',
]
const spokenAs: Record<string, RegExp> = Object.fromEntries(
  tongues.map((name) => [name, new RegExp(`\\b${name}\\b`, 'iu')])
)

/** Languages that the job asks for, by what they say and the English test here; where somebody is from says nothing. */
export function judgeLanguages({ text }: Wanted, { passages, englishBand }: Dossier): Verdict {
  const asked = tongues.filter((name) =>
    new RegExp(
      `\\b(fluent|good|excellent|strong|spoken|written|native|professional|business|working|speak|proficien\\w*|knowledge of|command of|level|communication)\\b[^.\\n]{0,40}\\b${name}\\b|\\b${name}\\b[^.\\n]{0,30}\\b(fluent|skills|speaker|required|a must|level|B2|C1|C2|is spoken|communication)`,
      'iu'
    ).test(text)
  )
  if (asked.length === 0) return nothing('The job asks for no language.')
  const parts = asked.map((name) => {
    const passage = passages.find((one) => one.source !== 'answer' && spokenAs[name].test(one.text))
    const said = passage ? spokenAs[name].exec(passage.text) : null
    const tested = name === 'English' && englishBand ? englishBandValues.indexOf(englishBand) : -1
    const weak =
      passage &&
      /\b(basic|beginner|elementary|A1|A2)\b/iu.test(
        passage.text.slice(said!.index, said!.index + 30)
      )
    // a resume in English shows English
    const shown =
      name === 'English' &&
      passages.some(
        ({ source, text: words }) => source === 'resume' && /\b(and|with|the|for)\b/.test(words)
      )
    return {
      name,
      worth:
        tested >= englishBandValues.indexOf('B2')
          ? 1
          : passage
            ? weak
              ? 0.35
              : 0.9
            : shown
              ? 0.7
              : 0,
      evidence:
        passage && said
          ? [quoteOf({ passage, quote: snippet(passage.text, said.index, name.length) })]
          : [],
    }
  })
  const found = parts.filter(({ worth }) => worth > 0)
  const evidence = found.flatMap((part) => part.evidence)
  const test = passages.find(
    ({ source, text: words }) => source === 'test' && words.startsWith('English')
  )
  if (test && asked.includes('English')) evidence.push(quoteOf({ passage: test, quote: test.text }))
  return {
    score: (100 * parts.reduce((sum, { worth }) => sum + worth, 0)) / parts.length,
    why: `The job asks for ${listed(asked)}; ${found.length ? `${listed(found.map(({ name }) => name))} ${found.length === 1 ? 'is' : 'are'} shown` : 'none is named'}.`,
    evidence,
  }
}

const same = (question: string) => question.trim().toLowerCase().replace(/\s+/g, ' ')
/** The share of an ideal answer's words that a full answer has. */
const FULL = 0.45

/** Answers given at apply time against the ideal ones, by the weight of each question. */
export function judgeAnswers({ questions }: Wanted, { answers, passages }: Dossier): Verdict {
  const compared = questions.flatMap((question) => {
    const given = answers.find((one) => same(one.question) === same(question.question))
    return given
      ? [{ ...question, given: given.answer, worth: nearness(given.answer, question.idealAnswer) }]
      : []
  })
  if (compared.length === 0)
    return nothing('No answer of theirs belongs to a question with an ideal answer.')
  const whole = compared.reduce((sum, { weight }) => sum + weight, 0)
  const near = compared.filter(({ worth }) => worth >= 0.6)
  return {
    score: (100 * compared.reduce((sum, { weight, worth }) => sum + weight * worth, 0)) / whole,
    why: `${near.length} of ${compared.length} ${compared.length === 1 ? 'answer comes' : 'answers come'} near the ideal one.`,
    evidence: compared.flatMap(({ question, given }) => {
      const passage = passages.find((one) => one.source === 'answer' && one.at === question)
      return passage
        ? [quoteOf({ passage, quote: snippet(passage.text, 0, Math.min(given.length, 120)) })]
        : []
    }),
  }
}

/** From 0 to 1: yes or no and numbers must agree; else how much of what the ideal answer names is there. */
function nearness(answer: string, ideal: string): number {
  const [yes, no] = [/^\W*(yes|yeah|sure|of course|ja|oui)\b/iu, /^\W*(no|not|never|nein|non)\b/iu]
  const flat = (text: string) => (yes.test(text) ? 'yes' : no.test(text) ? 'no' : null)
  const [wanted, given] = [flat(ideal), flat(answer)]
  if (wanted && given && wanted !== given) return 0
  const bound =
    /\b(at least|minimum(?: of)?|more than|over|at most|up to|within|no more than|less than|maximum(?: of)?)\s+(\d+(?:\.\d+)?)/iu.exec(
      ideal
    )
  const number = /\d+(?:\.\d+)?/.exec(answer.replace(/(?<=\d),(?=\d{3})/g, ''))
  if (bound && number) {
    const [limit, said] = [Number(bound[2]), Number(number[0])]
    const least = /at least|minimum|more than|over/i.test(bound[1])
    return least ? Math.min(1, said / limit) : said <= limit ? 1 : Math.max(0, limit / said)
  }
  const [asked, told] = [new Set(stemsOf(ideal)), new Set(stemsOf(answer))]
  if (asked.size === 0) return told.size > 0 ? 0.5 : 0
  const shared = [...asked].filter((stem) => told.has(stem)).length
  const cover = Math.min(1, shared / asked.size / FULL)
  if (wanted && given) return Math.max(0.7, cover)
  // a word or two name a thing and do not explain it
  return told.size < 4 && asked.size > 6 ? Math.min(cover, 0.4) : cover
}

/** A criterion of the company's own: how many of its words somebody shows. */
export function judgeWords({ words = [] }: Criterion, { passages }: Dossier): Verdict {
  if (words.length === 0) return nothing('No words are given to look for.')
  const found = words.flatMap((word) => {
    const said = mentionsOf({ name: word, aliases: [] }, passages).filter(
      ({ voice }) => voice !== 'denied'
    )
    const best = said.toSorted((one, other) => worth[other.voice] - worth[one.voice])[0]
    return best ? [{ word, best }] : []
  })
  const missing = words.filter((word) => !found.some((one) => one.word === word))
  return {
    score: (100 * found.reduce((sum, { best }) => sum + worth[best.voice], 0)) / words.length,
    why: [
      found.length > 0 && `Speaks of ${listed(found.map(({ word }) => word))}.`,
      missing.length > 0 && `Not found: ${listed(missing)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    evidence: found.map(({ best }) => quoteOf(best)),
  }
}
const worth = { done: 1, listed: 0.8, begun: 0.4, denied: 0 } as const
