import type { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import { sentence } from '#api/languages/sentence'
import { Kept } from '#api/http/kept'
import { Refusal } from '#api/http/refusal'
import CompanyMember from '#api/companies/models/company_member'
import { BUSY_DAYS } from '#api/interviews/interview_facts'
import { asLinked } from '#api/mailing/linked/access_token'
import { BUSY_SECONDS, type CalendarProvider } from '#api/mailing/linked/linked_facts'
import { showsBusy } from '#api/mailing/linked/providers'
import { calendarsOf } from '#api/mailing/calendars/queue_entries'
import { remoteCalendars, type Busy } from '#api/mailing/calendars/remote_calendar'
import LinkedAccount from '#api/mailing/models/linked_account'

/** Whether somebody's own calendar could be read; `none` where they linked none. */
export type CalendarState = 'read' | 'none' | 'failed' | 'ended'

const kept = new Kept<Busy[]>({ most: 500, freshFor: BUSY_SECONDS.kept * 1_000 })

/** Forgets what calendars said, for tests. */
export const forgetBusy = () => kept.forget()

type Span = { from: DateTime; to: DateTime }

/**
 * When the named people of a company are busy by their own calendars, never with what; and whether each could be read. A
 * provider that does not answer in time fails for its people only. Refuses (422) who is none of the company's, and a
 * period that is too long.
 */
export async function busyHours(companyId: number, userIds: number[], { from, to }: Span) {
  if (to <= from || to.diff(from).as('days') > BUSY_DAYS)
    throw new Refusal(sentence('Choose a period of {days} days at most', { days: BUSY_DAYS }), {
      status: 422,
      field: 'to',
    })
  const members = await CompanyMember.query()
    .where('companyId', companyId)
    .withScopes((scopes) => scopes.acting())
    .whereIn('user_id', userIds)
    .preload('user')
  if (members.length < new Set(userIds).size)
    throw new Refusal('One of them is not an active member of your company; choose again', {
      status: 422,
      field: 'userIds',
    })
  const accounts = await calendarsOf(undefined, userIds)
  const ended = await LinkedAccount.query().whereIn('user_id', userIds).whereNotNull('ended_at')
  return Promise.all(
    members.map(async ({ userId, user }) => {
      const own = accounts.filter(
        (account) =>
          account.userId === userId &&
          showsBusy(account.provider as CalendarProvider, account.scopes as string[])
      )
      const hasEnded = ended.some(
        (account) => account.userId === userId && account.uses.includes('calendar')
      )
      const read = await Promise.all(own.map((account) => hoursIn(account, { from, to })))
      const state: CalendarState = read.some((one) => one === null)
        ? 'failed'
        : own.length > 0
          ? 'read'
          : hasEnded
            ? 'ended'
            : 'none'
      return {
        userId: String(userId),
        name: user.fullName,
        state,
        busy: read.flatMap((one) => one ?? []),
      }
    })
  )
}

/** Null where the calendar could not be read. */
async function hoursIn({ id, userId, provider }: LinkedAccount, { from, to }: Span) {
  const ask = () =>
    asLinked(userId, provider, (token) =>
      remoteCalendars[provider as CalendarProvider].busy(token, { from, to })
    )
  try {
    return await kept.get(`${id} ${from.toMillis()} ${to.toMillis()}`, ask)
  } catch (error) {
    logger.warn({ err: error, provider }, 'a linked calendar could not be read')
    return null
  }
}
