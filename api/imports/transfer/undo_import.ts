import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { removeFile } from '#api/files/store_upload'
import File from '#api/files/models/file'
import { removePeople } from '#api/imports/claims/remove_unclaimed'
import CompanyImport from '#api/imports/models/company_import'
import { importMoves } from '#api/imports/transfer/import_moves'
import type { Report } from '#api/imports/transfer/report'

const BATCH = 1_000

/** What hangs on an application or a job that the import did not make: tables with their column. */
const onApplications = [
  'interviews',
  'offers',
  'assessment_sends',
  'screening_analyses',
  'company_mails',
  'mail_drafts',
  'reviews',
]
const onPeople = ['conversations', 'saved_profiles', 'contact_requests', 'contact_unlocks']

type Left = Map<string, { what: string; why: string; count: number }>

/**
 * Removes what an import made and nobody touched since, in the order in which rows hang on each other, and tells what it
 * left and why. In batches, each whole; safe to run twice.
 */
export async function undoImport(wanted: CompanyImport) {
  const removed: Report['undone']['removed'] = { ...wanted.report.undone?.removed }
  const left: Left = new Map()
  const step = async (what: string, kind: string, act: Act) => {
    for (let after = 0; ;) {
      const { gone, last } = await db.transaction((trx) => act(trx, wanted.id, kind, after, left))
      removed[what] = (removed[what] ?? 0) + gone
      await CompanyImport.query()
        .where('id', wanted.id)
        .update({
          report: JSON.stringify({
            ...wanted.report,
            undone: { removed, left: [...left.values()] },
          }),
          updated_at: new Date(),
        })
      if (last === null) return
      after = last
    }
  }
  await step('note', 'note', undoNotes)
  await step('file', 'file', undoFiles)
  await step('application', 'application', undoApplications)
  await step('person', 'person', undoPeople)
  await step('job', 'job', undoJobs)
  await step('pipeline', 'pipeline', undoPipelines)
  await wanted.refresh()
  await importMoves.settle(wanted, null)
}

type Act = (
  trx: TransactionClientContract,
  importId: number,
  kind: string,
  after: number,
  left: Left
) => Promise<{ gone: number; last: number | null }>

/** Rows of the import of one kind, the next so many, with why each stays; null for what goes. */
async function batchOf(
  trx: TransactionClientContract,
  importId: number,
  kind: string,
  after: number,
  columns: string,
  joins: string,
  why: string
) {
  const { rows } = await trx.rawQuery(
    `select r.id, ${columns}, ${why} as why from imported_records r ${joins}
     where r.import_id = :import and r.kind = :kind and r.made and r.id > :after order by r.id limit ${BATCH} for update of r`,
    { import: importId, kind, after } as any
  )
  return {
    rows: rows as (Record<string, any> & { id: number; why: string | null })[],
    last: rows.length < BATCH ? null : Number(rows.at(-1).id),
  }
}

/** Tells what stays, and returns what goes. */
function parted<T extends { why: string | null }>(rows: T[], what: string, left: Left): T[] {
  for (const { why } of rows) {
    if (!why) continue
    const known = left.get(`${what} ${why}`)
    if (known) known.count++
    else left.set(`${what} ${why}`, { what, why, count: 1 })
  }
  return rows.filter(({ why }) => !why)
}

const forget = (trx: TransactionClientContract, rows: { id: number }[]) =>
  trx
    .from('imported_records')
    .whereIn(
      'id',
      rows.map(({ id }) => id)
    )
    .delete()

const undoNotes: Act = async (trx, importId, kind, after, left) => {
  const { rows, last } = await batchOf(
    trx,
    importId,
    kind,
    after,
    'r.comment_id',
    'join candidate_comments n on n.id = r.comment_id',
    `case when n.updated_at > r.created_at or n.edited_at is not null then 'Somebody changed it since' end`
  )
  const gone = parted(rows, 'note', left)
  await forget(trx, gone)
  await trx
    .from('candidate_comments')
    .whereIn(
      'id',
      gone.map(({ comment_id }) => comment_id)
    )
    .delete()
  return { gone: gone.length, last }
}

