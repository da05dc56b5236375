import { DateTime } from 'luxon'
import { stringify } from 'csv-stringify/sync'
import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { audit, type Origin } from '#api/accounts/audit/audit'
import type User from '#api/accounts/models/user'
import Question from '#api/assessments/models/question'
import { questionFlow, type QuestionStatus } from '#api/assessments/bank/question_flow'
import { bankOf, type Bank } from '#api/assessments/bank/csv/bank_of'
import type { CsvFault } from '#api/assessments/bank/csv/question_csv'
import { questionOfRow, type RowQuestion } from '#api/assessments/bank/csv/question_of_row'
import { readQuestionCsv } from '#api/assessments/bank/csv/read_question_csv'

const MOST_FAULTS = 500

/** What an import did, or would do. */
export type ImportReport = {
  dryRun: boolean
  /** False where it was tried only, or a fault kept all of it out. */
  written: boolean
  rows: number
  added: number
  changed: number
  same: number
  faults: CsvFault[]
  /** How many there are, also beyond those listed. */
  faultCount: number
  /** What was noticed and is no fault. */
  notes: string[]
  /** The rows with a fault as a CSV, with what is wrong beside each; null without a fault. */
  errorFile: string | null
}

/**
 * Brings the questions of a CSV into the banks, all or none: found again by their key, so that the same file twice
 * changes nothing; a question that says something else becomes a new version, and attempts keep theirs. A dry run does
 * all of it and takes it back.
 */
export async function importQuestions(
  admin: User,
  bytes: Buffer,
  { dryRun, origin }: { dryRun: boolean; origin: Origin }
): Promise<ImportReport> {
  const { rows, faults, notes, raw } = readQuestionCsv(bytes)
  const read = rows.map(questionOfRow)
  faults.push(...read.flatMap((one) => one.faults))
  const questions = read.flatMap(({ question }) => question ?? [])
  const again = twice(questions)
  faults.push(...again)
  const counts = { added: 0, changed: 0, same: 0 }
  const trx = await db.transaction()
  let written = false
  try {
    // one import at a time, so that no two look for the same key
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('question_bank'))`)
    const bank = await bankOf(trx, questions)
    for (const question of questions)
      if (!again.some(({ row }) => row === question.row))
        counts[await take(trx, bank, question, admin, faults)]++
    written = !dryRun && faults.length === 0
    if (written)
      await audit(
        trx,
        {
          actorId: admin.id,
          action: 'questions.import',
          subjectType: 'questions',
          subjectLabel: `${counts.added} added, ${counts.changed} changed, ${counts.same} the same`,
        },
        origin
      )
    await (written ? trx.commit() : trx.rollback())
  } catch (error) {
    await trx.rollback()
    throw error
  }
  faults.sort((one, other) => one.row - other.row)
  return {
    ...{ dryRun, written, rows: rows.length, ...counts },
    faults: faults.slice(0, MOST_FAULTS),
    faultCount: faults.length,
    notes,
    errorFile: faults.length > 0 ? errorFile(raw, faults) : null,
  }
}

function twice(questions: RowQuestion[]): CsvFault[] {
  const seen = new Map<string, number>()
  return questions.flatMap(({ row, key }) => {
    const first = seen.get(key)
    if (first === undefined) seen.set(key, row)
    return first === undefined
      ? []
      : { row, column: 'key', message: `The key "${key}" is in row ${first} already` }
  })
}

type Done = 'added' | 'changed' | 'same'

async function take(
  trx: TransactionClientContract,
  bank: Bank,
  asked: RowQuestion,
  admin: User,
  faults: CsvFault[]
): Promise<Done> {
  const wrong = (column: string, message: string): Done => {
    faults.push({ row: asked.row, column, message })
    return 'same'
  }
  const place = bank.placeOf(asked)
  if ('column' in place) return wrong(place.column, place.message)
  const before = bank.questionOf(asked.key)
  const faultBefore = before && refusalOf(before, asked, place.topicId)
  if (faultBefore) return wrong(...faultBefore)
  if (!before && /^q-\d+$/.test(asked.key))
    return wrong('key', `There is no question ${asked.key}; give a new one a key of your own`)
  const values = { ...asked.values, passageId: place.passageId }
  const question = before ?? new Question()
  const status: QuestionStatus = asked.status ?? question.status ?? 'draft'
  const isSame =
    before &&
    status === before.status &&
    Object.entries(values).every(([name, value]) =>
      isDeepStrictEqual(value ?? null, (before as any)[name] ?? null)
    )
  if (isSame) return 'same'
  if (before && asked.version !== null && asked.version !== before.version)
    return wrong(
      'version',
      `The question was changed since your export (version ${before.version} now); export it again`
    )
  question.useTransaction(trx).merge({ ...values, status, topicId: place.topicId })
  if (!before)
    question.merge({
      sourceKey: asked.key,
      createdBy: admin.id,
      // not of the files of the product, which take back what is no longer in them
      createdAt: DateTime.now().minus({ seconds: 1 }),
    })
  try {
    await question.save()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return wrong(error.field === 'topicId' ? 'topic' : 'question', error.message)
  }
  return before ? 'changed' : 'added'
}

/** Why a question that is there cannot become what a row says. */
function refusalOf(
  before: Question,
  { values, status }: RowQuestion,
  topicId: number
): [string, string] | null {
  if (before.companyId !== null)
    return ['key', 'This question is a company’s own; only it changes it']
  if (before.kind !== values.kind)
    return [
      'kind',
      `The kind of a question stays; give the other one (${values.kind}) a key of its own`,
    ]
  if (before.topicId !== topicId)
    return ['topic', 'The topic of a question stays; give the other one a key of its own']
  if (status && status !== before.status && !mayBecome(before.status, status))
    return [
      'status',
      `A question that ${questionFlow.states[before.status].is} cannot become a ${status}`,
    ]
  return null
}

const mayBecome = (from: QuestionStatus, to: QuestionStatus) =>
  Object.values(questionFlow.moves).some(
    (move: any) => move.to === to && [move.from].flat().includes(from)
  )

/** The rows with a fault as they came, each with what is wrong. */
function errorFile(raw: string[][], faults: CsvFault[]) {
  const [heading = [], ...rows] = raw
  const byRow = Map.groupBy(faults, ({ row }) => row)
  return stringify(
    [
      [...heading, 'row', 'faults'],
      ...[...byRow].map(([row, all]) => [
        ...heading.map((_, at) => rows[row - 2]?.[at] ?? ''),
        row,
        all.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join('\n'),
      ]),
    ],
    { bom: true, escape_formulas: true }
  )
}
