import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { GROUP_SHARE, type QuestionKind } from '#api/assessments/assessment_facts'
import { flagsOf, type OptionShare } from '#api/assessments/bank/analysis/flags_of'

type Row = {
  question_id: number
  assessment_id: number
  version: number
  kind: QuestionKind
  answer_key: string[]
  taken: number
  right_share: number
  discrimination: number | null
  separation: number | null
  median_seconds: number | null
  exposure: number
  option_count: number
  /** By the number of the option: how many of all, of the strong and of the weak chose it. */
  chosen: Record<string, [number, number, number]> | null
  group_size: number
}

/**
 * Counts anew what the answers say of each question of the banks: how many are right, how well it tells the strong
 * from the weak, how long it takes, who chooses which option, and how often it was drawn; and flags what looks wrong.
 * Of answers, those to the present version count, in finished attempts and to questions that were looked at. Returns how
 * many questions have statistics and how many are flagged. Safe to repeat; a topic at a time, so that none locks the others.
 */
export default async function analyseQuestions() {
  const topics: { id: number }[] = await db.from('assessment_topics').orderBy('id').select('id')
  const sum = { questions: 0, flagged: 0 }
  for (const { id } of topics) {
    const done = await db.transaction((trx) => analyseTopic(trx, id))
    sum.questions += done.questions
    sum.flagged += done.flagged
  }
  return sum
}

async function analyseTopic(trx: TransactionClientContract, topicId: number) {
  await recountExposure(trx, topicId)
  const rows = await count(trx, topicId)
  const meanExposure = rows.reduce((all, { exposure }) => all + exposure, 0) / (rows.length || 1)
  const found = rows.map((row) => {
    const options = sharesOf(row)
    const { kind, taken, right_share: rightShare, discrimination, exposure } = row
    return {
      ...row,
      options,
      flags: flagsOf({
        ...{ kind, taken, rightShare, discrimination, exposure },
        ...{ meanExposure, options },
      }),
    }
  })
  await trx.from('question_statistics').where('topic_id', topicId).delete()
  if (found.length > 0)
    await trx.table('question_statistics').multiInsert(
      found.map((row) => ({
        question_id: row.question_id,
        topic_id: topicId,
        assessment_id: row.assessment_id,
        version: row.version,
        taken: row.taken,
        right_share: row.right_share,
        discrimination: row.discrimination,
        separation: row.separation,
        median_seconds: row.median_seconds,
        exposure: row.exposure,
        options: JSON.stringify(row.options),
        flags: row.flags,
      }))
    )
  return {
    questions: found.length,
    flagged: found.filter(({ flags }) => flags.length > 0).length,
  }
}

/** How often each was drawn, by whomever: the draw prefers what was shown less. It is no edit, so `updated_at` stays. */
const recountExposure = (trx: TransactionClientContract, topicId: number) =>
  trx.rawQuery(
    `update questions q set exposure = c.drawn from (
       select q.id, count(a.id)::int as drawn from questions q left join attempt_questions a on a.question_id = q.id
       where q.topic_id = :topicId group by q.id
     ) c where c.id = q.id and q.exposure <> c.drawn`,
    { topicId }
  )

/** The strong and the weak of a question are the upper and lower 27 % by the rest of their tests, the question itself left out. */
async function count(trx: TransactionClientContract, topicId: number): Promise<Row[]> {
  const { rows } = await trx.rawQuery(
    `with answers as (
       select a.question_id, a.attempt_id, a.score, a.seconds, a.answer, a.option_order, v.kind,
         (rest.points - a.score) / nullif(rest.asked - 1, 0) as rest
       from questions q join question_versions v on v.question_id = q.id and v.version = q.version
         join attempt_questions a on a.version_id = v.id and a.score is not null and (a.answer is not null or a.shown_at is not null)
         join attempts t on t.id = a.attempt_id and t.status = 'done'
         cross join lateral (select sum(o.score) as points, count(*) as asked from attempt_questions o where o.attempt_id = a.attempt_id and o.score is not null) rest
       where q.topic_id = :topicId
     ), ranked as (
       select *, row_number() over (partition by question_id order by rest desc nulls last, attempt_id) as place,
         greatest(1, round(:share::float8 * count(*) over (partition by question_id))) as size,
         count(*) over (partition by question_id) as asked
       from answers
     ), chosen as (
       select question_id, jsonb_object_agg(option, jsonb_build_array(all_of, upper_of, lower_of)) as chosen from (
         select r.question_id, (r.option_order[p.place::int + 1] + 1)::text as option, count(*) as all_of,
           count(*) filter (where r.place <= r.size) as upper_of, count(*) filter (where r.place > r.asked - r.size) as lower_of
         from ranked r cross join lateral jsonb_array_elements_text(case when jsonb_typeof(r.answer) = 'array' then r.answer else '[]' end) p(place)
         where r.kind in ('one', 'many') group by 1, 2
       ) each group by question_id
     )
     select q.id as question_id, t.assessment_id, q.version, q.kind, q.answer_key, cardinality(q.options) as option_count, q.exposure,
       count(*)::int as taken, avg(r.score)::float8 as right_share, corr(r.score, r.rest)::float8 as discrimination,
       (avg(r.score) filter (where r.place <= r.size) - avg(r.score) filter (where r.place > r.asked - r.size))::float8 as separation,
       (percentile_cont(0.5) within group (order by r.seconds) filter (where r.seconds > 0))::int as median_seconds,
       max(r.size)::int as group_size, c.chosen
     from ranked r join questions q on q.id = r.question_id join assessment_topics t on t.id = q.topic_id
       left join chosen c on c.question_id = q.id
     group by q.id, t.assessment_id, c.chosen order by q.id`,
    { topicId, share: GROUP_SHARE }
  )
  return rows
}

function sharesOf({ kind, option_count, chosen, taken, group_size, answer_key }: Row) {
  if (kind !== 'one' && kind !== 'many') return []
  return Array.from({ length: option_count }, (_, at): OptionShare => {
    const [all, upper, lower] = chosen?.[at + 1] ?? [0, 0, 0]
    return {
      place: at + 1,
      key: answer_key.includes(String(at + 1)),
      share: all / taken,
      upper: upper / group_size,
      lower: lower / group_size,
    }
  })
}