const undoFiles: Act = async (trx, importId, kind, after, left) => {
  const { rows, last } = await batchOf(
    trx,
    importId,
    kind,
    after,
    'r.resume_id, z.file_id',
    'join resumes z on z.id = r.resume_id join candidates c on c.id = z.candidate_id join users u on u.id = c.user_id',
    `case when u.status <> 'unclaimed' then 'Its person has taken the profile over' end`
  )
  const gone = parted(rows, 'file', left)
  await forget(trx, gone)
  for (const { resume_id: resumeId, file_id: fileId } of gone) {
    await trx
      .from('candidates')
      .where('current_resume_id', resumeId)
      .update({ current_resume_id: null })
    await trx.from('resumes').where('id', resumeId).delete()
    const file = await File.find(fileId, { client: trx })
    if (file) await removeFile(trx, file)
  }
  return { gone: gone.length, last }
}

const undoApplications: Act = async (trx, importId, kind, after, left) => {
  const hangs = onApplications
    .map((table) => `exists (select from ${table} x where x.application_id = a.id)`)
    .join(' or ')
  const { rows, last } = await batchOf(
    trx,
    importId,
    kind,
    after,
    'r.application_id, a.job_id',
    'join applications a on a.id = r.application_id join candidates c on c.id = a.candidate_id join users u on u.id = c.user_id',
    `case when u.status <> 'unclaimed' and exists (select from imported_profiles p where p.candidate_id = c.id and p.claimed_at > r.created_at)
            then 'Its person has taken the profile over'
          when a.updated_at > r.created_at or exists (select from application_events e where e.application_id = a.id and e.created_at > r.created_at)
            then 'Somebody moved or changed it since'
          when ${hangs} then 'An interview, an offer, a test, a mail or an analysis hangs on it' end`
  )
  const gone = parted(rows, 'application', left)
  await forget(trx, gone)
  await trx
    .from('applications')
    .whereIn(
      'id',
      gone.map(({ application_id }) => application_id)
    )
    .delete()
  await trx.rawQuery(
    `update jobs set applicant_count = greatest(0, applicant_count - went.count)
     from (select j as job_id, count(*) from unnest(?::bigint[]) as j group by j) went where jobs.id = went.job_id`,
    [gone.map(({ job_id }) => job_id)] as any
  )
  return { gone: gone.length, last }
}

const undoPeople: Act = async (trx, importId, kind, after, left) => {
  const hangs = onPeople
    .map((table) => `exists (select from ${table} x where x.candidate_id = c.id)`)
    .join(' or ')
  const { rows, last } = await batchOf(
    trx,
    importId,
    kind,
    after,
    'c.user_id',
    'join candidates c on c.id = r.candidate_id join users u on u.id = c.user_id',
    `case when u.status <> 'unclaimed' then 'This person has taken the profile over'
          when exists (select from applications a where a.candidate_id = c.id) then 'An application of theirs stays'
          when exists (select from candidate_comments n where n.candidate_id = c.id) then 'Somebody wrote a comment on them'
          when ${hangs} then 'Somebody saved them or wrote to them' end`
  )
  const gone = parted(rows, 'person', left)
  const count = await removePeople(
    trx,
    gone.map(({ user_id }) => Number(user_id))
  )
  return { gone: count, last }
}

const undoJobs: Act = async (trx, importId, kind, after, left) => {
  const { rows, last } = await batchOf(
    trx,
    importId,
    kind,
    after,
    'r.job_id',
    'join jobs j on j.id = r.job_id',
    `case when exists (select from applications a where a.job_id = j.id) then 'It has applications that stay'
          when j.updated_at > r.created_at or exists (select from job_events e where e.job_id = j.id and e.created_at > r.created_at)
            then 'Somebody changed it since' end`
  )
  const gone = parted(rows, 'job', left)
  await forget(trx, gone)
  await trx
    .from('jobs')
    .whereIn(
      'id',
      gone.map(({ job_id }) => job_id)
    )
    .delete()
  return { gone: gone.length, last }
}

const undoPipelines: Act = async (trx, importId, kind, after, left) => {
  const { rows, last } = await batchOf(
    trx,
    importId,
    kind,
    after,
    'r.stage_template_id',
    'join stage_templates t on t.id = r.stage_template_id',
    `case when t.updated_at > r.created_at or t.is_default then 'Somebody changed it since'
          when exists (select from jobs j where j.stage_template_id = t.id) then 'A job uses it' end`
  )
  const gone = parted(rows, 'pipeline', left)
  await forget(trx, gone)
  await trx
    .from('stage_templates')
    .whereIn(
      'id',
      gone.map(({ stage_template_id }) => stage_template_id)
    )
    .delete()
  return { gone: gone.length, last }
}
