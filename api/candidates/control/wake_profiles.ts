import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import { visibilityMoves } from '#api/candidates/control/visibility_moves'
import Candidate from '#api/candidates/models/candidate'

/** Shows again the profiles whose snooze is over. Safe to run twice; returns how many woke. */
export default async function wakeProfiles() {
  let woken = 0
  for (;;) {
    const due = await db
      .from('candidates')
      .where('visibility', 'snoozed')
      .where('snoozed_until', '<=', new Date())
      .orderBy('id')
      .limit(500)
      .select('id')
    for (const { id } of due)
      woken += await visibilityMoves
        .wake(await Candidate.findOrFail(id), null)
        .then(() => 1, notDue)
    if (due.length < 500) return woken
  }
}

/** Woken by another process, or moved on by its owner, meanwhile. */
function notDue(error: unknown) {
  if (error instanceof Refusal) return 0
  throw error
}
