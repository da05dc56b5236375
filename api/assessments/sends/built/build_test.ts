import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import Assessment from '#api/assessments/models/assessment'
import { sendLimits } from '#api/assessments/sends/send_facts'
import type { builtValidator } from '#api/assessments/sends/send_validators'

type Input = Infer<typeof builtValidator>

/**
 * Builds a company's own test: so many questions drawn from topics of the banks, and questions of its own that everybody
 * gets. Refuses with 422 where a topic has too few, or the test none; what is another company's is not there (404).
 */
export async function buildTest(
  { companyId, userId }: CompanyMember,
  { draws = [], questionIds = [], ...facts }: Input
): Promise<Assessment> {
  const questionCount = questionIds.length + draws.reduce((sum, { count }) => sum + count, 0)
  const { min, max } = sendLimits.questions
  if (questionCount < min || questionCount > max)
    throw new Refusal(
      questionCount < min
        ? 'A test asks at least one question; choose topics, or questions of your own'
        : `A test asks at most ${max} questions, not ${questionCount}; take some out`,
      { status: 422, field: 'draws' }
    )
  return db.transaction(async (trx) => {
    await assertOwnQuestions(trx, companyId, questionIds)
    await assertDraws(trx, draws)
    const test = await Assessment.create(
      {
        ...facts,
        description: facts.description ?? null,
        kind: 'custom',
        companyId,
        questionCount,
        status: 'active',
        createdBy: userId,
      },
      { client: trx }
    )
    if (questionIds.length > 0)
      await trx.table('assessment_questions').multiInsert(
        questionIds.map((id, position) => ({
          assessment_id: test.id,
          question_id: id,
          position,
        }))
      )
    if (draws.length > 0)
      await trx.table('assessment_draws').multiInsert(
        draws.map(({ topicId, difficulty, count }, position) => ({
          assessment_id: test.id,
          topic_id: topicId,
          difficulty: difficulty ?? null,
          question_count: count,
          position,
        }))
      )
    return test
  })
}

/** Offers a company's test, or offers it no more; what is sent already goes on. */
export const switchTest = (test: Assessment, active: boolean) =>
  test.merge({ status: active ? 'active' : 'inactive' }).save()

async function assertOwnQuestions(
  trx: TransactionClientContract,
  companyId: number,
  ids: number[]
) {
  const found = await trx
    .from('questions')
    .where({ company_id: companyId, status: 'active' })
    .whereIn('id', ids)
    .select('id')
  if (found.length < ids.length) throw new errors.E_ROW_NOT_FOUND()
}

async function assertDraws(trx: TransactionClientContract, draws: NonNullable<Input['draws']>) {
  const { rows } = await trx.rawQuery(
    `select t.id, t.name, q.difficulty, count(*)::int as count
     from assessment_topics t join assessments a on a.id = t.assessment_id and a.status = 'active' and a.kind in ('skill', 'stack')
       join questions q on q.topic_id = t.id and q.status = 'active'
     where t.status = 'active' and t.id = any(?) group by t.id, q.difficulty`,
    [draws.map(({ topicId }) => topicId)] as any[]
  )
  const stock = rows as { id: number; name: string; difficulty: string; count: number }[]
  const wanted = new Map<string, number>()
  for (const [nth, { topicId, difficulty, count }] of draws.entries()) {
    const topic = stock.filter(({ id }) => id === topicId)
    if (topic.length === 0) throw new errors.E_ROW_NOT_FOUND()
    const fits = topic.filter((one) => !difficulty || one.difficulty === difficulty)
    const left = fits.reduce((sum, one) => sum + one.count, 0)
    const all = topic.reduce((sum, one) => sum + one.count, 0)
    const [key, ofTopic] = [`${topicId} ${difficulty ?? ''}`, String(topicId)]
    wanted.set(key, (wanted.get(key) ?? 0) + count)
    wanted.set(ofTopic, (wanted.get(ofTopic) ?? 0) + count)
    if (wanted.get(key)! > left || wanted.get(ofTopic)! > all)
      throw new Refusal(
        `"${topic[0].name}" has ${left}${difficulty ? ` ${difficulty}` : ''} questions, so it cannot give ${wanted.get(key)}; take fewer`,
        { status: 422, field: `draws.${nth}.count` }
      )
  }
}
