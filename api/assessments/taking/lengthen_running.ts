import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Attempt from '#api/assessments/models/attempt'

/**
 * Gives the tests that a candidate takes at the moment the extra time that was granted, in percent of their usual
 * time; a running test never becomes shorter. Its clock follows with the next answer or heartbeat. Holds up a start
 * of the same candidate, so that none slips in between.
 */
export async function lengthenRunning(
  trx: TransactionClientContract,
  candidateId: number,
  extraPercent: number
) {
  await trx.rawQuery('select id from candidates where id = ? for no key update', [candidateId])
  const running = await Attempt.query({ client: trx })
    .where({ candidateId, status: 'running' })
    .where('extra_percent', '<', extraPercent)
    .where('deadline_at', '>', new Date())
    .forUpdate()
  for (const attempt of running) {
    const { startedAt, deadlineAt, outageSeconds } = attempt
    const given = deadlineAt.diff(startedAt).as('seconds') - outageSeconds
    const usual = given / (1 + attempt.extraPercent / 100)
    const more = (usual * (extraPercent - attempt.extraPercent)) / 100
    attempt.merge({ deadlineAt: deadlineAt.plus({ seconds: more }), extraPercent })
    await attempt.save()
  }
}
