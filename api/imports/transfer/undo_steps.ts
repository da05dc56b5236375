import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { removeFile } from '#api/files/store_upload'
import File from '#api/files/models/file'
import { removePeople } from '#api/imports/claims/remove_unclaimed'
import type { ImportedKind } from '#api/imports/import_facts'

/** Rows of an application or a person that the import did not make. */
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

/** A record of an import: the row that it became, what has to be known beside it, and why it stays; null for what goes. */
export type UndoRow = { id: number; subject: number; beside: number | null; why: string | null }

/** How the records of one kind are taken back, in SQL about the record `r`. */
export type UndoStep = {
  kind: ImportedKind
  subject: string
  beside?: string
  joins: string
  why: string
  /** Removes rows, and with them their records; returns how many. */
  remove: (trx: TransactionClientContract, gone: UndoRow[]) => Promise<number>
}

const subjectsOf = (gone: UndoRow[]) => gone.map(({ subject }) => Number(subject))

const removeFrom =
  (table: string): UndoStep['remove'] =>
  async (trx, gone) => {
    await trx.from(table).whereIn('id', subjectsOf(gone)).delete()
    return gone.length
  }

const hangs = (tables: readonly string[], column: string, id: string) =>
  tables.map((table) => `exists (select from ${table} x where x.${column} = ${id})`).join(' or ')

/** Why a record stays, said in the reader's language once it is told. */
const stays = {
  changed: sentence('Somebody changed it since').message,
  takenOver: sentence('Its person has taken the profile over').message,
  moved: sentence('Somebody moved or changed it since').message,
  inUse: sentence('An interview, an offer, a test, a mail or an analysis hangs on it').message,
  claimed: sentence('This person has taken the profile over').message,
  applied: sentence('An application of theirs stays').message,
  commented: sentence('Somebody wrote a comment on them').message,
  known: sentence('Somebody saved them or wrote to them').message,
  hasApplications: sentence('It has applications that stay').message,
  used: sentence('A job uses it').message,
}

/** Rows that refer to others come before them. */
export const undoSteps: UndoStep[] = [
  {
    kind: 'note',
    subject: 'r.comment_id',
    joins: 'join candidate_comments n on n.id = r.comment_id',
    why: `case when n.updated_at > r.created_at or n.edited_at is not null then '${stays.changed}' end`,
    remove: removeFrom('candidate_comments'),
  },
  {
    kind: 'file',
    subject: 'r.resume_id',
    beside: 'z.file_id',
    joins:
      'join resumes z on z.id = r.resume_id join candidates c on c.id = z.candidate_id join users u on u.id = c.user_id',
    why: `case when u.status <> 'unclaimed' then '${stays.takenOver}' end`,
    remove: removeResumes,
  },
  {
    kind: 'application',
    subject: 'r.application_id',
    beside: 'a.job_id',
    joins:
      'join applications a on a.id = r.application_id join candidates c on c.id = a.candidate_id join users u on u.id = c.user_id',
    why: `case when u.status <> 'unclaimed' and exists (select from imported_profiles p where p.candidate_id = c.id and p.claimed_at > r.created_at)
            then '${stays.takenOver}'
          when a.updated_at > r.created_at or exists (select from application_events e where e.application_id = a.id and e.created_at > r.created_at)
            then '${stays.moved}'
          when ${hangs(onApplications, 'application_id', 'a.id')} then '${stays.inUse}' end`,
    remove: removeApplications,
  },
  {
    kind: 'person',
    subject: 'c.user_id',
    joins: 'join candidates c on c.id = r.candidate_id join users u on u.id = c.user_id',
    why: `case when u.status <> 'unclaimed' then '${stays.claimed}'
          when exists (select from applications a where a.candidate_id = c.id) then '${stays.applied}'
          when exists (select from candidate_comments n where n.candidate_id = c.id) then '${stays.commented}'
          when ${hangs(onPeople, 'candidate_id', 'c.id')} then '${stays.known}' end`,
    remove: (trx, gone) => removePeople(trx, subjectsOf(gone)),
  },
  {
    kind: 'job',
    subject: 'r.job_id',
    joins: 'join jobs j on j.id = r.job_id',
    why: `case when exists (select from applications a where a.job_id = j.id) then '${stays.hasApplications}'
          when j.updated_at > r.created_at or exists (select from job_events e where e.job_id = j.id and e.created_at > r.created_at)
            then '${stays.changed}' end`,
    remove: removeFrom('jobs'),
  },
  {
    kind: 'pipeline',
    subject: 'r.stage_template_id',
    joins: 'join stage_templates t on t.id = r.stage_template_id',
    why: `case when t.updated_at > r.created_at or t.is_default then '${stays.changed}'
          when exists (select from jobs j where j.stage_template_id = t.id) then '${stays.used}' end`,
    remove: removeFrom('stage_templates'),
  },
]

async function removeResumes(trx: TransactionClientContract, gone: UndoRow[]) {
  const ids = subjectsOf(gone)
  await trx.from('candidates').whereIn('current_resume_id', ids).update({ current_resume_id: null })
  await removeFrom('resumes')(trx, gone)
  const files = await File.query({ client: trx }).whereIn(
    'id',
    gone.map(({ beside }) => Number(beside))
  )
  for (const file of files) await removeFile(trx, file)
  return gone.length
}

async function removeApplications(trx: TransactionClientContract, gone: UndoRow[]) {
  await trx.rawQuery(
    `update jobs set applicant_count = greatest(0, applicant_count - went.count)
     from (select j as job_id, count(*) from unnest(?::bigint[]) as j group by j) went where jobs.id = went.job_id`,
    [gone.map(({ beside }) => beside)] as any
  )
  return removeFrom('applications')(trx, gone)
}
