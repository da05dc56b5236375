import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueueMany } from '#api/queue/queue'
import type { InterviewArranged } from '#api/interviews/calendar/events'
import Interview from '#api/interviews/models/interview'
import { heldStatuses } from '#api/interviews/interview_flow'
import { calendarProviders } from '#api/mailing/linked/linked_facts'
import LinkedAccount from '#api/mailing/models/linked_account'
import CalendarEntry from '#api/mailing/models/calendar_entry'

/** Queues, in the change's own transaction, what it means for the linked calendars of those who take part or did. */
export async function queueEntries({ interview, trx }: InterviewArranged) {
  const entries = await CalendarEntry.query({ client: trx })
    .where('interview_id', interview.id)
    .select('linked_account_id')
  const written = entries.map(({ linkedAccountId }) => linkedAccountId)
  if (!interview.span && written.length === 0) return
  const accounts = await calendarsOf(trx, [interview.candidate.userId, ...interview.members])
  await enqueueMany(
    trx,
    'calendars.write',
    [...new Set([...written, ...accounts.map(({ id }) => id)])].map((accountId) => ({
      data: { accountId, interviewId: interview.id },
    }))
  )
}

/** The calendars that these people linked, while their providers take our tokens. */
export async function calendarsOf(trx: TransactionClientContract | undefined, userIds: number[]) {
  const accounts = await LinkedAccount.query({ client: trx })
    .whereIn('user_id', userIds)
    .whereIn('provider', [...calendarProviders])
    .whereNull('ended_at')
  return accounts.filter(({ uses }) => uses.includes('calendar'))
}

/** Who of these people has their interviews written to their own calendar. */
export async function haveCalendars(trx: TransactionClientContract, userIds: number[]) {
  return new Set((await calendarsOf(trx, userIds)).map(({ userId }) => userId))
}

/** A calendar that was linked just now gets the interviews to come. */
export async function fillCalendar(trx: TransactionClientContract, account: LinkedAccount) {
  const { userId } = account
  const coming = await Interview.query({ client: trx })
    .whereIn('status', heldStatuses)
    .where('starts_at', '>', new Date())
    .where((own) =>
      own
        .where('organiser_id', userId)
        .orWhereIn('id', trx.from('interviewers').where('user_id', userId).select('interview_id'))
        .orWhereIn('candidate_id', trx.from('candidates').where('user_id', userId).select('id'))
    )
    .orderBy('starts_at')
    .limit(500)
    .select('id')
  // what was written before, perhaps to another account, is written again
  await CalendarEntry.query({ client: trx })
    .where('linked_account_id', account.id)
    .update({ written: null, error: null })
  await enqueueMany(
    trx,
    'calendars.write',
    coming.map(({ id }) => ({ data: { accountId: account.id, interviewId: id } }))
  )
}
