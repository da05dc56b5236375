import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import transmit from '#api/notifications/stream/transmit'
import { isOpenSql } from '#api/candidates/control/reach'
import { readersSql } from '#api/chat/chat_access'
import { PRESENCE_SECONDS } from '#api/chat/chat_facts'

// A person is here while one of their streams is open anywhere, however many tabs there are. Every process renews those
// of its own streams; a process that crashed renews nobody, so they are gone when their time is over.

let beating: NodeJS.Timeout | undefined
const known = new Set<number>()

/** Says that a person has come with a stream of this process, and goes on saying so while there are streams. */
export function keepPresence(userId: number) {
  beating ??= setInterval(() => void beat().catch(warn), (PRESENCE_SECONDS * 1_000) / 3).unref()
  if (known.has(userId)) return
  known.add(userId)
  void renew([userId]).catch(warn)
}

async function beat() {
  const sessions = transmit.hub.sessionIds
  const { rows } = await db.rawQuery('select distinct user_id from sessions where id = any(?)', [
    sessions,
  ] as any[])
  known.clear()
  for (const { user_id: id } of rows) known.add(id)
  await renew([...known])
  await sweepPresence()
  if (sessions.length > 0) return
  clearInterval(beating)
  beating = undefined
}

/** Renews the time of people who are here, and tells of those who have just come. */
export async function renew(userIds: number[]) {
  if (userIds.length === 0) return
  const { rows } = await db.rawQuery(
    `insert into presences (user_id, expires_at) select id, now() + make_interval(secs => :seconds) from users where id = any(:ids) order by id
     on conflict (user_id) do update set expires_at = excluded.expires_at returning user_id, xmax = 0 as came`,
    { seconds: PRESENCE_SECONDS, ids: userIds } as any
  )
  await tell(
    rows.filter(({ came }: { came: boolean }) => came).map(({ user_id: id }: any) => id),
    'online'
  )
}

/** Takes away those whose time is over, and tells of it; one process only finds each. */
export async function sweepPresence() {
  const { rows } = await db.rawQuery(
    'delete from presences where expires_at <= now() returning user_id'
  )
  await tell(
    rows.map(({ user_id: id }: any) => id),
    'offline'
  )
}

/** Tells those who talk with a person and are here themselves, as far as the two still read what they wrote to each other. */
async function tell(userIds: number[], activityStatus: 'online' | 'offline') {
  if (userIds.length === 0) return
  const { rows } = await db.rawQuery(
    `select distinct mine.user_id as whose, other.user_id as hearer from conversation_participants mine
       join conversation_participants other on other.conversation_id = mine.conversation_id and other.user_id <> mine.user_id
       join presences here on here.user_id = other.user_id and here.expires_at > now()
       join conversations c on c.id = mine.conversation_id and c.blocked_at is null and (c.candidate_id is null or ${isOpenSql('c.candidate_id')})
       cross join lateral (select array${readersSql()}::bigint[] as readers offset 0) reading
     where mine.user_id = any(?) and array[mine.user_id, other.user_id] <@ reading.readers`,
    [userIds] as any[]
  )
  await transmit.broadcastAll(
    rows.map(({ whose, hearer }: { whose: number; hearer: number }) => ({
      channel: `users/${hearer}`,
      payload: { type: 'presence', userId: String(whose), activityStatus },
    }))
  )
}

const warn = (error: unknown) => logger.warn({ err: error }, 'who is here could not be kept')
