import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { languageOf, type Language, type LanguageCode } from '#api/languages/language_facts'
import { say, tell, translated } from '#api/languages/say'
import { sentence, type Said, type Sentence } from '#api/languages/sentence'
import { withoutSites } from '#api/http/text/site_words'
import { hearsSql } from '#api/notifications/who_hears'
import type { MailItem } from '#api/notifications/mail_body'
import { hello, queueMails, type AttachmentFor } from '#api/notifications/queue_mail'
import { eventOf, isAlwaysSent } from '#api/notifications/notification_events'
import { usualPreferences } from '#api/notifications/notification_facts'
import { openDigests } from '#api/notifications/digests/open_digests'
import { queuePushes, withBrowsers } from '#api/notifications/push/queue_pushes'
import type { Digesting } from '#api/notifications/settings/quiet_hours'
import transmit from '#api/notifications/stream/transmit'

/** A paragraph of ours, in which no name becomes a link, or one that somebody wrote to the reader and that keeps its links. */
export type Line = Sentence | string | { written: Said }

/** A mail in words, each said in its reader's language; the plain brand, the links and both bodies are made from it. */
export type MailContent = {
  subject: Said
  /** Paragraphs of plain text; a greeting by first name comes before them. */
  lines: Line[]
  /** A list after them. */
  items?: (Omit<MailItem, 'text'> & { text: Said })[]
  action?: { label: Said; path: string }
  /** Kept back so that the act can be called back; the mail is dropped when `kind` and `about` are cancelled by then. */
  sendAfter?: Date
  /** What the mail speaks of, such as `application:12`, for `cancelMails`. */
  about?: string
  attachments?: AttachmentFor[]
}

export type Notice = {
  /** User ids of those who hear of it. */
  to: number[]
  /** What happened, as on the wire: `application.received`, `interview.accept`… */
  kind: string
  /** One sentence for the bell, said in the language of who hears of it. */
  message: Said
  /** Where the bell leads: a portal path. */
  link?: string
  jobId?: number
  devId?: number
  clientId?: number
  data?: Record<string, unknown>
  /** What many of this kind on one day read as. */
  alike?: Alike
  mail?: MailContent
}

/** Notifications with one `by` (such as `job:5`) are shown as one line; `{count}` says how many they are. */
type Alike = { by: string; message: Said; link: string }

type Recipient = Digesting & {
  nth: number
  id: number
  email: string
  firstName: string
  language: LanguageCode
  hasNoAccount: boolean
  bell: boolean
  mail: boolean
  inDigest: boolean
  push: boolean
}

/**
 * Tells people what a change caused, inside the change's own transaction: a row for the bell,
 * a stored event for the live stream (sent after the commit), a line of their digest, a push to each of their browsers
 * that takes them, and a mail, each as the person's settings allow.
 */
export const notify = (trx: TransactionClientContract, notice: Notice): Promise<void> =>
  notifyAll(trx, [notice])

/** The same for many notices, such as of a bulk rejection: one statement each for the people, bells, digests, pushes, mails and their jobs. */
export async function notifyAll(trx: TransactionClientContract, notices: Notice[]): Promise<void> {
  const recipients = await recipientsOf(trx, notices)
  await ringBells(trx, recipients)
  await queueMails(
    trx,
    recipients
      .filter(({ notice, mail }) => notice.mail && mail)
      .map(({ notice, always, id, email, firstName, language, hasNoAccount }) => ({
        ...notice.mail!,
        userId: id,
        language,
        companyId: notice.clientId,
        candidateId: notice.devId,
        jobId: notice.jobId,
        to: email,
        kind: notice.kind,
        lines: [
          hello({ firstName }),
          ...notice.mail!.lines,
          ...(hasNoAccount ? [TAKE_OVER] : []),
        ].map((line) => words(line, language)),
        footer: always ? undefined : chooseMails,
      }))
  )
}

/** To somebody whom a company brought in. */
const TAKE_OVER = sentence(
  'You have no account here yet. Create one with this e-mail address to answer; what companies hold of you here is then in your own hands.'
)

/** Where the reader of a mail chooses what comes. */
export const chooseMails = sentence(
  'Choose which mails you get under notifications in your settings.'
)

