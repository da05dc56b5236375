import db from '@adonisjs/lucid/services/db'

/** What was sent on a channel of the live stream, the first first. */
export const toldOn = async (channel: string) =>
  (await db.from('stream_events').where({ channel }).orderBy('id')).map(({ payload }) => payload)
