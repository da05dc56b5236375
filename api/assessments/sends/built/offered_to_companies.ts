import db from '@adonisjs/lucid/services/db'
import { pagination } from '#api/http/pagination'
import Assessment from '#api/assessments/models/assessment'

/** A page of what a company can send: the product's tests whose bank can fill them, and its own, those first. */
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
    tests.where('company_id', companyId)
    if (!own)
      tests.orWhere((banks) =>
        banks
          .whereNull('company_id')
          .where('status', 'active')
          .whereRaw(
            `assessments.question_count <= (select count(*) from questions q join assessment_topics t on t.id = q.topic_id
              where t.assessment_id = assessments.id and t.status = 'active' and q.status = 'active')`
          )
      )
  })
  if (search) query.whereILike('name', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
  const list = await query
    .orderByRaw('company_id nulls last, lower(name), id')
    .paginate(page, limit)
  return { tests: list.all(), pagination: pagination(page, limit, list.total) }
}

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
  const { rows } = await db.rawQuery(
    `select t.id, t.name, a.name as test, a.kind,
       count(q.id)::int as questions,
       count(q.id) filter (where q.difficulty = 'easy')::int as easy,
       count(q.id) filter (where q.difficulty = 'medium')::int as medium,
       count(q.id) filter (where q.difficulty = 'hard')::int as hard,
       count(*) over ()::int as total
     from assessment_topics t join assessments a on a.id = t.assessment_id
       join questions q on q.topic_id = t.id and q.status = 'active'
     where t.status = 'active' and a.status = 'active' and a.kind in ('skill', 'stack')
       and (:search::text is null or t.name ilike :search or a.name ilike :search)
     group by t.id, a.id order by lower(a.name), t.position, t.id limit :limit offset :offset`,
    {
      search: search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null,
      limit,
      offset: (page - 1) * limit,
    } as any
  )
  return {
    topics: (rows as Topic[]).map(({ id, name, test, kind, questions, easy, medium, hard }) => ({
      _id: String(id),
      name,
      test,
      kind,
      questions,
      easy,
      medium,
      hard,
    })),
    pagination: pagination(page, limit, rows[0]?.total ?? 0),
  }
}

type Topic = {
  id: number
  name: string
  test: string
  kind: 'skill' | 'stack'
  questions: number
  easy: number
  medium: number
  hard: number
}
