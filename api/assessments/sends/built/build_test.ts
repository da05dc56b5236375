import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import { CODE_TOPIC } from '#api/assessments/assessment_facts'
import { lacksOf, type Draw } from '#api/assessments/bank/fill'
import Assessment from '#api/assessments/models/assessment'
import { sendLimits } from '#api/assessments/sends/send_facts'
import type { builtValidator } from '#api/assessments/sends/send_validators'

type Input = Infer<typeof builtValidator>

/**
 * Builds a company's own test: so many questions drawn from topics of the banks, and questions that everybody gets, its
 * own or exercises of the banks. Refuses with 422 where a topic has too few, or the test none; what is another company's is not there (404).
 */
export async function buildTest(
  { companyId, userId }: CompanyMember,
  input: Input
): Promise<Assessment> {
  const facts = factsOf(input)
  return db.transaction(async (trx) => {
    await assertParts(trx, companyId, input)
    const own = { companyId, kind: 'custom', status: 'active', createdBy: userId } as const
    const test = await Assessment.create({ ...facts, ...own }, { client: trx })
    await writeParts(trx, test, input)
    return test
  })
}

/**
 * Changes a company's own test. One that somebody was sent, or that a job asks for, stays as it is for them: its next
 * version takes its place in the lists and at jobs from now on. Refuses with 409 where that has happened already.
 */
export async function reviseTest(
  { companyId, userId }: CompanyMember,
  testId: number,
  input: Input
): Promise<Assessment> {
  const facts = factsOf(input)
  return db.transaction(async (trx) => {
    const before = await Assessment.query({ client: trx })
      .where({ id: testId, companyId })
      .forUpdate()
      .firstOrFail()
    await assertNewest(trx, before)
    await assertParts(trx, companyId, input)
    if (!(await isUsed(trx, testId))) {
      await trx.from('assessment_questions').where('assessment_id', testId).delete()
      await trx.from('assessment_draws').where('assessment_id', testId).delete()
      const test = await before.merge(facts).save()
      await writeParts(trx, test, input)
      return test
    }
    const { version, status } = before
    const own = { companyId, kind: 'custom', status, createdBy: userId } as const
    const test = await Assessment.create(
      { ...facts, ...own, version: version + 1, replacesId: testId },
      { client: trx }
    )
    await writeParts(trx, test, input)
    await before.merge({ status: 'inactive' }).save()
    await trx
      .from('job_assessment_tests')
      .where('assessment_id', testId)
      .whereIn('job_assessment_id', (jobs) =>
        jobs.from('job_assessments').where({ status: 'active' }).select('id')
      )
      .update({ assessment_id: test.id })
    return test
  })
}

/** Offers a company's test, or offers it no more; what is sent already goes on. */
export const switchTest = ({ id }: Assessment, active: boolean) =>
  db.transaction(async (trx) => {
    const test = await Assessment.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
    await assertNewest(trx, test)
    return test.merge({ status: active ? 'active' : 'inactive' }).save()
  })

async function assertNewest(trx: TransactionClientContract, { id, name }: Assessment) {
  if (await trx.from('assessments').where('replaces_id', id).first())
    throw new Refusal(sentence('"{name}" was replaced by a newer version; open that one', { name }))
}

async function isUsed(trx: TransactionClientContract, id: number) {
  const { rows } = await trx.rawQuery(
    `select exists (select from attempts where assessment_id = :id) or exists (select from assessment_send_tests where assessment_id = :id)
       or exists (select from job_assessment_tests where assessment_id = :id) as used`,
    { id }
  )
  return rows[0].used as boolean
}

function factsOf({ draws = [], questionIds = [], description, ...facts }: Input) {
  const questionCount = questionIds.length + draws.reduce((sum, { count }) => sum + count, 0)
  const { min, max } = sendLimits.questions
  if (questionCount < min || questionCount > max)
    throw new Refusal(
      questionCount < min
        ? 'A test needs at least one question; choose topics, or add your own'
        : sentence('A test can have at most {max} questions, not {questionCount}; remove some', {
            max,
            questionCount,
          }),
      { status: 422, field: 'draws' }
    )
  return { ...facts, description: description ?? null, questionCount }
}

async function writeParts(
  trx: TransactionClientContract,
  { id }: Assessment,
  { draws = [], questionIds = [] }: Input
) {
  if (questionIds.length > 0)
    await trx.table('assessment_questions').multiInsert(
      questionIds.map((question, position) => ({
        assessment_id: id,
        question_id: question,
        position,
      }))
    )
  if (draws.length > 0)
    await trx.table('assessment_draws').multiInsert(
      draws.map(({ topicId, difficulty, count }, position) => ({
        assessment_id: id,
        topic_id: topicId,
        difficulty: difficulty ?? null,
        question_count: count,
        position,
      }))
    )
}

async function assertParts(
  trx: TransactionClientContract,
  companyId: number,
  { draws = [], questionIds = [] }: Input
) {
  await assertMayAsk(trx, companyId, questionIds)
  await assertDraws(trx, draws, questionIds)
}

/** SQL: an exercise of the banks, which any company may choose by itself. */
export const isExercise = `questions.company_id is null and questions.kind = 'code' and questions.topic_id in (
  select t.id from assessment_topics t join assessments a on a.id = t.assessment_id
  where t.name = '${CODE_TOPIC}' and t.status = 'active' and a.status = 'active' and a.kind = 'skill')`

async function assertMayAsk(trx: TransactionClientContract, companyId: number, ids: number[]) {
  const found = await trx
    .from('questions')
    .where('status', 'active')
    .where((may) => may.where('company_id', companyId).orWhereRaw(isExercise))
    .whereIn('id', ids)
    .select('id')
  if (found.length < ids.length) throw new errors.E_ROW_NOT_FOUND()
}

async function assertDraws(trx: TransactionClientContract, draws: Draw[], fixed: number[]) {
  const ids = [...new Set(draws.map(({ topicId }) => topicId))]
  const offered = await trx
    .from('assessment_topics as t')
    .join('assessments as a', 'a.id', 't.assessment_id')
    .where({ 't.status': 'active', 'a.status': 'active' })
    .whereIn('a.kind', ['skill', 'stack'])
    .whereIn('t.id', ids)
    .select('t.id')
  if (offered.length < ids.length) throw new errors.E_ROW_NOT_FOUND()
  const [lack] = await lacksOf(trx, draws, fixed)
  if (lack)
    throw new Refusal(sentence('{lack}; take fewer', { lack: lack.message }), {
      status: 422,
      field: `draws.${lack.nth}.count`,
    })
}
