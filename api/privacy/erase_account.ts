import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { provePassword } from '#api/accounts/passwords/passwords'
import User from '#api/accounts/models/user'
import { MemberLeft } from '#api/companies/events'
import CompanyMember from '#api/companies/models/company_member'
import { actingBeside, isOwner, lockTeam } from '#api/companies/team/team_rules'
import Candidate from '#api/candidates/models/candidate'
import { lockToLeave } from '#api/candidates/control/reach'
import { jobFlow } from '#api/jobs/job_flow'
import { jobMoves } from '#api/jobs/job_moves'
import PartUpload from '#api/files/models/part_upload'
import Job from '#api/jobs/models/job'
import { withdrawAll } from '#api/applications/move_application'
import { endInterviewsOf } from '#api/interviews/end_with_application'
import { instead, keptRows } from '#api/privacy/kept_rows'
import { personalRows, type Owned } from '#api/privacy/personal_rows'
import { emptyTexts } from '#api/privacy/empty_texts'
import { PersonForgotten } from '#api/privacy/events'
import { forgetMentions, type Identity } from '#api/privacy/forget_mentions'

/**
 * Erases a person at once and for good, after the password is given again: who they were is removed from every table,
 * file and waiting job; counts, and what the law asks companies to keep, stay without a name.
 */
export async function eraseAccount(user: User, password: string) {
  await provePassword(user, password)
  if (user.userType === 'admin')
    throw new Refusal('A super admin removes members of the platform, in the console')
  await erasePerson(user)
}

/** The same of a person who proved in another way that they may ask for it. */
export const erasePerson = (user: User) => db.transaction((trx) => erasePersonIn(trx, user))

/** The same in a transaction that is under way; what lay in the storage goes once it is committed. */
export async function erasePersonIn(trx: TransactionClientContract, user: User) {
  // rare, and it may read long tables
  await trx.rawQuery('set local statement_timeout = 0')
  const own = () => Candidate.query({ client: trx }).where('user_id', user.id)
  const place = () => CompanyMember.query({ client: trx }).where('user_id', user.id)
  // before the person's row, as all do who change a team
  const team = await place().select('company_id').first()
  if (team) await lockTeam(trx, team.companyId)
  const profile = await own().select('id').first()
  if (profile) await lockToLeave(trx, profile.id)
  // by their keys: what is written of the person at this moment is waited for, so that it is erased with the rest
  const candidate = await own().forUpdate().first()
  const person = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const member = await place().preload('company').first()
  const mayClose = member && (await isLast(trx, member))
  const owned = await personalRows(trx, user.id)
  const files = await filesOf(trx, owned)
  const identity = await identityOf(trx, person, candidate, files)
  const words = candidate ? await searchWords(trx, owned) : []

  await person.endSessions(trx)
  await forgetMentions(trx, identity)
  for (const rows of owned)
    if (keptRows[rows.table]) await emptyTexts(trx, rows, keptRows[rows.table], instead)
  // from here on whatever is written names nobody, and nothing is written to the person
  await finish(trx, person, candidate)
  if (candidate) await leaveMarket(trx, candidate)
  if (member) await leaveCompany(trx, member, mayClose!, person)
  for (const rows of (await personalRows(trx, user.id)).reverse())
    if (keptRows[rows.table]) await emptyTexts(trx, rows, keptRows[rows.table], instead)
    else await trx.from(rows.table).whereIn('id', rows.ids).delete()
  if (candidate) await forgetWords(trx, words)
  await PersonForgotten.dispatch(identity.companyIds, trx)
  trx.after('commit', () => deleteBytes(files))
}

/** Out of every company's sight, and out of what still runs. */
async function leaveMarket(trx: TransactionClientContract, candidate: Candidate) {
  await withdrawAll({ candidate, trx })
  await endInterviewsOf({ candidate, trx })
  await trx
    .from('contact_unlocks')
    .where('candidate_id', candidate.id)
    .whereNull('revoked_at')
    .update({ revoked_at: new Date() })
  await trx
    .from('contact_requests')
    .where({ candidate_id: candidate.id, status: 'pending' })
    .update({ status: 'withdrawn', decided_at: new Date() })
}

/** The last owner leaves only with the company, and only when nobody else works in it. */
async function isLast(trx: TransactionClientContract, member: CompanyMember) {
  const others = await actingBeside(trx, member)
  if (others.length > 0 && isOwner(member) && !others.some(isOwner))
    throw new Refusal(
      'You are the last owner of your company; make a colleague owner before you erase your account'
    )
  return others.length === 0
}

