import db from '@adonisjs/lucid/services/db'
import Candidate from '#api/candidates/models/candidate'

/** Shows again the profiles whose snooze is over. Safe to run twice; answers how many woke. */
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
    for (const { id } of due) if (await (await Candidate.findOrFail(id)).wake()) woken++
    if (due.length < 500) return woken
  }
}
