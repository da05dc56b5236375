import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withoutSites } from '#api/http/text/site_words'
import { hearsNothing } from '#api/notifications/notification_ports'
import { queueMails, type MailAttachment } from '#api/notifications/queue_mail'
import { eventOf, isAlwaysSent } from '#api/notifications/notification_events'
import transmit from '#api/notifications/stream/transmit'

/** A paragraph of ours, in which no name becomes a link, or one that somebody wrote to the reader and that keeps its links. */
export type Line = string | { written: string }

/** A mail in words; the plain brand, the links and both bodies are made from it. */
export type MailContent = {
  subject: string
  /** Paragraphs of plain text; a greeting by first name comes before them. */
  lines: Line[]
  action?: { label: string; path: string }
  /** Kept back so that the act can be called back; the mail is dropped when `kind` and `about` are cancelled by then. */
  sendAfter?: Date
  /** What the mail speaks of, such as `application:12`, for `cancelMails`. */
  about?: string
  attachments?: MailAttachment[]
}

export type Notice = {
  /** User ids of those who hear of it. */
  to: number[]
  /** What happened, as on the wire: `application.received`, `interview.accept`… */
  kind: string
  /** One sentence for the bell. */
  message: string
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
type Alike = { by: string; message: string; link: string }

type Recipient = {
  nth: number
  id: number
  email: string
  first_name: string
  in_app: boolean
  by_email: boolean
}

/**
 * Tells people what a change caused, inside the change's own transaction: a row for the bell,
 * a stored event for the live stream (sent after the commit), and a mail, each as the person's settings allow.
 */
export const notify = (trx: TransactionClientContract, notice: Notice): Promise<void> =>
  notifyAll(trx, [notice])

/** The same for many notices, such as of a bulk rejection: one statement each for the people, bells, mails and their jobs. */
export async function notifyAll(trx: TransactionClientContract, notices: Notice[]): Promise<void> {
  const wanted = notices.flatMap(({ to, kind }, nth) =>
    [...new Set(to)].map((user) => ({ nth, user, event: eventOf(kind) }))
  )
  if (wanted.length === 0) return
  const { rows } = await trx.rawQuery(
    `select wanted.nth, users.id, users.email, users.first_name, coalesce(setting.in_app, true) as in_app, coalesce(setting.by_email, true) as by_email
     from unnest(?::int[], ?::bigint[], ?::text[]) as wanted(nth, user_id, event)
     join users on users.id = wanted.user_id
     left join notification_settings setting on setting.user_id = users.id and setting.event = wanted.event
     where users.status = 'active'
       and not ${hearsNothing('users.id')}
     order by wanted.nth, users.id`,
    [
      wanted.map(({ nth }) => nth),
      wanted.map(({ user }) => user),
      wanted.map(({ event }) => event),
    ] as any[]
  )
  const recipients = (rows as Recipient[]).map((person) => ({
    ...person,
    notice: notices[person.nth],
    always: isAlwaysSent(notices[person.nth].kind),
  }))
  await ringBells(
    trx,
    recipients.filter(({ always, in_app: inApp }) => always || inApp)
  )
  await queueMails(
    trx,
    recipients.flatMap(({ notice, always, id, email, first_name: name, by_email: byEmail }) =>
      notice.mail && (always || byEmail)
        ? {
            ...notice.mail,
            userId: id,
            companyId: notice.clientId,
            to: email,
            kind: notice.kind,
            lines: [`Hello ${name},`, ...notice.mail.lines].map(words),
            footer: always
              ? undefined
              : 'Choose which mails you get under notifications in your settings.',
          }
        : []
    )
  )
}

const words = (line: Line) => (typeof line === 'string' ? withoutSites(line) : line.written)

async function ringBells(trx: TransactionClientContract, heard: { id: number; notice: Notice }[]) {
  if (heard.length === 0) return
  const today = new Date().toISOString().slice(0, 10)
  const bells = heard.map(({ id, notice }) => ({
    user_id: id,
    kind: notice.kind,
    message: notice.message,
    link: notice.link ?? null,
    job_id: notice.jobId ?? null,
    candidate_id: notice.devId ?? null,
    company_id: notice.clientId ?? null,
    data: notice.data ?? {},
    alike: notice.alike ? `${notice.kind} ${notice.alike.by} ${today}` : null,
    alike_message: notice.alike?.message ?? null,
    alike_link: notice.alike?.link ?? null,
  }))
  const { rows } = await trx.rawQuery(
    `with bells as (
       insert into notifications (user_id, kind, message, link, job_id, candidate_id, company_id, data, alike, alike_message, alike_link)
       select user_id, kind, message, link, job_id, candidate_id, company_id, data, alike, alike_message, alike_link
       from jsonb_to_recordset(?::jsonb) as bell(user_id bigint, kind text, message text, link text, job_id bigint, candidate_id bigint, company_id bigint, data jsonb, alike text, alike_message text, alike_link text)
       returning *
     )
     select 'users/' || user_id as channel, jsonb_strip_nulls(jsonb_build_object(
       'id', id::text, 'kind', kind, 'message', message, 'link', link,
       'jobId', job_id::text, 'devId', candidate_id::text, 'clientId', company_id::text,
       'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as payload
     from bells order by id`,
    [JSON.stringify(bells)]
  )
  await transmit.broadcastAll(rows, trx)
}