async function leaveCompany(
  trx: TransactionClientContract,
  member: CompanyMember,
  closes: boolean,
  person: User
) {
  await member.useTransaction(trx).merge({ status: 'deactivated' }).save()
  await member.load('user')
  await MemberLeft.dispatch(member, trx)
  if (!closes) return
  const jobs = await Job.query({ client: trx }).where('company_id', member.companyId)
  for (const job of jobs)
    if (job.state === 'pending') await jobMoves.withdraw(job.useTransaction(trx), person)
    else if (jobFlow.may(job, 'client').includes('close'))
      await jobMoves.close(job.useTransaction(trx), person, { reason: 'cancelled' })
  await member.company
    .useTransaction(trx)
    .merge({ isActive: false, email: null, phone: null })
    .save()
}

async function finish(trx: TransactionClientContract, person: User, candidate: Candidate | null) {
  await trx.from('users').where('id', person.id).update({
    status: 'erased',
    password: null,
    phone_verified_at: null,
    email_verified_at: null,
    last_active_at: null,
    updated_at: new Date(),
  })
  if (candidate)
    await trx.from('candidates').where('id', candidate.id).update({
      visibility: 'deactivated',
      is_public: false,
      approval: 'incomplete',
      progress: 0,
      snoozed_until: null,
      current_resume_id: null,
      expected_pay: null,
      updated_at: new Date(),
    })
}

/** What makes a person findable in texts that others wrote, or that we wrote to others. */
async function identityOf(
  trx: TransactionClientContract,
  user: User,
  candidate: Candidate | null,
  files: string[]
): Promise<Identity> {
  const companies = candidate
    ? await dealtWith(trx, candidate.id)
    : await trx.from('company_members').where('user_id', user.id).select('company_id')
  return {
    userId: user.id,
    candidateId: candidate?.id ?? null,
    companyIds: companies.map(({ company_id }) => company_id),
    fullName: user.fullName,
    unique: [
      user.email,
      user.phone,
      candidate?.slug,
      ...files.map((key) => key.split('/').at(-1)),
    ].filter((text): text is string => Boolean(text)),
  }
}

/** The companies that had to do with a candidate in any way. */
async function dealtWith(
  trx: TransactionClientContract,
  candidate: number
): Promise<{ company_id: number }[]> {
  const places = [
    'applications',
    'contact_requests',
    'contact_unlocks',
    'contact_fetches',
    'interviews',
    'assessment_sends',
    'company_mails',
    'saved_profiles',
    'candidate_comments',
    'profile_views',
    'candidate_blocks',
  ]
  const { rows } = await trx.rawQuery(
    places
      .map((place) => `select company_id from ${place} where candidate_id = :candidate`)
      .join(' union '),
    { candidate }
  )
  return rows
}

async function filesOf(trx: TransactionClientContract, owned: Owned[]) {
  const idsOf = (table: string) => owned.find((rows) => rows.table === table)?.ids ?? []
  const files = await trx.from('files').whereIn('id', idsOf('files')).select('storage_key')
  const parts = await PartUpload.query({ client: trx }).whereIn('id', idsOf('part_uploads'))
  return [
    ...files.map(({ storage_key }) => storage_key as string),
    ...parts.flatMap((upload) => upload.arrived.map((part) => upload.keyOf(part))),
  ]
}

/** The words by which the search found the person, now or before; those that nobody else has must go. */
async function searchWords(trx: TransactionClientContract, owned: Owned[]): Promise<number[]> {
  const said: string[] = []
  for (const { table, ids } of owned) {
    const { rows } = await trx.rawQuery(
      `select string_agg(t::text, ' ') as said from ?? as t where id = any(?)`,
      [table, ids] as any[]
    )
    said.push(rows[0].said ?? '')
  }
  const { rows } = await trx.rawQuery(
    `with said as (select regexp_replace(job_search_text(?::text), '[^[:alnum:]]+', ' ', 'g') as words)
     select id from search_terms, said where strpos(said.words, search_terms.value) > 0`,
    [said.join(' ')]
  )
  return rows.map(({ id }: { id: number }) => id)
}

async function forgetWords(trx: TransactionClientContract, ids: number[]) {
  await trx.rawQuery(
    `delete from search_terms where id = any(:ids) and id not in (
       select unnest(title_ids || word_ids) from candidate_documents where title_ids && :ids or word_ids && :ids)`,
    { ids } as any
  )
  await trx.rawQuery(
    'delete from search_places where not exists (select from candidate_documents where place_id = search_places.id)'
  )
}

/** After the commit: a file that storage does not give up now is named in the log by its random key only. */
async function deleteBytes(keys: string[]) {
  for (const key of keys)
    await drive
      .use()
      .delete(key)
      .catch((error) => logger.error({ err: error, key }, 'an erased file is still in storage'))
}
