import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import type CompanyMember from '#api/companies/models/company_member'
import { runningStatuses } from '#api/applications/application_flow'
import type { Mailbox } from '#api/mailing/mail_facts'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import type MailSequence from '#api/mailing/models/mail_sequence'
import { mayWriteTo, type LeftOut, type Person } from '#api/mailing/sending/addressees'
import {
  assertFilled,
  compose,
  missingFor,
  valuesFor,
  writerOf,
} from '#api/mailing/sending/compose'
import { leftOutOnWire } from '#api/mailing/sending/preview_mail'
import { assertMailbox, assertReachable } from '#api/mailing/sending/send_mail'
import { sequenceLimits as limits } from '#api/mailing/sequences/sequence_facts'
import { workingMoment } from '#api/mailing/sequences/working_moment'

/** Each mail of a sequence as each of the people would get it, and when if nobody answers; and who would be left out. */
export async function previewSequence(
  member: CompanyMember,
  sequence: MailSequence,
  people: Person[]
) {
  assertFew(people)
  const { to, leftOut } = await mayFollowUp(member, people)
  const steps = (await composed(member, sequence)).map((step) => ({
    ...step,
    write: writerOf(step.words),
  }))
  const company = await Company.findOrFail(member.companyId)
  const sender = await User.findOrFail(member.userId)
  return {
    people: to.map((person) => {
      const values = valuesFor(person, company, sender)
      const { user } = person.candidate
      let at: DateTime = DateTime.now()
      return {
        devId: String(person.candidate.id),
        appliedId: person.application ? String(person.application.id) : null,
        name: user.fullName,
        to: user.email,
        steps: steps.map(({ words, write, waitDays }) => {
          at = workingMoment(at.plus({ days: waitDays }), user.timeZone)
          return {
            sendsAt: at.toUTC().toISO()!,
            ...write(values),
            missing: missingFor(words, values).map(({ name, place }) => ({ name, place })),
          }
        }),
      }
    }),
    leftOut: leftOut.map(leftOutOnWire),
  }
}

/**
 * Starts a sequence for each of the people whom the company may write to and who are in none; the first mail goes in their
 * next working hours. Refuses (422) inactive templates, empty merge fields of any of its mails and where nobody is left,
 * and (409, reason `quota`) more than can be under way at a time.
 */
export async function startFollowUps(
  member: CompanyMember,
  sequence: MailSequence,
  people: Person[],
  { mailbox = 'platform' }: { mailbox?: Mailbox }
) {
  assertFew(people)
  const { companyId, userId } = member
  return db.transaction(async (trx) => {
    await lockRow(trx, 'companies', companyId, 'no key update')
    await lockRow(trx, 'mail_sequences', sequence.id, 'update')
    await assertMailbox(trx, userId, mailbox)
    const { to, leftOut } = await mayFollowUp(member, people, trx)
    assertReachable(to, leftOut)
    const steps = await composed(member, sequence, trx)
    const company = await Company.findOrFail(companyId, { client: trx })
    const sender = await User.findOrFail(userId, { client: trx })
    for (const { words } of steps)
      assertFilled(words, to, (person) => valuesFor(person, company, sender))
    await assertRoom(trx, companyId, to.length)
    const now = DateTime.now()
    const followUps = await MailFollowUp.createMany(
      to.map(({ candidate, application }) => ({
        companyId,
        mailSequenceId: sequence.id,
        candidateId: candidate.id,
        applicationId: application?.id ?? null,
        startedBy: userId,
        mailbox,
        status: 'running' as const,
        sent: 0,
        dueAt: workingMoment(now.plus({ days: steps[0].waitDays }), candidate.user.timeZone),
      })),
      { client: trx }
    )
    return { followUps, leftOut }
  })
}

/** Whom a company may write to, without those who are in a sequence of it and those who applied and are out or hired. */
async function mayFollowUp(
  member: CompanyMember,
  people: Person[],
  client: QueryClientContract = db.connection()
) {
  const { to, leftOut } = await mayWriteTo(member, people, client)
  const live = await MailFollowUp.query({ client })
    .where('company_id', member.companyId)
    .whereIn('status', ['running', 'paused'])
    .whereIn(
      'candidate_id',
      to.map(({ candidate }) => candidate.id)
    )
  const busy = new Set(live.map(({ candidateId }) => candidateId))
  const reasonOf = ({ candidate, application }: Person) =>
    busy.has(candidate.id)
      ? 'Is in a sequence already'
      : application && !runningStatuses.includes(application.status as never)
        ? application.status === 'hired'
          ? 'Is hired'
          : 'Their application has ended'
        : undefined
  const out: LeftOut[] = to.flatMap((person) => {
    const reason = reasonOf(person)
    return reason ? [{ person, reason, name: person.candidate.user.fullName, waits: false }] : []
  })
  return { to: to.filter((person) => !reasonOf(person)), leftOut: [...leftOut, ...out] }
}

/** The words of each step, with the sender's usual signature. */
async function composed(
  member: CompanyMember,
  sequence: MailSequence,
  client?: QueryClientContract
) {
  const steps = await sequence.related('steps').query()
  return Promise.all(
    steps.map(async ({ templateId, waitDays }) => ({
      waitDays,
      words: await compose(member, { templateId }, client),
    }))
  )
}

function assertFew(people: Person[]) {
  if (people.length === 0)
    throw new Refusal('Choose at least one person to write to', {
      status: 422,
      field: 'appliedIds',
    })
  if (people.length > limits.people.max)
    throw new Refusal(
      sentence('Start it for at most {max} people at once', { max: limits.people.max }),
      {
        status: 422,
        field: 'appliedIds',
      }
    )
}

async function assertRoom(client: QueryClientContract, companyId: number, more: number) {
  const { rows } = await client.rawQuery(
    `select count(*)::int as live from mail_follow_ups where company_id = ? and status in ('running', 'paused')`,
    [companyId]
  )
  const { live } = rows[0] as { live: number }
  if (live + more > limits.running.max)
    throw new Refusal(
      sentence(
        'Your company can have sequences under way for {max} people and has {live}; stop some, or choose fewer people',
        { max: limits.running.max, live }
      ),
      { reason: 'quota' }
    )
}
