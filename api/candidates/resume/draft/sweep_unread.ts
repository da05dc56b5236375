import db from '@adonisjs/lucid/services/db'
import { READING_GIVEN_UP_MINUTES } from '#api/candidates/candidate_facts'
import giveUpReading from '#api/candidates/resume/draft/give_up_reading'

const AT_ONCE = 100

/**
 * Ends the wait for resumes that no job will read any more, as after a process that was killed in its last try.
 * Safe to run twice; returns how many there were.
 */
export default async function sweepUnread() {
  let ended = 0
  for (let after = 0; ;) {
    const { rows } = await db.rawQuery(
      `select id from resumes
       where parse_status in ('queued', 'parsing') and updated_at < now() - make_interval(mins => ?) and id > ?
         and not exists (
           select from queue.job where name in ('resume.read', 'resume.recognise')
             and state < 'completed' and (data ->> 'resumeId')::bigint = resumes.id
         )
       order by id limit ${AT_ONCE}`,
      [READING_GIVEN_UP_MINUTES, after]
    )
    for (const { id } of rows as { id: number }[]) {
      await giveUpReading({ resumeId: id })
      after = id
      ended++
    }
    if (rows.length < AT_ONCE) return ended
  }
}
