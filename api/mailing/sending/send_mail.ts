import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { cancelMails, queueMails } from '#api/notifications/queue_mail'
import { sentence } from '#api/languages/sentence'
import { chooseMails } from '#api/notifications/notify'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import type CompanyMember from '#api/companies/models/company_member'
import CompanyMail from '#api/mailing/models/company_mail'
import LinkedAccount from '#api/mailing/models/linked_account'
import MailBatch from '#api/mailing/models/mail_batch'
import {
  type Mailbox,
  mailLimits,
  mailsADay,
  SEND_AHEAD_DAYS,
  UNDO_SECONDS,
} from '#api/mailing/mail_facts'
import { mayWriteTo, type LeftOut, type Person } from '#api/mailing/sending/addressees'
import {
  assertFilled,
  compose,
  valuesFor,
  writerOf,
  type Composed,
} from '#api/mailing/sending/compose'
import { assertNotTwice } from '#api/mailing/sending/not_twice'
import type { sendMailValidator } from '#api/mailing/mailing_validators'

type Input = Infer<typeof sendMailValidator>
export type Batched = { batch: MailBatch; total: number; leftOut: LeftOut[] }

/** The switch of a person's settings that these mails obey is that of messages from companies. */
export const COMPANY_MAIL = 'message.mail'

/**
 * Writes a mail to each of the people whom the company may write to now, as jobs of the queue: they go once the time to
 * call them back is over, or at `sendAt`. Returns who was left out and why. Refuses (422) empty merge fields and where
 * nobody is left, and (409, reason `quota`) what goes beyond the mails of a day.
 */
export const sendMail = (member: CompanyMember, people: Person[], input: Input) =>
  db.transaction((trx) => sendIn(trx, member, people, input))

/** The same in a transaction that does more. */
export async function sendIn(
  trx: TransactionClientContract,
  member: CompanyMember,
  people: Person[],
  input: Input
): Promise<Batched> {
  const { companyId, userId } = member
  // one company's mails are counted one after another
  await trx.rawQuery("select pg_advisory_xact_lock(hashtextextended('company mails', ?))", [
    companyId,
  ])
  await assertMailbox(trx, userId, input.mailbox)
  const composed = await compose(member, input, trx)
  const { to, leftOut } = await mayWriteTo(member, people, trx)
  assertSome(to, leftOut)
  await assertNotTwice(trx, userId, composed, to)
  const company = await Company.findOrFail(companyId, { client: trx })
  const sender = await User.findOrFail(userId, { client: trx })
  assertFilled(composed, to, (person) => valuesFor(person, company, sender))
  await assertWithinDay(trx, companyId, to.length)
  const batch = await MailBatch.create(
    {
      companyId,
      sentBy: userId,
      templateId: composed.templateId,
      subject: composed.subject,
      body: composed.body,
      signature: composed.signature,
      mailbox: input.mailbox ?? 'platform',
      sendAt: goesAt(input.sendAt),
    },
    { client: trx }
  )
  await writeMails(trx, batch, to, { composed, company, sender })
  return { batch, total: to.length, leftOut }
}

/** Refuses (422) a mailbox that the person has not linked. */
export async function assertMailbox(
  trx: TransactionClientContract,
  userId: number,
  mailbox?: Mailbox
) {
  if (!mailbox || mailbox === 'platform') return
  const linked = await LinkedAccount.query({ client: trx })
    .where({ userId, provider: mailbox })
    .whereNull('ended_at')
    .first()
  if (!linked?.uses.includes('mail'))
    throw new Refusal(
      'This mailbox is not linked; link it under integrations, or send from this site',
      {
        status: 422,
        field: 'mailbox',
      }
    )
}

type Words = { composed: Composed; company: Company; sender: User }

