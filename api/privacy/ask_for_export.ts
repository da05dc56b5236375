import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { enqueue } from '#api/queue/queue'
import User from '#api/accounts/models/user'
import AccountExport from '#api/privacy/models/account_export'
import { Refusal } from '#api/http/refusal'
import { EXPORTS_A_DAY } from '#api/privacy/privacy_facts'

/** Has everything about a person put together; who asks again while that goes on gets the same one. */
export async function askForExport(user: User) {
  return db.transaction(async (trx) => {
    await User.query({ client: trx }).where('id', user.id).forUpdate().select('id')
    const running = await AccountExport.query({ client: trx })
      .where('user_id', user.id)
      .whereIn('status', ['queued', 'making'])
      .first()
    if (running) return running
    const today = await AccountExport.query({ client: trx })
      .where('user_id', user.id)
      .where('created_at', '>', DateTime.now().minus({ days: 1 }).toJSDate())
    if (today.length >= EXPORTS_A_DAY)
      throw new Refusal(
        sentence(
          'Your data can be exported {times} times a day; use the last file, or ask again tomorrow',
          { times: EXPORTS_A_DAY }
        ),
        { reason: 'quota' }
      )
    const made = await AccountExport.create(
      { userId: user.id, status: 'queued', percent: 0, fileId: null, expiresAt: null },
      { client: trx }
    )
    await enqueue(trx, 'account.export', { exportId: made.id })
    return made
  })
}

/** The person's latest export, if any, with its file. */
export const latestExport = (user: User) =>
  AccountExport.query().where('user_id', user.id).preload('file').orderBy('id', 'desc').first()
