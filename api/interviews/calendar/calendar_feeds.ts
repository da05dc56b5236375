import { createHash, randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import { lockRow } from '#api/http/in_transaction'
import { languageOf } from '#api/languages/language_facts'
import User from '#api/accounts/models/user'
import { absolute } from '#api/notifications/mail_body'
import Candidate from '#api/candidates/models/candidate'
import CompanyMember from '#api/companies/models/company_member'
import CalendarFeed from '#api/interviews/models/calendar_feed'
import Interview from '#api/interviews/models/interview'
import Interviewer from '#api/interviews/models/interviewer'
import { FEED_PAST_DAYS } from '#api/interviews/interview_facts'
import { feedCalendar } from '#api/interviews/calendar/interview_calendar'

const MOST = 500

const digest = (token: string) => createHash('sha256').update(token).digest('hex')

/** A new secret address of a person's calendar; the one before is dead from now on. */
export async function openFeed(user: User) {
  const token = randomBytes(32).toString('base64url')
  const feed = await db.transaction(async (trx) => {
    // one address after the other, however often it is asked for at once
    await lockRow(trx, 'users', user.id, 'no key update')
    await CalendarFeed.query({ client: trx }).where('user_id', user.id).delete()
    return CalendarFeed.create({ userId: user.id, tokenHash: digest(token) }, { client: trx })
  })
  return { feed, url: absolute(`/calendar/${token}.ics`) }
}

/** The calendar behind a secret address; anything else is not there. */
export async function readFeed(address: string): Promise<string> {
  const token = address.replace(/\.ics$/, '')
  const feed = await CalendarFeed.query().where('token_hash', digest(token)).firstOrFail()
  const user = await User.query().where({ id: feed.userId, status: 'active' }).firstOrFail()
  const interviews = await interviewsOf(user)
  await CalendarFeed.query().where('id', feed.id).update({ last_read_at: new Date() })
  const side = user.userType === 'client' ? 'client' : 'candidate'
  return feedCalendar(interviews, side, languageOf(user.language))
}

/** What lies in a person's own calendar: the interviews that have, or had, a time. */
async function interviewsOf(user: User) {
  const query = Interview.query()
    .whereNotNull('starts_at')
    .where('listed_at', '>', DateTime.now().minus({ days: FEED_PAST_DAYS }).toJSDate())
    .orderBy('listed_at')
    .limit(MOST)
    .withScopes((scopes) => scopes.shown())
    .preload('organiser')
  if (user.userType === 'developer') {
    const candidate = await Candidate.findByOrFail('userId', user.id)
    return query.where('candidate_id', candidate.id)
  }
  const member = await CompanyMember.query()
    .where({ userId: user.id, status: 'active' })
    .preload('company')
    .first()
  if (!member?.company.isActive) throw new errors.E_ROW_NOT_FOUND()
  return query
    .where('company_id', member.companyId)
    .where((own) =>
      own
        .where('organiser_id', user.id)
        .orWhereIn('id', Interviewer.query().where('user_id', user.id).select('interview_id'))
    )
}
