import { ask } from '#api/http/hot_reads'
import {
  hearsConversation,
  isSuspended,
  stillConcerns,
} from '#api/notifications/notification_ports'
import {
  DIGEST,
  eventOf,
  isAlwaysSent,
  waitsInQuietHours,
} from '#api/notifications/notification_events'
import { usualPreferences } from '#api/notifications/notification_facts'
import { hearsSql } from '#api/notifications/who_hears'
import { quietUntil } from '#api/notifications/settings/quiet_hours'

type Channel = 'by_email' | 'by_push' | 'in_digest'

/** What may be done with something that waits to be sent: not any more, not before, or not while the company is suspended. */
export type Standing = { ended?: string; until?: Date; held?: boolean }

type Told = {
  kind: string
  user_id: number | null
  company_id: number | null
  is_over: boolean
  conversation: string | null
  is_here: boolean
  is_suppressed: boolean
  is_wanted: boolean
  digest: string
} & Parameters<typeof quietUntil>[0]

/**
 * Asks again what may have changed since it was written: whether the person still hears of it, still wants it, and not at
 * this hour. Every mail, push and line of a digest asks here right before it goes.
 */
export async function standingOf(
  table: 'mails' | 'notifications',
  id: number,
  channel: Channel
): Promise<Standing> {
  const now = new Date()
  // asked for every mail, and longer to plan than to answer: its plan is kept
  const [told] = await ask<Told>(
    `standing_${table}_${channel}`,
    `select told.kind, told.user_id, told.company_id, told.company_id is not null and ${stillConcerns('told')} is not true as is_over,
       ${table === 'notifications' ? `told.data ->> 'conversationId'` : 'null'} as conversation,
       ${hearsSql('users')} as is_here, users.time_zone as "timeZone",
       ${table === 'mails' ? 'exists (select from mail_suppressions s where s.address = told.recipient)' : 'false'} as is_suppressed,
       coalesce(setting.${channel}, ${channel !== 'in_digest'}) as is_wanted,
       coalesce(preference.digest, $2) as digest, preference.quiet_from as "quietFrom", preference.quiet_to as "quietTo"
     from ${table} told left join users on users.id = told.user_id
     left join notification_settings setting on setting.user_id = users.id and setting.event = split_part(told.kind, '.', 1)
     left join notification_preferences preference on preference.user_id = users.id
     where told.id = $1`,
    [id, usualPreferences.digest]
  )
  if (!told) return { ended: 'It is not there any more' }
  // what a suspended company causes waits until it is restored; that it was suspended is told, and what becomes of its money
  const isOfStanding = told.kind === 'company.suspended' || told.kind.startsWith('billing.')
  if (told.company_id && !isOfStanding && (await isSuspended(told.company_id)))
    return { held: true }
  if (isAlwaysSent(told.kind)) return {}
  if (told.is_suppressed)
    return { ended: 'The mailbox takes no mails, or its owner called one spam' }
  if (!told.user_id) return {}
  if (!told.is_here) return { ended: 'The person takes part no more' }
  if (told.is_over) return { ended: 'The person may not be told of it any more' }
  if (told.conversation && !(await hearsConversation(Number(told.conversation), told.user_id)))
    return { ended: 'The person does not hear of this conversation any more' }
  const isDigest = eventOf(told.kind) === DIGEST
  const isWanted =
    (isDigest || told.is_wanted) &&
    (told.digest !== 'off' || !(isDigest || channel === 'in_digest'))
  if (!isWanted) return { ended: 'The person switched it off' }
  const until = waitsInQuietHours(told.kind) && quietUntil(told, now)
  return until ? { until } : {}
}
