import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type Interview from '#api/interviews/models/interview'
import type { Span } from '#api/interviews/slots/interview_times'
import { REMINDER_HOURS } from '#api/interviews/interview_facts'

/**
 * Books a time for both people, in place of what this interview held before. The exclusion constraint decides
 * races: the second one gets no row, and is told whose time is taken. The people are locked first, in one
 * order for all: two interviews of one person that swap their times would else wait for each other's old rows.
 */
export async function holdTime(
  trx: TransactionClientContract,
  interview: Interview,
  span: Span,
  now: DateTime
) {
  const candidateUserId = interview.candidate.userId
  const people = [...new Set([candidateUserId, ...interview.members])].sort((a, b) => a - b)
  await trx.rawQuery('select id from users where id = any(?) order by id for no key update', [
    people,
  ] as any[])
  await releaseTime(trx, interview)
  const { rows } = await trx.rawQuery(
    `insert into interview_bookings (company_id, interview_id, user_id, during)
     select ?, ?, person, tstzrange(?, ?) from unnest(?::bigint[]) with ordinality as people(person, place) order by place
     on conflict do nothing returning user_id`,
    [interview.companyId, interview.id, span.start.toISO(), span.end.toISO(), people] as any[]
  )
  const held = (rows as { user_id: number }[]).map((row) => row.user_id)
  const taken = people.filter((person) => !held.includes(person))
  const busy = [
    ...new Set(taken.map((person) => (person === candidateUserId ? 'candidate' : 'client'))),
  ]
  if (busy.length > 0) {
    const said =
      busy.length === 2
        ? sentence('Both sides have another interview at that time; choose another')
        : busy[0] === 'candidate'
          ? sentence('The candidate has another interview at that time; choose another')
          : sentence(
              '{people, plural, one {The interviewer has} other {# interviewers have}} another interview at that time; choose another',
              { people: taken.length }
            )
    throw new Refusal(said, {
      code: 'E_CONFLICT',
      field: 'slots',
      details: { busy },
    })
  }

  interview.startsAt = interview.listedAt = span.start
  interview.endsAt = span.end
  interview.expiresAt = null
  interview.remindedDayAt = span.start.minus({ hours: REMINDER_HOURS.day }) <= now ? now : null
  interview.remindedHourAt = span.start.minus({ hours: REMINDER_HOURS.hour }) <= now ? now : null
}

/** Gives the time of both people back. */
export async function releaseTime(trx: TransactionClientContract, interview: Interview) {
  await trx.from('interview_bookings').where('interview_id', interview.id).delete()
}
