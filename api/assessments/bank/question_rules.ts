import {
  assessmentLimits as limits,
  codeLanguages,
  type QuestionKind,
} from '#api/assessments/assessment_facts'

/** What a question must hold to be asked, wherever it was written: in a file, a CSV or the console. */
type Asked = {
  kind: QuestionKind
  body: string
  options: string[]
  answerKey: string[]
  explanation: string | null
  difficulty: string | null
  level: string | null
  /** What `code` keeps beside it, as it was written. */
  exercise?: unknown
}

const between = (length: number, { min = 0, max }: { min?: number; max: number }) =>
  length >= min && length <= max

/** What is wrong with a question, each in one sentence that says what to do; none when it can be asked. */
export function faultsOf(question: Asked): string[] {
  const { kind, body, options, answerKey, explanation } = question
  const faults: string[] = []
  const must = (holds: boolean, fault: string) => void (holds || faults.push(fault))
  must(
    between(body.length, limits.body),
    `the question has ${limits.body.min} to ${limits.body.max} characters, not ${body.length}`
  )
  must(
    (explanation?.length ?? 0) <= limits.explanation.max,
    `the explanation has at most ${limits.explanation.max} characters`
  )
  must(
    (question.difficulty === null) !== (question.level === null),
    'a question has a difficulty, or a level where it is of English'
  )
  if (kind === 'text') textFaults(answerKey, options, must)
  else if (kind === 'code') codeFaults(question, must)
  else optionFaults(kind, options, answerKey, must)
  if (kind !== 'code')
    must(!question.exercise, 'only code to write has an exercise; leave it out, or change the kind')
  return faults
}

type Must = (holds: boolean, fault: string) => void

function textFaults(accepted: string[], options: string[], must: Must) {
  must(options.length === 0, 'a short text has accepted answers, not options')
  must(
    between(accepted.length, { min: 1, ...limits.acceptedAnswers }),
    `a short text has 1 to ${limits.acceptedAnswers.max} accepted answers, not ${accepted.length}`
  )
  must(
    accepted.every((one) => between(one.trim().length, { min: 1, ...limits.accepted })),
    `an accepted answer has 1 to ${limits.accepted.max} characters`
  )
}

function optionFaults(kind: QuestionKind, options: string[], key: string[], must: Must) {
  must(
    between(options.length, limits.options),
    `there are ${limits.options.min} to ${limits.options.max} options, not ${options.length}`
  )
  must(
    options.every((one) => between(one.length, limits.option)),
    `an option has ${limits.option.min} to ${limits.option.max} characters`
  )
  must(
    new Set(options.map((option) => option.trim())).size === options.length,
    'two options say the same; keep one of them'
  )
  must(
    key.every((number) => options.some((_, place) => String(place + 1) === number)) &&
      new Set(key).size === key.length,
    'the key names options that are not there, or one twice'
  )
  if (kind === 'one') must(key.length === 1, `exactly one option is right, not ${key.length}`)
  if (kind === 'many')
    must(
      key.length >= 2 && key.length < options.length,
      `two or more options are right and one at least is wrong, not ${key.length} of ${options.length}`
    )
  if (kind === 'order') must(key.length === 0, 'the steps of an order are their own key')
}

const isObject = (value: unknown): value is Record<string, any> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

function codeFaults({ exercise, options, answerKey }: Asked, must: Must) {
  must(
    options.length === 0 && answerKey.length === 0,
    'code to write has cases, not options or a key'
  )
  if (!isObject(exercise))
    return must(false, 'the exercise is missing: its language, starter and cases')
  const { language, starter, signature, entry, harness, schema, cases } = exercise
  must(
    (codeLanguages as readonly unknown[]).includes(language),
    `the exercise names its language: ${codeLanguages.join(', ')}, not "${language}"`
  )
  must(isText(starter), 'the exercise has a starter, the code that the editor begins with')
  must(isText(signature), 'the exercise has a signature, which says how the code is called')
  for (const [name, text] of Object.entries({ starter, signature, harness, schema }))
    must(
      text === undefined || (typeof text === 'string' && text.length <= limits.code.max),
      `the ${name} of the exercise is a text of at most ${limits.code.max} characters`
    )
  if (language !== 'sql')
    must(/^[A-Za-z_$][\w$]*$/.test(entry), 'the exercise names its entry, the function to call')
  caseFaults(language, cases, must)
}

function caseFaults(language: unknown, cases: unknown, must: Must) {
  if (!Array.isArray(cases)) return must(false, 'the exercise has cases, a list')
  const hidden = cases.filter((one) => one?.hidden).length
  must(
    cases.length - hidden >= limits.visibleCases.min && hidden >= limits.hiddenCases.min,
    `the exercise has ${limits.visibleCases.min} visible case and ${limits.hiddenCases.min} hidden ones at least, not ${cases.length - hidden} and ${hidden}`
  )
  must(cases.length <= limits.cases.max, `the exercise has at most ${limits.cases.max} cases`)
  const wrong = cases.findIndex((one) =>
    language === 'sql'
      ? !isText(one?.database) || !isTable(one.expected)
      : !Array.isArray(one?.args) || one.expected === undefined
  )
  must(
    wrong < 0,
    language === 'sql'
      ? `case ${wrong + 1} of the exercise needs its database and the table it expects (columns, rows)`
      : `case ${wrong + 1} of the exercise needs args, a list, and what is expected`
  )
}

const isTable = (value: unknown) =>
  isObject(value) && Array.isArray(value.columns) && Array.isArray(value.rows)
