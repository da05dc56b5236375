import db from '@adonisjs/lucid/services/db'
import { notifyAll } from '#api/notifications/notify'
import { ApplicationEnded } from '#api/applications/events'
import { noticeToCandidate } from '#api/applications/tell'
import { wordsAfter } from '#api/applications/for_you/lacking'
import { lockApplications } from '#api/applications/write_moves'

const BATCH = 200

/**
 * Tells rejections whose time to be called back is over: from then on the candidate sees the status, hears of it by
 * bell and mail, and what hung on the application ends. Returns how many. Safe to run twice.
 */
export default async function tellRejections() {
  let told = 0
  for (let some = BATCH; some === BATCH; told += some) some = await tellSome()
  return told
}

async function tellSome() {
  return db.transaction(async (trx) => {
    const due: { id: number }[] = await trx
      .from('applications')
      .where('held_until', '<=', new Date())
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .select('id')
    const ids = due.map(({ id }) => id)
    const applications = await lockApplications(trx, ids)
    await trx
      .from('applications')
      .whereIn('id', ids)
      .update({ held_until: null, held_status: null })
    await trx.rawQuery(
      `update application_events set hidden = false where id in (
         select max(id) from application_events where application_id = any(?) and kind = 'move' group by application_id)`,
      [ids] as any[]
    )
    const notices = []
    for (const one of applications) {
      const then = await wordsAfter(one, trx)
      notices.push(noticeToCandidate(one, 'rejected', { feedback: one.feedback, then }))
    }
    await notifyAll(trx, notices)
    for (const application of applications) await ApplicationEnded.dispatch(application, trx)
    return ids.length
  })
}
