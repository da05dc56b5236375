import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { skillLevelValues } from '#api/candidates/candidate_facts'
import { refreshProgress } from '#api/candidates/progress'
import { searchOf } from '#api/jobs/browse/job_address'
import { movedFilter } from '#api/catalogues/merging/moved_filter'

export type Merge = { from: number; into: number }
type Trx = TransactionClientContract

/** One kind of rows that name skills. SQL takes `:from` and `:into`. */
export type SkillPart = {
  /** The table. */
  name: string
  label: string
  /** SQL: the ids of the rows that name the skill, in order. */
  find: string
  /** SQL: how many of those name the other one, too, and become one with it. */
  both?: string
  /** Lets the rows of these ids name the other skill; afterwards `find` finds them no more. */
  move: (trx: Trx, ids: number[], merge: Merge) => Promise<unknown>
}

/** A list of ids with the other skill in the place of the one, each once. */
const moved = (column: string) =>
  `array(select id from (select id, min(place) as place from unnest(array_replace(${column}, cast(:from as int), cast(:into as int))) with ordinality each (id, place) group by id) kept order by place)`
const holds = (column: string) => `${column} @> array[cast(:from as int)]`
const holdsBoth = (column: string) => `${column} @> array[cast(:from as int), cast(:into as int)]`

/** Rows with skills in a list. */
const listing = (name: string, label: string, alsoSet = '', other?: string): SkillPart => ({
  name,
  label,
  find: `select id from ${name} where ${holds('skill_ids')} order by id`,
  both: `select count(*) as rows from ${name} where ${holdsBoth('skill_ids')}`,
  move: (trx, ids, merge) =>
    trx.rawQuery(
      `update ${name} set skill_ids = ${moved('skill_ids')}${other ? `, ${other} = ${moved(other)}` : ''}${alsoSet} where id = any(:ids)`,
      { ids, ...merge }
    ),
})

/** Rows of which each skill has one: the other's stays where there is one, and `leave` sees to this one's. */
const single = (
  name: string,
  label: string,
  leave?: (trx: Trx, ids: number[], merge: Merge) => Promise<unknown>
): SkillPart => ({
  name,
  label,
  find: `select id from ${name} where skill_id = :from order by id`,
  async move(trx, ids, merge) {
    await leave?.(trx, ids, merge)
    await trx.from(name).whereIn('id', ids).update({ skill_id: merge.into })
  },
})

/** Everything that names skills but what triggers derive from it; a test compares it with the database's columns. */
export const skillParts: SkillPart[] = [
  {
    name: 'candidate_skills',
    label: 'Profiles',
    find: 'select candidate_id as id from candidate_skills where skill_id = :from order by 1',
    both: 'select count(*) as rows from candidate_skills one join candidate_skills other using (candidate_id) where one.skill_id = :from and other.skill_id = :into',
    move: moveOnProfiles,
  },
  listing('employments', 'Employment entries'),
  listing('projects', 'Projects'),
  {
    name: 'profile_update_requests',
    label: 'Changes that await approval',
    find: `select id from profile_update_requests where status = 'pending' and input->'skillIds' @> to_jsonb(cast(:from as int)) order by id`,
    move: (trx, ids, merge) =>
      trx.rawQuery(
        `update profile_update_requests set input = jsonb_set(input, '{skillIds}', (
           select jsonb_agg(distinct case when skill = to_jsonb(cast(:from as int)) then to_jsonb(cast(:into as int)) else skill end)
           from jsonb_array_elements(input->'skillIds') skill)) where id = any(:ids)`,
        { ids, ...merge }
      ),
  },
  listing('jobs', 'Jobs', '', 'required_skill_ids'),
  // profiles that hold a stack are found again by when it was changed
  listing('stacks', 'Stacks', ', updated_at = now()'),
  single('assessments', 'Tests', async (trx, ids, { into }) => {
    if (await trx.from('assessments').where({ skill_id: into, status: 'active' }).first())
      await trx.from('assessments').whereIn('id', ids).update({ status: 'inactive' })
  }),
  {
    name: 'skill_pages',
    label: 'Skill pages',
    find: 'select id from skill_pages where skill_id = :from order by id',
    move: movePage,
  },
  single('custom_skills', 'Names that were asked for'),
  {
    name: 'saved_filters',
    label: 'Saved searches',
    find: `select id from saved_filters where jsonb_path_exists(filter, '$.skills.*[*] \\? (@ == $id)', jsonb_build_object('id', cast(:from as int)))
      or jsonb_exists(filter->'minYears', cast(:from as text)) or jsonb_exists(filter->'testPassed', cast(:from as text)) order by id`,
    async move(trx, ids, merge) {
      const rows = await trx.from('saved_filters').whereIn('id', ids).select('id', 'filter')
      for (const { id, filter } of rows)
        await trx
          .from('saved_filters')
          .where('id', id)
          .update({ filter: JSON.stringify(movedFilter(filter, merge)) })
    },
  },
  {
    name: 'job_alerts',
    label: 'Job alerts',
    find: `select id from job_alerts where search ~ ('(^|&)skills=([0-9]+%2C)*' || cast(:from as text) || '(%2C|&|$)') order by id`,
    move: moveAlerts,
  },
]

