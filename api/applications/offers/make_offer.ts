import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { endOf } from '#api/http/dates'
import type User from '#api/accounts/models/user'
import { assertMayWrite } from '#api/candidates/control/reach'
import type { Upload } from '#api/files/receive_upload'
import { storeUpload } from '#api/files/store_upload'
import type Application from '#api/applications/models/application'
import Offer from '#api/applications/models/offer'
import { MOST_ANSWER_DAYS, MOST_START_DAYS } from '#api/applications/offers/offer_facts'
import { tellOfOffer } from '#api/applications/offers/offer_notices'
import { recordOffers } from '#api/applications/offers/record_offers'
import type { offerValidator } from '#api/applications/offers/offer_validators'
import { lockApplications, writeMoves } from '#api/applications/write_moves'

/**
 * Sends an offer with its terms and, where one is given, its file; the application moves to "Offer" unless it is there.
 * Returns the offer. Refuses with 409 where the application has ended or is hired, or an offer waits already, and with
 * 422 on `answerBy` and `startDate` outside of their days. A day to answer by ends when it ends where the candidate lives.
 */
export async function makeOffer(
  { id }: Pick<Application, 'id'>,
  by: User,
  { pay, startDate, place, text, answerBy }: Infer<typeof offerValidator>,
  upload?: Upload
): Promise<Offer> {
  return db.transaction(async (trx) => {
    const [application] = await lockApplications(trx, [id]).preload('candidate', (candidate) =>
      candidate.preload('user')
    )
    const { timeZone } = application.candidate.user
    const until = endOf(answerBy, timeZone ?? 'utc')
    assertDays(until, startDate)
    await assertMayOffer(application, timeZone, trx)
    if (application.status !== 'offer')
      await writeMoves(trx, [application], {
        to: 'offer',
        by: 'client',
        actorId: by.id,
        quiet: true,
      })
    const file =
      upload &&
      (await storeUpload(trx, upload, {
        ownerId: application.candidate.userId,
        companyId: application.companyId,
      }))
    const offer = await Offer.create(
      {
        companyId: application.companyId,
        applicationId: application.id,
        candidateId: application.candidateId,
        madeBy: by.id,
        status: 'sent',
        payAmount: pay.amount,
        payCurrency: pay.currency,
        payPer: pay.per,
        startDate: startDate.slice(0, 10),
        place: place ?? null,
        body: text ?? null,
        fileId: file?.id ?? null,
        answerBy: until,
        questions: [],
      },
      { client: trx }
    )
    application.status = 'offer'
    await recordOffers(trx, [application], 'make', by.id)
    await tellOfOffer(trx, { application, offer, zone: timeZone })
    return offer
  })
}

async function assertMayOffer(
  application: Application,
  zone: string | null,
  trx: Parameters<typeof lockApplications>[0]
) {
  if (application.status === 'hired')
    throw new Refusal('This applicant is already hired; move the application back first')
  await assertMayWrite(application.companyId, [application.candidateId], trx)
  const waiting = await Offer.query({ client: trx })
    .where({ application_id: application.id, status: 'sent' })
    .first()
  if (waiting)
    throw new Refusal(
      sentence('They have an open offer until {day}; take it back before you send another', {
        day: waiting.answerBy.setZone(zone ?? 'utc'),
      })
    )
}

function assertDays(until: DateTime, startDate: string) {
  const now = DateTime.now()
  if (until <= now || until > now.plus({ days: MOST_ANSWER_DAYS + 1 }))
    throw new Refusal(
      sentence('Choose a date to answer by within the next {days} days', {
        days: MOST_ANSWER_DAYS,
      }),
      {
        status: 422,
        field: 'answerBy',
      }
    )
  const start = DateTime.fromISO(startDate.slice(0, 10), { zone: 'utc' })
  // a day is over last in the zone of UTC-12
  const today = now.minus({ hours: 12 }).toUTC().startOf('day')
  if (start < today || start > today.plus({ days: MOST_START_DAYS }))
    throw new Refusal('Choose a first day of work between today and two years from now', {
      status: 422,
      field: 'startDate',
    })
}
