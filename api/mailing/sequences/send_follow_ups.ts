import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { can } from '#api/companies/access/can'
import CompanyMember from '#api/companies/models/company_member'
import { applicationFlow } from '#api/applications/application_flow'
import CompanyMail from '#api/mailing/models/company_mail'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import { mayWriteTo, type Person } from '#api/mailing/sending/addressees'
import { sendIn } from '#api/mailing/sending/send_mail'
import { followUpMoves } from '#api/mailing/sequences/follow_up_moves'
import { hasAnswered } from '#api/mailing/sequences/has_answered'
import { workingMoment } from '#api/mailing/sequences/working_moment'

const BATCH = 200

/**
 * Sends the next mail of every sequence that is due, in the working hours of who reads it. Returns how many went. Safe to
 * run twice, at the same time and after a crash: a mail and the step that it is are written in one transaction.
 */
export default async function sendFollowUps(_job: object = {}, now = DateTime.now()) {
  let sent = 0
  let after = 0
  for (;;) {
    const due = await MailFollowUp.query()
      .where('status', 'running')
      .where('due_at', '<=', now.toJSDate())
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .select('id')
    for (const { id } of due)
      try {
        if (await sendNext(id, now)) sent++
      } catch (err) {
        // one that fails is looked at again by the next run, and holds up no other
        logger.error({ err, followUp: id }, 'a follow-up was not sent')
      }
    if (due.length < BATCH) return sent
    after = due.at(-1)!.id
  }
}

/** Sends one mail, or ends what must not go on. Returns whether a mail was written. */
async function sendNext(id: number, now: DateTime): Promise<boolean> {
  return db.transaction(async (trx) => {
    const followUp = await MailFollowUp.query({ client: trx })
      .where({ id, status: 'running' })
      .where('due_at', '<=', now.toJSDate())
      .forUpdate()
      .preload('sequence', (sequence) => sequence.preload('steps'))
      .preload('candidate', (candidate) => candidate.preload('user'))
      .preload('application', (application) => application.preload('job'))
      .first()
    if (!followUp) return false
    const { steps } = followUp.sequence
    const step = steps[followUp.sent]
    // the sequence was shortened meanwhile
    if (!step) return done(followUpMoves.finish(followUp, null))
    if (await hasAnswered(trx, followUp)) return done(followUpMoves.answer(followUp, null))
    const { member, person, because } = await standing(trx, followUp)
    if (because) return done(followUpMoves.end(followUp, null, { because }))
    const zone = followUp.candidate.user.timeZone
    const hours = workingMoment(now, zone)
    if (hours > now) return putOff(followUp, hours)
    const { leftOut } = await mayWriteTo(member!, [person], trx)
    const [stop] = leftOut
    if (stop?.waits) return putOff(followUp, nextDay(now, zone))
    if (stop) return done(followUpMoves.end(followUp, null, { because: stop.reason }))
    try {
      const { batch } = await sendIn(trx, member!, [person], {
        templateId: step.templateId,
        mailbox: followUp.mailbox,
      })
      await CompanyMail.query({ client: trx })
        .where('batch_id', batch.id)
        .update({ mail_follow_up_id: id, step: followUp.sent + 1 })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // the company's mails of today are used up
      if (error.reason === 'quota') return putOff(followUp, nextDay(now, zone))
      return done(followUpMoves.end(followUp, null, { because: error.message }))
    }
    followUp.sent += 1
    const next = steps[followUp.sent]
    followUp.dueAt = next && workingMoment(now.plus({ days: next.waitDays }), zone)
    await followUp.save()
    if (!next) await followUpMoves.finish(followUp, null)
    return true
  })
}

/** Who writes and to whom, or why it may not go on. */
async function standing(
  trx: TransactionClientContract,
  { companyId, startedBy, application, candidate }: MailFollowUp
): Promise<{ member: CompanyMember | null; person: Person; because?: string }> {
  const person: Person = {
    candidate,
    application: application ?? null,
    job: application?.job ?? null,
  }
  const member = await CompanyMember.query({ client: trx })
    .where({ companyId, userId: startedBy ?? 0 })
    .withScopes((scopes) => scopes.acting())
    .preload('company')
    .first()
  const may = member && can(member, 'send_mail', { assigned: true })
  const because = !may?.allowed
    ? member && !member.company.isActive
      ? 'The company is suspended'
      : 'The person who started it may write no mails any more'
    : application?.status === 'hired'
      ? 'They are hired'
      : application && applicationFlow.over.includes(application.status)
        ? 'Their application has ended'
        : undefined
  return { member, person, because }
}

const nextDay = (now: DateTime, zone: string) =>
  workingMoment(now.setZone(zone).plus({ days: 1 }).startOf('day'), zone)

async function putOff(followUp: MailFollowUp, dueAt: DateTime) {
  await followUp.merge({ dueAt }).save()
  return false
}

const done = (move: Promise<unknown>) => move.then(() => false)
