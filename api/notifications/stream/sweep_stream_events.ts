import db from '@adonisjs/lucid/services/db'

/** A client that was away for more than a day reads its lists anew; older events are of no use. */
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
            .where('created_at', '<', new Date(Date.now() - 86_400_000))
            .limit(5_000)
        )
        .delete()
    )
  }
}
