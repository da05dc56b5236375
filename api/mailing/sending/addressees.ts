import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type CompanyMember from '#api/companies/models/company_member'
import Application from '#api/applications/models/application'
import { mailedStatuses } from '#api/accounts/account_facts'
import { hearsSql } from '#api/notifications/who_hears'
import { isOpenSql } from '#api/candidates/control/reach'
import Candidate from '#api/candidates/models/candidate'
import type Job from '#api/jobs/models/job'
import { initial } from '#api/talent/candidate_card_transformer'
import { unlockedAmong } from '#api/talent/contact_access'
import { visibleAmong } from '#api/talent/visible_candidates'
import { mailsADay } from '#api/mailing/mail_facts'

/** A person whom a mail is meant for, with their user, and the application that it is about. */
export type Person = { candidate: Candidate; application: Application | null; job: Job | null }

/** Who is not written to, and why in words. */
export type LeftOut = {
  person: Person
  name: string
  reason: string
  /** Nothing but the bound of a day is in the way: a mail to them may go tomorrow. */
  waits: boolean
}

type Named = { appliedIds?: number[]; devIds?: number[] }

/** The people whom a company names; an application of others, and a person whom it never dealt with, is not there (404). */
export async function peopleNamed(
  member: CompanyMember,
  { appliedIds = [], devIds = [] }: Named
): Promise<Person[]> {
  const applications = await Application.query()
    .where('company_id', member.companyId)
    .whereIn('id', appliedIds)
    .preload('job')
    .preload('candidate', (candidate) => candidate.preload('user'))
    .orderBy('id')
  if (applications.length < new Set(appliedIds).size) throw new errors.E_ROW_NOT_FOUND()
  const candidates = await Candidate.query().whereIn('id', devIds).preload('user').orderBy('id')
  const known = await visibleAmong(member, devIds)
  for (const id of await dealtWith(member.companyId, devIds)) known.add(id)
  if (devIds.some((id) => !known.has(id))) throw new errors.E_ROW_NOT_FOUND()
  return [
    ...applications.map((application) => ({
      application,
      job: application.job,
      candidate: application.candidate,
    })),
    ...candidates.map((candidate) => ({ candidate, application: null, job: null })),
  ]
}

/** Those whom the company wrote to or unlocked before: they may have taken themselves back since. */
async function dealtWith(company: number, ids: number[]) {
  const { rows } = await db.rawQuery(
    `select candidate_id as id from contact_unlocks where company_id = :company and candidate_id = any(:ids)
     union select candidate_id from company_mails where company_id = :company and candidate_id = any(:ids)`,
    { company, ids } as any
  )
  return rows.map(({ id }: { id: number }) => id) as number[]
}

/**
 * Parts the people into those whom the company may write to now and those who are left out: who took themselves back, is
 * gone or off the market, was not unlocked, withdrew all that they sent, has no mailbox that takes mails, or wants none.
 */
export async function mayWriteTo(
  member: CompanyMember,
  people: Person[],
  client: QueryClientContract = db.connection()
): Promise<{ to: Person[]; leftOut: LeftOut[] }> {
  const ids = people.map(({ candidate }) => candidate.id)
  const unlocked = await unlockedAmong(member, ids, client)
  const visible = await visibleAmong(member, ids, client)
  const states = await statesOf(member.companyId, ids, client)
  const written = new Set<number>()
  const to: Person[] = []
  const leftOut: LeftOut[] = []
  for (const person of people) {
    const { id, user } = person.candidate
    const isNamed = unlocked.has(id) && mailedStatuses.includes(user.status)
    const stop = isNamed
      ? (stopOf(person, states.get(id)) ?? (written.has(id) ? 'twice' : undefined))
      : visible.has(id)
        ? 'locked'
        : 'gone'
    if (!stop) {
      written.add(id)
      to.push(person)
    } else {
      const name = nameOf(person, isNamed, visible.has(id))
      leftOut.push({ person, name, reason: words[stop], waits: stop === 'often' })
    }
  }
  return { to, leftOut }
}

const words = {
  gone: 'Not available any more',
  locked: 'Ask for their contact details first',
  untold:
    'Was not told yet that you keep their data; invite them on the page of their import first',
  closed: 'Closed their profile',
  withdrawn: 'Withdrew their application',
  bounces: 'Their mailbox does not take our mails',
  unwanted: 'Does not want mails from companies',
  often: `Had ${mailsADay.toPerson} mails of yours today`,
  twice: 'Is written to once already',
}

type State = {
  closed: boolean
  withdrawn: boolean
  untold: boolean
  suppressed: boolean
  unwanted: boolean
  today: number
}

function stopOf({ application }: Person, state?: State): keyof typeof words | undefined {
  if (state?.closed) return 'closed'
  if (application?.status === 'withdrawn' || state?.withdrawn) return 'withdrawn'
  if (state?.untold) return 'untold'
  if (state?.suppressed) return 'bounces'
  if (state?.unwanted) return 'unwanted'
  if (state && state.today >= mailsADay.toPerson) return 'often'
  return undefined
}

async function statesOf(company: number, ids: number[], client: QueryClientContract) {
  const { rows } = await client.rawQuery(
    `select c.id, not ${hearsSql('u')} as untold, not ${isOpenSql('c.id')} as closed,
       not exists (select from applications a where a.company_id = :company and a.candidate_id = c.id and a.status <> 'withdrawn')
         and not exists (select from contact_unlocks l where l.company_id = :company and l.candidate_id = c.id
           and l.revoked_at is null and l.expires_at > now()) as withdrawn,
       exists (select from mail_suppressions s where s.address = u.email) as suppressed,
       exists (select from notification_settings n where n.user_id = u.id and n.event = 'message' and not n.by_email) as unwanted,
       (select count(*)::int from company_mails m join mails on mails.id = m.mail_id where m.company_id = :company and m.candidate_id = c.id
          and m.created_at > now() - interval '1 day' and mails.status <> 'cancelled') as today
     from candidates c join users u on u.id = c.user_id where c.id = any(:ids)`,
    { company, ids } as any
  )
  return new Map<number, State>(rows.map((row: State & { id: number }) => [row.id, row]))
}

function nameOf({ candidate: { user } }: Person, isNamed: boolean, isVisible: boolean) {
  if (isNamed) return user.fullName
  if (!isVisible) return 'Somebody'
  return `${user.firstName} ${initial(user.lastName)}`.trim()
}
