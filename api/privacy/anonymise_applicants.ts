import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import File from '#api/files/models/file'
import { removeFile } from '#api/files/store_upload'
import { audit } from '#api/accounts/audit/audit'
import { REJECTED_KEPT_MONTHS } from '#api/privacy/privacy_facts'
import { PersonForgotten } from '#api/privacy/events'
import { emptyTexts } from '#api/privacy/empty_texts'
import { instead, keptRows } from '#api/privacy/kept_rows'

const BATCH = 50

type Due = { id: number; company_id: number; candidate_id: number; user_id: number }

/**
 * Takes the names out of applications that were rejected a year ago: the application and what hangs on it go to a
 * nameless applicant of their own, and every text is emptied; counts and histories stay. What the company holds
 * about the person goes too, unless something else still links the two. Returns how many; safe to run twice.
 */
export default async function anonymiseApplicants() {
  let done = 0
  for (;;) {
    const count = await db.transaction(async (trx) => {
      const { rows } = await trx.rawQuery(
        `select a.id, a.company_id, a.candidate_id, c.user_id
         from applications a join candidates c on c.id = a.candidate_id join users u on u.id = c.user_id
         where a.status = 'rejected' and a.ended_at < now() - make_interval(months => ?) and u.status <> 'erased'
         order by a.id limit ? for update of a skip locked`,
        [REJECTED_KEPT_MONTHS, BATCH]
      )
      for (const due of rows as Due[]) await anonymise(trx, due)
      return rows.length as number
    })
    done += count
    if (count < BATCH) return done
  }
}

async function anonymise(trx: TransactionClientContract, due: Due) {
  const nobody = await nameless(trx, due.id)
  for (const table of ['interviews', 'reviews'])
    await trx
      .from(table)
      .where('application_id', due.id)
      .update({ candidate_id: nobody.candidateId })
  await removeOffers(trx, due.id)
  await removeSends(trx, due.id)
  await trx.from('screening_questions').where('application_id', due.id).delete()
  await removeMails(trx, due.id)
  await trx
    .from('applications')
    .where('id', due.id)
    .update({ candidate_id: nobody.candidateId, resume_id: null, opened_by: null })
  const interviews = await idsOf(trx, 'interviews', 'application_id', [due.id])
  const owned = [
    { table: 'applications', ids: [due.id] },
    {
      table: 'application_events',
      ids: await idsOf(trx, 'application_events', 'application_id', [due.id]),
    },
    ...(await Promise.all(
      ['screening_analyses', 'screening_contests'].map(async (table) => ({
        table,
        ids: await idsOf(trx, table, 'application_id', [due.id]),
      }))
    )),
    { table: 'reviews', ids: await idsOf(trx, 'reviews', 'application_id', [due.id]) },
    { table: 'interviews', ids: interviews },
    {
      table: 'interview_events',
      ids: await idsOf(trx, 'interview_events', 'interview_id', interviews),
    },
    { table: 'scorecards', ids: await idsOf(trx, 'scorecards', 'interview_id', interviews) },
  ]
  for (const rows of owned) await emptyTexts(trx, rows, keptRows[rows.table], instead)
  for (const table of ['application_events', 'interview_events'])
    await trx
      .from(table)
      .whereIn('id', owned.find((rows) => rows.table === table)!.ids)
      .where('actor_id', due.user_id)
      .update({ actor_id: null })
  await trx.from('interview_bookings').whereIn('interview_id', interviews).delete()
  await trx
    .from('audit_log')
    .where({ subject_type: 'applications', subject_id: due.id })
    .update({ subject_label: null, changes: '{}', reason: null })
  if (!(await stillLinked(trx, due))) await forgetBetween(trx, due)
  await PersonForgotten.dispatch([due.company_id], trx)
  await audit(trx, {
    actorId: null,
    action: 'applications.anonymise',
    subjectType: 'applications',
    subjectId: due.id,
    companyId: due.company_id,
    reason: `Rejected ${REJECTED_KEPT_MONTHS} months ago`,
  })
}

/** Tests that were sent for it, as they would tell whose it was; the ledger keeps what they cost. */
const removeSends = (trx: TransactionClientContract, applicationId: number) =>
  trx.from('assessment_sends').where('application_id', applicationId).delete()

/** Mails that the company wrote about it, with the answers: each names the person and their address. */
const removeMails = (trx: TransactionClientContract, applicationId: number) =>
  trx.rawQuery(
    'delete from mails where id in (select mail_id from company_mails where application_id = ?)',
    [applicationId]
  )

/** What was offered is about the person alone; that it was stays in the history. */
async function removeOffers(trx: TransactionClientContract, applicationId: number) {
  const offers = await trx.from('offers').where('application_id', applicationId).select('file_id')
  await trx.from('offers').where('application_id', applicationId).delete()
  const files = await File.query({ client: trx }).whereIn(
    'id',
    offers.map(({ file_id: id }) => id ?? 0)
  )
  for (const file of files) await removeFile(trx, file)
}

/** An applicant without a name, for one application: two of one person cannot be told to be the same. */
async function nameless(trx: TransactionClientContract, applicationId: number) {
  const key = `former-applicant-${applicationId}`
  const [user] = await trx
    .table('users')
    .insert({
      email: `${key}@erased.invalid`,
      first_name: 'A former',
      last_name: 'applicant',
      user_type: 'developer',
      status: 'erased',
    })
    .returning('id')
  const [candidate] = await trx
    .table('candidates')
    .insert({ user_id: user.id, slug: key, approval: 'incomplete', visibility: 'deactivated' })
    .returning('id')
  return { candidateId: candidate.id as number }
}

/** Does anything else give this company a reason to know the person? */
async function stillLinked(trx: TransactionClientContract, due: Due) {
  const { rows } = await trx.rawQuery(
    `select exists (select from applications where company_id = :company and candidate_id = :candidate)
       or exists (select from contact_unlocks where company_id = :company and candidate_id = :candidate and revoked_at is null and expires_at > now()) as linked`,
    { company: due.company_id, candidate: due.candidate_id }
  )
  return rows[0].linked as boolean
}

/** Notes, bells, mails and the conversation of a company about and with a person. */
async function forgetBetween(trx: TransactionClientContract, due: Due) {
  const both = { company_id: due.company_id, candidate_id: due.candidate_id }
  for (const table of ['candidate_comments', 'saved_profiles', 'notifications'])
    await trx.from(table).where(both).delete()
  await trx.from('mails').where({ company_id: due.company_id, user_id: due.user_id }).delete()
  const files = await File.query({ client: trx }).whereRaw(
    `id in (select a.file_id from message_attachments a join messages m on m.id = a.message_id join conversations c on c.id = m.conversation_id
       where c.company_id = :company_id and c.candidate_id = :candidate_id)`,
    both
  )
  for (const file of files) await removeFile(trx, file)
  await trx.from('conversations').where(both).delete()
}

async function idsOf(
  trx: TransactionClientContract,
  table: string,
  column: string,
  parents: number[]
): Promise<number[]> {
  const rows = await trx.from(table).whereIn(column, parents).select('id')
  return rows.map(({ id }) => id)
}
