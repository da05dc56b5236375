import db from '@adonisjs/lucid/services/db'
import { bankSize } from '#api/assessments/bank/bank_size'
import { unfilled } from '#api/assessments/bank/fill'
import { pagination } from '#api/http/pagination'
import Assessment from '#api/assessments/models/assessment'

/** A page of what a company can send: the product's tests whose bank can fill them, and its own, those first, each with what its banks lack at the moment. */
export async function offeredTests(
  companyId: number,
  {
    page = 1,
    limit = 20,
    search,
    own,
  }: { page?: number; limit?: number; search?: string; own?: boolean }
) {
  const query = Assessment.query().where((tests) => {
    tests.where((built) => built.where('company_id', companyId).whereRaw(isNewest))
    if (!own)
      tests.orWhere((banks) =>
        banks
          .whereNull('company_id')
          .where('status', 'active')
          .whereRaw(`assessments.question_count <= ${bankSize}`)
      )
  })
  if (search) query.whereILike('name', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
  const list = await query
    .orderByRaw('company_id nulls last, lower(name), id')
    .paginate(page, limit)
  const lacking = await unfilled(
    db.connection(),
    list.filter((test) => test.companyId !== null)
  )
  return { tests: list.all(), lacking, pagination: pagination(page, limit, list.total) }
}

/** SQL: has no other version of a company's test taken its place? */
const isNewest = `not exists (select from assessments newer where newer.replaces_id = assessments.id)`

/** A page of the topics that a test can draw from, with how many questions each has by difficulty. */
export async function topicsToDraw({
  page = 1,
  limit = 50,
  search,
}: {
  page?: number
  limit?: number
  search?: string
}) {
  const found = await topics(
    `t.status = 'active' and a.status = 'active' and a.kind in ('skill', 'stack') and q.id is not null
       and (:search::text is null or t.name ilike :search or a.name ilike :search or a.name || ': ' || t.name ilike :search)`,
    {
      search: search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null,
      limit,
      offset: (page - 1) * limit,
    }
  )
  return {
    topics: found.map(shownTopic),
    pagination: pagination(page, limit, found[0]?.total ?? 0),
  }
}

/** The topics of these ids, also those that nothing is drawn from any more. */
export const topicsNamed = async (ids: number[]) =>
  (await topics('t.id = any(:ids)', { ids, limit: ids.length, offset: 0 })).map(shownTopic)

async function topics(where: string, bindings: object): Promise<Topic[]> {
  const { rows } = await db.rawQuery(
    `select t.id, t.name, a.name as test, a.kind,
       count(q.id)::int as questions,
       count(q.id) filter (where q.difficulty = 'easy')::int as easy,
       count(q.id) filter (where q.difficulty = 'medium')::int as medium,
       count(q.id) filter (where q.difficulty = 'hard')::int as hard,
       coalesce(bool_and(q.kind = 'code'), false) as code,
       count(*) over ()::int as total
     from assessment_topics t join assessments a on a.id = t.assessment_id
       left join questions q on q.topic_id = t.id and q.status = 'active'
     where ${where}
     group by t.id, a.id order by lower(a.name), t.position, t.id limit :limit offset :offset`,
    bindings as any
  )
  return rows
}

const shownTopic = ({ id, name, test, kind, questions, easy, medium, hard, code }: Topic) => ({
  _id: String(id),
  name,
  test,
  kind,
  /** Its questions are code to write, a quarter of an hour each. */
  isCode: code,
  questions,
  easy,
  medium,
  hard,
})
export type ShownTopic = ReturnType<typeof shownTopic>

type Topic = {
  id: number
  name: string
  test: string
  kind: 'skill' | 'stack'
  questions: number
  easy: number
  medium: number
  hard: number
  code: boolean
  total: number
}
