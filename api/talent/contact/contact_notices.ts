import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { amountWords } from '#api/http/text/amount_words'
import { peopleWho } from '#api/companies/access/people_who'
import { sentence, type Said } from '#api/languages/sentence'
import { notify } from '#api/notifications/notify'
import Candidate from '#api/candidates/models/candidate'
import type Company from '#api/companies/models/company'
import type Job from '#api/jobs/models/job'
import { initial } from '#api/talent/candidate_card_transformer'
import type ContactRequest from '#api/talent/models/contact_request'
import { UNLOCK_DAYS } from '#api/talent/talent_facts'

const REQUESTS = '/candidate/contact-requests'

/** The pay that a company names, in words. */
function payWords({ payMin, payMax, payCurrency, payPer }: ContactRequest) {
  if (payMin === null || payMax === null) return null
  const amount = (value: number) => amountWords(value, payCurrency!)
  return sentence('{least} to {most} {payCurrency} a {period}', {
    least: amount(payMin),
    most: amount(payMax),
    payCurrency,
    period: sentence(payPer!),
  })
}

type Between = { candidate: Candidate; company: Company; job: Job | null }

/** The candidate hears who asks, for which job and pay, and until when to answer. */
export async function tellOfRequest(
  trx: TransactionClientContract,
  request: ContactRequest,
  { candidate, company, job }: Between
) {
  const pay = payWords(request)
  const message = sentence('{company} asks for your contact details', { company: company.name })
  await notify(trx, {
    to: [candidate.userId],
    kind: 'contact.requested',
    message,
    link: REQUESTS,
    jobId: job?.id,
    devId: candidate.id,
    clientId: company.id,
    data: { requestId: String(request.id) },
    mail: {
      subject: message,
      about: `contact:${request.id}`,
      lines: [
        job
          ? sentence('{company} found your profile and would like to speak with you about {job}.', {
              company: company.name,
              job: job.title,
            })
          : sentence('{company} found your profile and would like to speak with you.', {
              company: company.name,
            }),
        ...(pay ? [sentence('The pay they name: {pay}.', { pay })] : []),
        sentence('They write: {words}', { words: request.message }),
        sentence(
          'Your name, e-mail address, phone number, resume and links stay hidden until you accept. Without an answer by {day} the request expires.',
          { day: request.expiresAt }
        ),
      ],
      action: { label: sentence('Answer the request'), path: REQUESTS },
    },
  })
}

type Words = { kind: string; bell: (name: string) => Said; lines: Said[] }
type Answering = { trx: TransactionClientContract; move: string }

/** Those who wait for the answer hear it; a candidate hears of a request that was taken back or lapsed by its row alone. */
const toAskers =
  (told: Words) =>
  async (request: ContactRequest, { trx, move }: Answering) => {
    const { user } = await Candidate.query({ client: trx })
      .where('id', request.candidateId)
      .preload('user')
      .firstOrFail()
    const name =
      move === 'accept' ? user.fullName : `${user.firstName} ${initial(user.lastName)}`.trim()
    const message = told.bell(name)
    const path = `/client/candidates/${request.candidateId}`
    await notify(trx, {
      to: await askersOf(trx, request),
      kind: told.kind,
      message,
      link: path,
      jobId: request.jobId ?? undefined,
      devId: request.candidateId,
      clientId: request.companyId,
      data: { requestId: String(request.id) },
      mail: {
        subject: message,
        lines: [
          sentence('{message}.', { message }),
          ...(request.reason ? [sentence('They write: {reason}', { reason: request.reason })] : []),
          ...told.lines,
        ],
        action: { label: sentence('Open the profile'), path },
      },
    })
  }

/** Who hears of a move, by its name. */
export const contactNotices = {
  accept: toAskers({
    kind: 'contact.accepted',
    bell: (name) => sentence('{name} shared their contact details with you', { name }),
    lines: [sentence('You can read them on the profile for {days} days.', { days: UNLOCK_DAYS })],
  }),
  decline: toAskers({
    kind: 'contact.declined',
    bell: (name) => sentence('{name} declined your contact request', { name }),
    lines: [sentence('It does not count towards this month’s requests.')],
  }),
  expire: toAskers({
    kind: 'contact.expired',
    bell: (name) => sentence('{name} did not answer your contact request', { name }),
    lines: [sentence('It expired, and does not count towards this month’s requests.')],
  }),
}

/** Who sent it, or the owners and admins where that person is gone. */
async function askersOf(
  trx: TransactionClientContract,
  { companyId, sentBy }: ContactRequest
): Promise<number[]> {
  const askers = await peopleWho(trx, companyId, 'contact_request')
  return askers.includes(sentBy!) ? [sentBy!] : peopleWho(trx, companyId, 'company_users')
}