/** Of a person who named both, the higher level, the more years and the later use stay. */
async function moveOnProfiles(trx: Trx, ids: number[], merge: Merge) {
  // as everything that changes a profile: its candidate first
  await trx.from('candidates').whereIn('id', ids).orderBy('id').forUpdate().select('id')
  const values = { ids, ...merge, levels: [...skillLevelValues] }
  const { rows } = await trx.rawQuery(
    `update candidate_skills kept set years = greatest(kept.years, gone.years), last_used = greatest(kept.last_used, gone.last_used),
       position = least(kept.position, gone.position),
       level = case when coalesce(array_position(:levels, gone.level), 0) > coalesce(array_position(:levels, kept.level), 0) then gone.level else kept.level end
     from candidate_skills gone
     where gone.candidate_id = any(:ids) and gone.skill_id = :from and kept.candidate_id = gone.candidate_id and kept.skill_id = :into
     returning gone.id, gone.candidate_id`,
    values
  )
  const doubled = rows as { id: number; candidate_id: number }[]
  await trx
    .from('candidate_skills')
    .whereIn(
      'id',
      doubled.map(({ id }) => id)
    )
    .delete()
  await trx
    .from('candidate_skills')
    .whereIn('candidate_id', ids)
    .where('skill_id', merge.from)
    .update({ skill_id: merge.into })
  for (const { candidate_id: candidateId } of doubled) await refreshProgress(trx, candidateId)
}

/** Its page becomes the other's; where that one has its own, the address leads there. */
async function movePage(trx: Trx, ids: number[], { into }: Merge) {
  const own = await trx.from('skill_pages').where('skill_id', into).first()
  if (!own) return trx.from('skill_pages').whereIn('id', ids).update({ skill_id: into })
  await trx
    .from('content_redirects')
    .where('kind', 'skills')
    .whereIn('page_id', ids)
    .update({ page_id: own.id })
  await trx.rawQuery(
    `insert into content_redirects (kind, slug, page_id) select 'skills', slug, :own from skill_pages where id = any(:ids) and published_at is not null
     on conflict (kind, slug) do update set page_id = excluded.page_id`,
    { ids, own: own.id }
  )
  return trx.from('skill_pages').whereIn('id', ids).delete()
}

/** An alert that would ask for what another of the same person asks for is gone. */
async function moveAlerts(trx: Trx, ids: number[], { from, into }: Merge) {
  for (const alert of await trx.from('job_alerts').whereIn('id', ids).orderBy('id')) {
    const params = new URLSearchParams(alert.search)
    const skills = params.get('skills')!.split(',')
    params.set(
      'skills',
      [...new Set(skills.map((id) => (id === String(from) ? String(into) : id)))].join()
    )
    const search = searchOf(params)
    const owner = alert.user_id ? { user_id: alert.user_id } : { email: alert.email }
    const row = trx.from('job_alerts').where('id', alert.id)
    if (
      await trx
        .from('job_alerts')
        .where({ ...owner, search })
        .first()
    )
      await row.delete()
    else await row.update({ search })
  }
}

/** How many rows of each kind a merge touches, those that it does at all. */
export async function touchedBy(merge: { from: number; into?: number }) {
  const counted = await Promise.all(
    skillParts.map(async ({ name, label, find, both }) => {
      const rows = await countOf(`select count(*) as rows from (${find}) found`, merge)
      const collapse = merge.into && both ? await countOf(both, merge) : 0
      return { name, label, rows, both: collapse }
    })
  )
  return counted.filter(({ rows }) => rows > 0)
}

async function countOf(sql: string, values: { from: number; into?: number }): Promise<number> {
  const { rows } = await db.rawQuery(sql, values)
  return Number(rows[0].rows)
}