/** Writes the mails of a batch with the rows that link them to people. */
async function writeMails(
  trx: TransactionClientContract,
  batch: MailBatch,
  to: Person[],
  { composed, company, sender }: Words
) {
  const write = writerOf(composed)
  const mailIds = await queueMails(
    trx,
    to.map((person) => {
      const { subject, ...rich } = write(valuesFor(person, company, sender))
      return {
        userId: person.candidate.userId,
        companyId: company.id,
        candidateId: person.candidate.id,
        jobId: person.job?.id,
        to: person.candidate.user.email,
        kind: COMPANY_MAIL,
        about: batch.reference,
        subject,
        lines: [],
        rich,
        footer: footerOf(sender, company),
        sendAfter: batch.sendAt.toJSDate(),
      }
    })
  )
  await CompanyMail.createMany(
    to.map(({ candidate, application, job }, at) => ({
      companyId: company.id,
      batchId: batch.id,
      mailId: mailIds[at],
      candidateId: candidate.id,
      applicationId: application?.id ?? null,
      jobId: job?.id ?? null,
    })),
    { client: trx }
  )
}

/** Who wrote a mail, and how its reader ends them. */
export const footerOf = (sender: User, company: Company) =>
  sentence('{sender} of {company} wrote this to you. {choose}', {
    sender: sender.fullName,
    company: company.name,
    choose: chooseMails,
  })

/** Not before it can be called back. */
function goesAt(sendAt?: Date | null) {
  const soonest = DateTime.now().plus({ seconds: UNDO_SECONDS })
  if (!sendAt) return soonest
  const wanted = DateTime.fromJSDate(sendAt)
  if (wanted < DateTime.now().minus({ minutes: 1 }))
    throw new Refusal('This time has passed; choose a later one, or send it now', {
      status: 422,
      field: 'sendAt',
    })
  if (wanted > DateTime.now().plus({ days: SEND_AHEAD_DAYS }))
    throw new Refusal(
      sentence('A mail can be scheduled at most {days} days ahead', { days: SEND_AHEAD_DAYS }),
      {
        status: 422,
        field: 'sendAt',
      }
    )
  return DateTime.max(soonest, wanted)
}

function assertSome(to: Person[], leftOut: LeftOut[]) {
  const field = fieldOf(leftOut)
  if (to.length + leftOut.length === 0)
    throw new Refusal('Choose at least one person to write to', {
      status: 422,
      field: 'appliedIds',
    })
  if (to.length + leftOut.length > mailLimits.people.max)
    throw new Refusal(
      sentence('Write to at most {max} people at once', { max: mailLimits.people.max }),
      {
        status: 422,
        field,
      }
    )
  assertReachable(to, leftOut)
}

/** Refuses (422) where nobody is left to write to, with the reasons of the first few. */
export function assertReachable(to: Person[], leftOut: LeftOut[]) {
  if (to.length > 0) return
  throw new Refusal(
    sentence('None of them can be contacted. {leftOut}', {
      leftOut: leftOut
        .slice(0, 5)
        .map(({ name, reason }) => `${name}: ${reason.toLowerCase()}`)
        .join('; '),
    }),
    { status: 422, field: fieldOf(leftOut) }
  )
}

const fieldOf = (leftOut: LeftOut[]) =>
  leftOut.some(({ person }) => !person.application) ? 'devIds' : 'appliedIds'

async function assertWithinDay(trx: TransactionClientContract, companyId: number, more: number) {
  const { rows } = await trx.rawQuery(
    `select count(*)::int as sent from company_mails where company_id = ? and created_at > now() - interval '1 day'`,
    [companyId]
  )
  const { sent } = rows[0] as { sent: number }
  if (sent + more > mailsADay.ofCompany)
    throw new Refusal(
      sentence(
        'Your company can write {most} mails a day and has written {sent}; choose fewer people or continue tomorrow',
        { most: mailsADay.ofCompany, sent }
      ),
      { reason: 'quota' }
    )
}

/** Calls back the mails of a batch that are not on their way yet. Returns how many; refuses (409) when there are none. */
export async function undoBatch(batch: MailBatch): Promise<number> {
  return db.transaction(async (trx) => {
    const cancelled = await cancelMails(trx, { kind: COMPANY_MAIL, about: batch.reference })
    if (cancelled === 0)
      throw new Refusal('These mails are already on their way and cannot be recalled')
    await batch.useTransaction(trx).merge({ cancelledAt: DateTime.now() }).save()
    return cancelled
  })
}
