import { assessmentLimits as limits, type QuestionKind } from '#api/assessments/assessment_facts'

/** What a question must hold to be asked, whoever wrote it: a file, a CSV or the console. */
type Asked = {
  kind: QuestionKind
  body: string
  options: string[]
  answerKey: string[]
  explanation: string | null
  difficulty: string | null
  level: string | null
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
  else if (kind !== 'code') optionFaults(kind, options, answerKey, must)
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
