import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notifyAll, type Notice } from '#api/notifications/notify'
import { eachPeriod } from '#api/jobs/job_facts'
import type Application from '#api/applications/models/application'
import type Offer from '#api/applications/models/offer'
import { involved, tellCompany } from '#api/applications/tell'
import type User from '#api/accounts/models/user'

const PATH = '/candidate/jobs?tab=applied'

/** The pay of an offer, in words: "2,400,000 INR a year". */
export const payWords = ({ payAmount, payCurrency, payPer }: Offer) =>
  `${payAmount.toLocaleString('en-US')} ${payCurrency} ${eachPeriod(payPer)}`

const dayWords = (day: DateTime, zone = 'utc') => day.setZone(zone).toFormat('d LLLL yyyy')

type Told = { application: Application; offer: Offer }

const toCandidate = (
  { application, offer }: Told,
  { kind, message, lines }: { kind: string; message: string; lines: string[] }
): Notice => ({
  to: [application.candidate.userId],
  kind,
  message,
  link: PATH,
  ...involved(application),
  data: { appliedId: String(application.id), offerId: String(offer.id) },
  mail: {
    subject: message,
    lines,
    action: { label: 'Open your applications', path: PATH },
  },
})

/** The candidate hears of an offer with its terms, and until when to answer. */
export async function tellOfOffer(
  trx: TransactionClientContract,
  told: Told & { zone?: string | null }
) {
  const { application, offer, zone } = told
  const message = `${application.company.name} makes you an offer for ${application.job.title}`
  await notifyAll(trx, [
    toCandidate(told, {
      kind: 'offer.sent',
      message,
      lines: [
        `${message}.`,
        `The pay: ${payWords(offer)}. The start: ${dayWords(DateTime.fromISO(offer.startDate, { zone: 'utc' }))}.`,
        ...(offer.place ? [`The place: ${offer.place}`] : []),
        ...(offer.body ? [`They write: ${offer.body}`] : []),
        `Accept, decline or ask by ${dayWords(offer.answerBy, zone ?? 'utc')}.`,
      ],
    }),
  ])
}

/** The candidates hear that offers do not stand any more: taken back, with the company's words, or their time is over. */
export async function tellOfEnd(
  trx: TransactionClientContract,
  all: Told[],
  how: 'withdrawn' | 'expired'
) {
  await notifyAll(
    trx,
    all.map((told) => {
      const { company, job } = told.application
      const message =
        how === 'withdrawn'
          ? `${company.name} took its offer for ${job.title} back`
          : `The time to answer the offer of ${company.name} for ${job.title} is over`
      const { reason } = told.offer
      const words = reason ? [`They write: ${reason}`] : []
      return toCandidate(told, { kind: `offer.${how}`, message, lines: [`${message}.`, ...words] })
    })
  )
}

type Answering = {
  trx: TransactionClientContract
  by: User | null
  parent: Application
  input: Record<string, any>
}

/** Those of the company who work on the application hear what the candidate says, or that nothing came. */
const toCompany =
  (kind: string, words: (name: string, job: string) => string, more: (said?: string) => string[]) =>
  async (_offer: Offer, { trx, by, parent: application, input }: Answering) => {
    const message = words(
      by?.fullName ?? application.candidate.user.fullName,
      application.job.title
    )
    await tellCompany(trx, application, {
      kind,
      right: 'move_applicants',
      message,
      lines: [`${message}.`, ...more(input.message)],
    })
  }

/** Who hears of a move, by its name. */
export const offerNotices = {
  withdraw: (offer: Offer, { trx, parent: application }: Answering) =>
    tellOfEnd(trx, [{ application, offer }], 'withdrawn'),
  accept: toCompany(
    'offer.accepted',
    (name, job) => `${name} accepted your offer for ${job}`,
    () => ['They stand at "Hired" now.']
  ),
  decline: toCompany(
    'offer.declined',
    (name, job) => `${name} declined your offer for ${job}`,
    (said) => (said ? [`They write: ${said}`] : [])
  ),
  ask: toCompany(
    'offer.question',
    (name, job) => `${name} asks about your offer for ${job}`,
    (said) => [`They write: ${said}`]
  ),
  expire: async (offer: Offer, answering: Answering) => {
    const { trx, parent: application } = answering
    await tellOfEnd(trx, [{ application, offer }], 'expired')
    await toCompany(
      'offer.expired',
      (name, job) => `${name} did not answer your offer for ${job} in time`,
      () => ['Make another one, or go on with somebody else.']
    )(offer, answering)
  },
}
