import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sentence } from '#api/languages/sentence'
import User from '#api/accounts/models/user'

import { audit, type Origin } from '#api/accounts/audit/audit'
import { Refusal } from '#api/http/refusal'
import { CONTACT_FETCHES_A_DAY } from '#api/imports/import_facts'
import LinkedinCandidate from '#api/imports/models/linkedin_candidate'
import ContactFetch from '#api/talent/models/contact_fetch'

/**
 * Takes the contact details of a LinkedIn candidate out: keeps who did it, when and why, and spends one of the day's fetches
 * of this person of the platform (403 `quota` when they are spent).
 */
export async function fetchLinkedinContact(
  admin: User,
  candidateId: number,
  purpose: string,
  origin: Origin
) {
  return db.transaction(async (trx) => {
    // one fetch of an administrator after the other, so that two at once cannot spend the last one twice
    await User.query({ client: trx }).where('id', admin.id).forUpdate().firstOrFail()
    const candidate = await LinkedinCandidate.query({ client: trx })
      .where('id', candidateId)
      .forUpdate()
      .firstOrFail()
    const left = CONTACT_FETCHES_A_DAY - (await fetchedToday(trx, admin))
    if (left <= 0)
      throw new Refusal(
        sentence(
          'You took out {most} contacts within a day, which is the most; the next one is free within 24 hours',
          { most: CONTACT_FETCHES_A_DAY }
        ),
        { status: 403, reason: 'quota' }
      )
    const fields = (['email', 'phone', 'profileUrl'] as const).filter((name) => candidate[name])
    const log = await ContactFetch.create(
      {
        companyId: null,
        candidateId: null,
        linkedinCandidateId: candidate.id,
        fetchedBy: admin.id,
        reason: purpose,
        fields: [...fields],
        quotaSpent: 1,
      },
      { client: trx }
    )
    // that it was looked up is no change of what is known of the person
    await trx
      .from('linkedin_candidates')
      .where('id', candidate.id)
      .update({ last_contact_at: new Date() })
    await audit(
      trx,
      {
        actorId: admin.id,
        action: 'contact.fetch',
        subjectType: 'linkedin-candidates',
        subjectId: candidate.id,
        reason: purpose,
      },
      origin
    )
    return { candidate, log, left: left - 1 }
  })
}

async function fetchedToday(trx: Parameters<typeof audit>[0], { id }: User): Promise<number> {
  const [{ spent }] = await trx
    .from('contact_fetches')
    .where('fetched_by', id)
    .where('created_at', '>', DateTime.now().minus({ days: 1 }).toJSDate())
    .sum('quota_spent as spent')
  return Number(spent ?? 0)
}
