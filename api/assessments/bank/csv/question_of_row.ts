import {
  difficultyValues,
  questionKinds,
  assessmentLimits as limits,
  type QuestionKind,
} from '#api/assessments/assessment_facts'
import { englishBandValues } from '#api/candidates/english_facts'
import { questionFlow, type QuestionStatus } from '#api/assessments/bank/question_flow'
import { faultsOf } from '#api/assessments/bank/question_rules'
import type { CsvFault, CsvRow } from '#api/assessments/bank/csv/question_csv'

/** A question as its row says it, before the bank is asked. */
export type RowQuestion = {
  row: number
  key: string
  test: string
  topic: string
  passage: string | null
  status: QuestionStatus | null
  version: number | null
  values: {
    kind: QuestionKind
    body: string
    options: string[]
    answerKey: string[]
    explanation: string | null
    difficulty: (typeof difficultyValues)[number] | null
    level: (typeof englishBandValues)[number] | null
    exercise: any
  }
}

/** Reads a row, and says what of it cannot be asked; a question is returned only without a fault. */
export function questionOfRow({ row, cells }: CsvRow): {
  question: RowQuestion | null
  faults: CsvFault[]
} {
  const faults: CsvFault[] = []
  const wrong = (column: string, message: string) => void faults.push({ row, column, message })
  const cell = (name: string) => cells[name] ?? ''
  const oneOf = <T extends string>(column: string, values: readonly T[]): T | null => {
    const written = cell(column).toLowerCase()
    if (written === '') return null
    const found = values.find((value) => value.toLowerCase() === written)
    if (!found) wrong(column, `"${cell(column)}" is not one of ${values.join(', ')}`)
    return found ?? null
  }
  const key = cell('key')
  if (key === '')
    wrong(
      'key',
      'Give the question a key that stays the same, such as closures-7: it is found again by it'
    )
  else if (!/^[a-z0-9][a-z0-9._-]{1,79}$/.test(key))
    wrong(
      'key',
      `"${key.slice(0, 100)}" is no key: 2 to 80 small letters, digits, dots, hyphens and underscores`
    )
  for (const name of ['test', 'topic', 'question'])
    if (cell(name) === '') wrong(name, `The ${name} is missing`)
  const kind = kindOf(cell('kind'))
  if (!kind)
    wrong(
      'kind',
      `${cell('kind') ? `"${cell('kind')}" is not a kind` : 'The kind is missing'}; use ${questionKinds.map(({ value }) => value).join(', ')}`
    )
  const difficulty = oneOf('difficulty', difficultyValues)
  const level = oneOf('level', englishBandValues)
  const status = oneOf('status', questionFlow.names as QuestionStatus[])
  const version = cell('version')
  if (version !== '' && !/^[1-9]\d{0,8}$/.test(version))
    wrong('version', `"${version}" is no version; leave it as it was exported, or empty`)
  const options = optionsOf(cells, wrong)
  const answerKey = kind ? keyOf(kind, cell('right'), wrong) : []
  const exercise = exerciseOf(cell('exercise'), wrong)
  for (const [name, text] of Object.entries(cells)) {
    // eslint-disable-next-line no-control-regex
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/.test(text))
      wrong(name, 'The cell has a letter that was lost or that cannot be shown; write it again')
  }
  if (faults.length > 0 || !kind) return { question: null, faults }
  const values = {
    kind,
    body: cell('question'),
    options,
    answerKey,
    explanation: cell('explanation') || null,
    difficulty,
    level,
    exercise,
  }
  for (const message of faultsOf(values)) wrong(columnOf(message), sentence(message))
  if (faults.length > 0) return { question: null, faults }
  const passage = cell('passage') || null
  return {
    question: {
      ...{ row, key, test: cell('test'), topic: cell('topic'), passage, status, values },
      version: version ? Number(version) : null,
    },
    faults,
  }
}

const kindOf = (written: string) =>
  questionKinds.find(({ value, label }) =>
    [value, label.toLowerCase()].includes(written.toLowerCase() as never)
  )?.value

type Wrong = (column: string, message: string) => void

function optionsOf(cells: Record<string, string>, wrong: Wrong) {
  const all = Array.from({ length: limits.options.max }, (_, at) => cells[`option ${at + 1}`] ?? '')
  const last = all.findLastIndex((option) => option !== '')
  const gap = all.findIndex((option, at) => option === '' && at < last)
  if (gap >= 0)
    wrong(
      `option ${gap + 1}`,
      `Option ${gap + 1} is empty and a later one is not; the numbers of the right ones would slip`
    )
  return all.slice(0, last + 1)
}

/** Numbers of the right options; of a short text the accepted answers, a line each. */
function keyOf(kind: QuestionKind, written: string, wrong: Wrong) {
  if (written === '') return []
  if (kind === 'text') return written.split('\n').flatMap((line) => line.trim() || [])
  if (kind === 'order' || kind === 'code') {
    wrong(
      'right',
      kind === 'order'
        ? 'The options of an order stand in the right order; leave "right" empty'
        : 'Cases decide about code; leave "right" empty'
    )
    return []
  }
  const numbers = written.split(/[\s,;]+/).filter(Boolean)
  const odd = numbers.find((one) => !/^[1-9]\d?$/.test(one))
  if (odd) wrong('right', `"${odd.slice(0, 40)}" is not the number of an option; write 2, or 1, 3`)
  return numbers
}

function exerciseOf(written: string, wrong: Wrong) {
  if (written === '') return null
  try {
    return JSON.parse(written)
  } catch (error) {
    wrong('exercise', `The exercise is not JSON: ${(error as Error).message}`)
    return null
  }
}

/** The column in which a rule of a question is kept or broken. */
const columnOf = (message: string) =>
  /exercise|cases, not/.test(message)
    ? 'exercise'
    : /accepted|key names|right/.test(message)
      ? 'right'
      : /option|step/.test(message)
        ? 'option 1'
        : /explanation/.test(message)
          ? 'explanation'
          : /difficulty/.test(message)
            ? 'difficulty'
            : 'question'

const sentence = (message: string) => `${message[0].toUpperCase()}${message.slice(1)}`
