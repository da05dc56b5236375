import { ask } from '../calls.js'
import { prepare, query } from '../world.js'

const QUEUED = 100_000

/** Who is there during all outages, and what waits in the queue for one of them. */
export const people = await prepare(async () => {
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  const { givenApplicant } = await import('../../functional/interviews/given_interviews.js')
  const { givenPayer, givenProduct } = await import('../../functional/billing/given_billing.js')
  const tokenOf = async (user: Parameters<typeof openSession>[0]) => (await openSession(user)).token
  const { client, developer, job } = await givenApplicant()
  const payer = await givenPayer()
  return {
    company: { id: client.id, token: await tokenOf(client) },
    candidate: { id: developer.id, email: developer.email, token: await tokenOf(developer) },
    jobId: job.id,
    payer: await tokenOf(payer.user),
    product: (await givenProduct({ kind: 'credits' })).id,
  }
})

/** Fills the queue with mails that are gone, so that each is work and none leaves. Returns how many. */
export async function fillQueue() {
  await query(
    `insert into queue.job (name, data, policy, heartbeat_seconds)
     select 'mail.deliver', '{"mailId": 0}', 'standard', 30 from generate_series(1, $1)`,
    [QUEUED]
  )
  return QUEUED
}

/** The conversation of the company and its applicant; returns its id. */
export async function openTalk(origin: string): Promise<string> {
  const { company, candidate } = people
  const talk = await ask(origin, 'POST', '/conversation/create-open-conversation', {
    token: company.token,
    json: { receiver_id: candidate.id },
  })
  return talk!.body.data._id
}