/** Who hears of which notice, and by which ways. */
async function recipientsOf(trx: TransactionClientContract, notices: Notice[]) {
  const wanted = notices.flatMap(({ to, kind }, nth) =>
    [...new Set(to)].map((user) => ({ nth, user, event: eventOf(kind) }))
  )
  if (wanted.length === 0) return []
  const { rows } = await trx.rawQuery(
    `select wanted.nth, users.id, users.email, users.first_name as "firstName", users.language, users.status = 'unclaimed' as "hasNoAccount", users.time_zone as "timeZone",
       coalesce(setting.in_app, true) as bell, coalesce(setting.by_email, true) as mail, coalesce(setting.in_digest, false) as "inDigest",
       coalesce(setting.by_push, true) as push, preference.quiet_from as "quietFrom", preference.quiet_to as "quietTo",
       coalesce(preference.digest, ?) as digest, coalesce(preference.digest_hour, ?) as "digestHour", coalesce(preference.digest_weekday, ?) as "digestWeekday"
     from unnest(?::int[], ?::bigint[], ?::text[]) as wanted(nth, user_id, event)
     join users on users.id = wanted.user_id
     left join notification_settings setting on setting.user_id = users.id and setting.event = wanted.event
     left join notification_preferences preference on preference.user_id = users.id
     where ${hearsSql('users')}
     order by wanted.nth, users.id`,
    [
      usualPreferences.digest,
      usualPreferences.digestHour,
      usualPreferences.digestWeekday,
      wanted.map(({ nth }) => nth),
      wanted.map(({ user }) => user),
      wanted.map(({ event }) => event),
    ] as any[]
  )
  return (rows as Recipient[]).map((person) => {
    const notice = notices[person.nth]
    const always = isAlwaysSent(notice.kind)
    return {
      ...person,
      notice,
      always,
      bell: always || person.bell,
      mail: always || person.mail,
      push: always || person.push,
      inDigest: !always && person.inDigest && person.digest !== 'off',
    }
  })
}

const words = (line: Line, language: LanguageCode) =>
  typeof line === 'object' && 'written' in line
    ? say(languageOf(language), line.written)
    : withoutSites(say(languageOf(language), line))

/** The gap for the number stays open until the bell is read. */
const alikeWords = (language: Language, said: Said) =>
  typeof said === 'string'
    ? translated(language, said)
    : say(language, { ...said, values: { ...said.values, count: '{count}' } })

type Heard = Awaited<ReturnType<typeof recipientsOf>>[number]

/** Writes the rows, also those that only a digest or a push shows; those of the bell go on the live stream. */
async function ringBells(trx: TransactionClientContract, recipients: Heard[]) {
  const heard = recipients.filter(({ bell, inDigest, push }) => bell || inDigest || push)
  if (heard.length === 0) return
  const digests = await openDigests(
    trx,
    heard.filter(({ inDigest }) => inDigest)
  )
  const browsers = await withBrowsers(trx, heard)
  const today = new Date().toISOString().slice(0, 10)
  const bells = heard
    .filter(({ id, bell, inDigest }) => bell || inDigest || browsers.has(id))
    .map(({ id, bell, inDigest, language, notice }) => ({
      user_id: id,
      in_bell: bell,
      digest_id: inDigest ? digests.get(id) : null,
      kind: notice.kind,
      message: tell(languageOf(language), notice.message),
      link: notice.link ?? null,
      job_id: notice.jobId ?? null,
      candidate_id: notice.devId ?? null,
      company_id: notice.clientId ?? null,
      data: notice.data ?? {},
      alike: notice.alike ? `${notice.kind} ${notice.alike.by} ${today}` : null,
      alike_message: notice.alike ? alikeWords(languageOf(language), notice.alike.message) : null,
      alike_link: notice.alike?.link ?? null,
    }))
  const { rows } = await trx.rawQuery(
    `with bells as (
       insert into notifications (user_id, in_bell, digest_id, kind, message, link, job_id, candidate_id, company_id, data, alike, alike_message, alike_link)
       select user_id, in_bell, digest_id, kind, message, link, job_id, candidate_id, company_id, data, alike, alike_message, alike_link
       from jsonb_to_recordset(?::jsonb) as bell(user_id bigint, in_bell boolean, digest_id bigint, kind text, message text, link text, job_id bigint, candidate_id bigint, company_id bigint, data jsonb, alike text, alike_message text, alike_link text)
       returning *
     )
     select id, user_id as "userId", kind, in_bell as "inBell", 'users/' || user_id as channel, jsonb_strip_nulls(jsonb_build_object(
       'id', id::text, 'kind', kind, 'message', message, 'link', link,
       'jobId', job_id::text, 'devId', candidate_id::text, 'clientId', company_id::text,
       'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as payload
     from bells order by id`,
    [JSON.stringify(bells)]
  )
  const written = rows as Written[]
  await transmit.broadcastAll(
    written.filter(({ inBell }) => inBell).map(({ channel, payload }) => ({ channel, payload })),
    trx
  )
  const pushed = new Set(
    heard.filter(({ push }) => push).map(({ id, notice }) => `${id} ${notice.kind}`)
  )
  await queuePushes(
    trx,
    written.filter(({ userId, kind }) => browsers.has(userId) && pushed.has(`${userId} ${kind}`))
  )
}

type Written = {
  id: number
  userId: number
  kind: string
  inBell: boolean
  channel: string
  payload: object
}
