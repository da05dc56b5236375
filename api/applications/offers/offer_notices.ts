import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { amountWords } from '#api/http/text/amount_words'
import { notifyAll, type Line, type Notice } from '#api/notifications/notify'
import { eachPeriod } from '#api/jobs/job_facts'
import type Application from '#api/applications/models/application'
import type Offer from '#api/applications/models/offer'
import { sentence, type Sentence } from '#api/languages/sentence'
import { involved, tellCompany, theyWrite } from '#api/applications/tell'
import type User from '#api/accounts/models/user'

const PATH = '/candidate/jobs?tab=applied'

/** The pay of an offer, in words: "24,00,000 INR a year". */
const payWords = ({ payAmount, payCurrency, payPer }: Offer) =>
  sentence('{amount} {currency} {each}', {
    amount: amountWords(payAmount, payCurrency),
    currency: payCurrency,
    each: sentence(eachPeriod(payPer)),
  })

type Told = { application: Application; offer: Offer }

const toCandidate = (
  { application, offer }: Told,
  { kind, message, lines }: { kind: string; message: Sentence; lines: Line[] }
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
    action: { label: sentence('Open your applications'), path: PATH },
  },
})

/** The candidate hears of an offer with its terms, and until when to answer. */
export async function tellOfOffer(
  trx: TransactionClientContract,
  told: Told & { zone?: string | null }
) {
  const { application, offer, zone } = told
  const message = sentence('{company} makes you an offer for {job}', {
    company: application.company.name,
    job: application.job.title,
  })
  await notifyAll(trx, [
    toCandidate(told, {
      kind: 'offer.sent',
      message,
      lines: [
        sentence('{message}.', { message }),
        sentence('The pay: {pay}. The start: {day}.', {
          pay: payWords(offer),
          day: DateTime.fromISO(offer.startDate, { zone: 'utc' }),
        }),
        ...(offer.place ? [sentence('The place: {place}', { place: offer.place })] : []),
        ...(offer.body ? [theyWrite(offer.body)] : []),
        sentence('Accept, decline or ask by {day}.', {
          day: offer.answerBy.setZone(zone ?? 'utc'),
        }),
      ],
    }),
  ])
}

/** The candidates hear that offers have ended: taken back, with the company's words, or their time is over. */
export async function tellOfEnd(
  trx: TransactionClientContract,
  all: Told[],
  how: 'withdrawn' | 'expired'
) {
  await notifyAll(
    trx,
    all.map((told) => {
      const { company, job } = told.application
      const names = { company: company.name, job: job.title }
      const message =
        how === 'withdrawn'
          ? sentence('{company} took its offer for {job} back', names)
          : sentence('The time to answer the offer of {company} for {job} is over', names)
      const { reason } = told.offer
      return toCandidate(told, {
        kind: `offer.${how}`,
        message,
        lines: [sentence('{message}.', { message }), ...(reason ? [theyWrite(reason)] : [])],
      })
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
  (kind: string, words: (name: string, job: string) => Sentence, more: (said?: string) => Line[]) =>
  async (_offer: Offer, { trx, by, parent: application, input }: Answering) => {
    const message = words(
      by?.fullName ?? application.candidate.user.fullName,
      application.job.title
    )
    await tellCompany(trx, application, {
      kind,
      right: 'move_applicants',
      message,
      lines: [sentence('{message}.', { message }), ...more(input.message)],
    })
  }

/** Who hears of a move, by its name. */
export const offerNotices = {
  withdraw: (offer: Offer, { trx, parent: application }: Answering) =>
    tellOfEnd(trx, [{ application, offer }], 'withdrawn'),
  accept: toCompany(
    'offer.accepted',
    (name, job) => sentence('{name} accepted your offer for {job}', { name, job }),
    () => [sentence('They are in "Hired" now.')]
  ),
  decline: toCompany(
    'offer.declined',
    (name, job) => sentence('{name} declined your offer for {job}', { name, job }),
    (said) => (said ? [theyWrite(said)] : [])
  ),
  ask: toCompany(
    'offer.question',
    (name, job) => sentence('{name} asks about your offer for {job}', { name, job }),
    (said) => [theyWrite(said!)]
  ),
  expire: async (offer: Offer, answering: Answering) => {
    const { trx, parent: application } = answering
    await tellOfEnd(trx, [{ application, offer }], 'expired')
    await toCompany(
      'offer.expired',
      (name, job) => sentence('{name} did not answer your offer for {job} in time', { name, job }),
      () => [sentence('Make another one, or continue with somebody else.')]
    )(offer, answering)
  },
}
