import db from '@adonisjs/lucid/services/db'
import { STREAM_KEPT_HOURS } from '#api/notifications/notification_facts'

/** A client that was away for longer than events are kept reads its lists anew; older events are of no use. */
export default async function sweepStreamEvents() {
  for (let removed = 1; removed > 0;) {
    removed = Number(
      await db
        .from('stream_events')
        .whereIn(
          'id',
          db
            .from('stream_events')
            .select('id')
            .where('created_at', '<', new Date(Date.now() - STREAM_KEPT_HOURS * 3_600_000))
            .limit(5_000)
        )
        .delete()
    )
  }
}
