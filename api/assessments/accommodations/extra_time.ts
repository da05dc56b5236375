import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import type Candidate from '#api/candidates/models/candidate'
import TestAccommodation from '#api/assessments/models/test_accommodation'

/** By how much, in percent, the tests of a candidate are longer now. */
export async function extraPercentOf(
  candidateId: number,
  client: QueryClientContract = db.connection()
): Promise<number> {
  const granted = await client
    .from('test_accommodations')
    .where({ candidate_id: candidateId, status: 'granted' })
    .where('starts_at', '<=', new Date())
    .where((time) => time.whereNull('ends_at').orWhere('ends_at', '>', new Date()))
    .select('extra_percent')
    .first()
  return granted?.extra_percent ?? 0
}

/** The wish of a candidate that was decided or made last, or null. */
export const lastWish = (candidate: Candidate) =>
  TestAccommodation.query().where('candidate_id', candidate.id).orderBy('id', 'desc').first()

/** Asks for more time; one wish at a time. Refuses with 409 while one waits. */
export async function askForTime(
  candidate: Candidate,
  asked: { extraPercent: number; need: string }
) {
  return db.transaction(async (trx) => {
    await trx.rawQuery('select id from candidates where id = ? for no key update', [candidate.id])
    const waiting = await TestAccommodation.query({ client: trx })
      .where({ candidateId: candidate.id, status: 'asked' })
      .first()
    if (waiting)
      throw new Refusal(
        'You have already asked; wait for our decision, or take it back to ask again'
      )
    return TestAccommodation.create(
      { candidateId: candidate.id, status: 'asked', ...asked },
      { client: trx }
    )
  })
}

/** What a candidate can take back: what waits, else what is granted; without either 404. */
export async function openWish(candidate: Candidate) {
  const open = await TestAccommodation.query()
    .where('candidate_id', candidate.id)
    .whereIn('status', ['asked', 'granted'])
    .orderBy('status')
    .first()
  if (!open) throw new errors.E_ROW_NOT_FOUND()
  return open
}
