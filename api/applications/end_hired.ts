import db from '@adonisjs/lucid/services/db'
import { ApplicationEnded } from '#api/applications/events'
import { lockApplications } from '#api/applications/write_moves'

/** Ends what hung on applications that a company marked as hired and left so until that could not be undone any more. Safe to run twice. */
export default async function endHired({ ids }: { ids: number[] }) {
  await db.transaction(async (trx) => {
    for (const application of await lockApplications(trx, ids).where('status', 'hired'))
      await ApplicationEnded.dispatch(application, trx)
  })
}
