import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { languageOf, type Language } from '#api/languages/language_facts'
import User from '#api/accounts/models/user'
import CompanyMember from '#api/companies/models/company_member'
import { wordsOf, type InterviewWords } from '#api/interviews/calendar/interview_calendar'
import { heldStatuses } from '#api/interviews/interview_flow'
import Interview from '#api/interviews/models/interview'
import { asLinked, LinkEnded } from '#api/mailing/linked/access_token'
import type { CalendarProvider } from '#api/mailing/linked/linked_facts'
import { remoteCalendars } from '#api/mailing/calendars/remote_calendar'
import CalendarEntry from '#api/mailing/models/calendar_entry'
import LinkedAccount from '#api/mailing/models/linked_account'

type Named = { accountId: number; interviewId: number }

/**
 * Brings one interview in one linked calendar to what holds now: written, moved or taken away. Safe to run twice and at the
 * same time: the entry's row is locked meanwhile, what is written already is not sent again, and the event has an id of
 * ours, so that what a killed process wrote is found. Each calendar has an event of its own without attendees: the
 * provider would else write invitations beside ours, and hold an address that its owner may take back here.
 */
export default async function writeEntry({ accountId, interviewId }: Named) {
  const account = await LinkedAccount.find(accountId)
  if (!account || account.endedAt || !account.uses.includes('calendar')) return
  await db.rawQuery(
    `insert into calendar_entries (linked_account_id, interview_id) select ?, id from interviews where id = ?
     on conflict do nothing`,
    [accountId, interviewId]
  )
  try {
    // the token first: to renew one locks the account, and nobody who holds an entry may wait for that
    await asLinked(account.userId, account.provider, (token) =>
      db.transaction((trx) => write(trx, account, interviewId, token))
    )
  } catch (error) {
    // its person is told, and linking it again writes everything anew
    if (!(error instanceof LinkEnded)) throw error
  }
}

async function write(
  trx: TransactionClientContract,
  { id, userId, provider }: LinkedAccount,
  interviewId: number,
  token: string
) {
  const entry = await CalendarEntry.query({ client: trx })
    .where({ linkedAccountId: id, interviewId })
    .forUpdate()
    .first()
  if (!entry) return
  const interview = await Interview.query({ client: trx })
    .where('id', interviewId)
    .withScopes((scopes) => scopes.shown())
    .firstOrFail()
  const isTheirs = interview.candidate.userId === userId
  // what a suspended company hears waits until it is restored
  if (!isTheirs && !interview.company.isActive) return
  const { language } = await User.query({ client: trx }).where('id', userId).firstOrFail()
  const mayHold = isTheirs || (await acts(trx, interview, userId))
  const words = mayHold ? wordsFor(interview, userId, languageOf(language)) : null
  const digest = words && digestOf(words)
  if (digest === entry.written && !entry.error) return
  const calendar = remoteCalendars[provider as CalendarProvider]
  await (words ? calendar.keep(token, interview.uid, words) : calendar.drop(token, interview.uid))
  await entry.merge({ written: digest, error: null }).save()
}

/** Whether somebody acts for the company of an interview: who left keeps none of its interviews. */
async function acts(trx: TransactionClientContract, { companyId }: Interview, userId: number) {
  const member = await CompanyMember.query({ client: trx })
    .where({ companyId, userId })
    .withScopes((scopes) => scopes.acting())
    .first()
  return member !== null
}

/** What a person's calendar says of an interview; nothing where it has no time, is off, or takes none of theirs. */
function wordsFor(interview: Interview, userId: number, language: Language): InterviewWords | null {
  if (!interview.span || !heldStatuses.includes(interview.status)) return null
  if (interview.candidate.userId === userId) return wordsOf(interview, 'candidate', language)
  return interview.members.includes(userId) ? wordsOf(interview, 'client', language) : null
}

const digestOf = (words: InterviewWords) =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex')
