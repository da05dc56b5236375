import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMails, type MailAttachment } from '#api/notifications/queue_mail'
import { eventOf, isAlwaysSent } from '#api/notifications/notification_events'
import { nudgeAfterCommit } from '#api/notifications/stream/live'

/** A mail in words; the plain brand, the links and both bodies are made from it. */
export type MailContent = {
  subject: string
  /** Paragraphs of plain text; a greeting by first name comes before them. */
  lines: string[]
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
  mail?: MailContent
}

type Recipient = {
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
export async function notify(trx: TransactionClientContract, notice: Notice): Promise<void> {
  const ids = [...new Set(notice.to)]
  if (ids.length === 0) return
  const { rows } = await trx.rawQuery(
    `select users.id, users.email, users.first_name, coalesce(setting.in_app, true) as in_app, coalesce(setting.by_email, true) as by_email
     from users left join notification_settings setting on setting.user_id = users.id and setting.event = ?
     where users.id = any(?) and users.status = 'active'`,
    [eventOf(notice.kind), ids]
  )
  const recipients = rows as Recipient[]
  const always = isAlwaysSent(notice.kind)
  const inApp = recipients.filter((person) => always || person.in_app).map((person) => person.id)
  const byEmail = recipients.filter((person) => always || person.by_email)

  if (inApp.length > 0) await ringBells(trx, notice, inApp)
  if (notice.mail) {
    const { mail } = notice
    await queueMails(
      trx,
      byEmail.map((person) => ({
        ...mail,
        userId: person.id,
        companyId: notice.clientId,
        to: person.email,
        kind: notice.kind,
        lines: [`Hello ${person.first_name},`, ...mail.lines],
        footer: always
          ? undefined
          : 'Choose which mails you get under notifications in your settings.',
      }))
    )
  }
}

async function ringBells(trx: TransactionClientContract, notice: Notice, userIds: number[]) {
  await trx.rawQuery(
    `with bells as (
       insert into notifications (user_id, kind, message, link, job_id, candidate_id, company_id, data)
       select recipient, ?, ?, ?, ?, ?, ?, ?::jsonb from unnest(?::bigint[]) as recipient
       returning *
     )
     insert into stream_events (channel, payload)
     select 'users/' || user_id, jsonb_strip_nulls(jsonb_build_object(
       'id', id::text, 'kind', kind, 'message', message, 'link', link,
       'jobId', job_id::text, 'devId', candidate_id::text, 'clientId', company_id::text,
       'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
     from bells order by id`,
    [
      notice.kind,
      notice.message,
      notice.link ?? null,
      notice.jobId ?? null,
      notice.devId ?? null,
      notice.clientId ?? null,
      JSON.stringify(notice.data ?? {}),
      userIds,
    ] as any[]
  )
  nudgeAfterCommit(trx)
}
