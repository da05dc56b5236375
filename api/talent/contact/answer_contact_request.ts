import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { audit } from '#api/http/audit'
import { Refusal } from '#api/http/refusal'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { moveOf, UNLOCK_DAYS, type ContactRequestAction } from '#api/talent/contact_states'
import { tellOfAnswer } from '#api/talent/contact/contact_notices'
import { ContactUnlocked } from '#api/talent/events'
import ContactRequest from '#api/talent/models/contact_request'
import ContactUnlock from '#api/talent/models/contact_unlock'

type By = { side: 'client' | 'candidate' | 'system'; userId: number | null }

/** The candidate shares their contact details with that company, for a time. */
export const acceptRequest = (request: ContactRequest, userId: number) =>
  decide(request.id, { side: 'candidate', userId }, 'accept', async (trx, locked) => {
    const unlock = await ContactUnlock.create(
      {
        companyId: locked.companyId,
        candidateId: locked.candidateId,
        contactRequestId: locked.id,
        unlockedBy: userId,
        expiresAt: DateTime.now().plus({ days: UNLOCK_DAYS }),
      },
      { client: trx }
    )
    await audit(trx, {
      actorId: userId,
      action: 'contact.unlock',
      subjectType: 'candidates',
      subjectId: locked.candidateId,
      companyId: locked.companyId,
      after: { until: unlock.expiresAt.toISO(), contactRequestId: locked.id },
    })
    const { companyId, candidateId, jobId, sentBy } = locked
    await ContactUnlocked.dispatch({ companyId, candidateId, jobId, sentBy }, trx)
  })

/** The candidate says no, with words for the company or without. */
export const declineRequest = (request: ContactRequest, userId: number, reason?: string | null) =>
  decide(request.id, { side: 'candidate', userId }, 'decline', async (_trx, locked) => {
    locked.reason = reason ?? null
  })

/** The company takes its question back. */
export const withdrawRequest = (request: ContactRequest, userId: number) =>
  decide(request.id, { side: 'client', userId }, 'withdraw')

/** Nobody answered in time. */
export const expireRequest = (id: number) => decide(id, { side: 'system', userId: null }, 'expire')

async function decide(
  id: number,
  by: By,
  action: ContactRequestAction,
  also?: (trx: TransactionClientContract, request: ContactRequest) => Promise<void>
) {
  return db.transaction(async (trx) => {
    const request = await ContactRequest.query({ client: trx })
      .where('id', id)
      .forUpdate()
      .firstOrFail()
    const to = moveOf(request.status, by.side, action)
    const isOver = by.side !== 'system' && request.expiresAt <= DateTime.now()
    if (!to || (isOver && request.status === 'pending'))
      throw new Refusal(
        isOver && request.status === 'pending'
          ? 'The time to answer this request is over; it has lapsed'
          : `This request was ${request.status} already`
      )
    request.merge({ status: to, decidedAt: DateTime.now() })
    await also?.(trx, request)
    await request.save()
    await tellOfAnswer(trx, request, action)
    return request
  })
}
