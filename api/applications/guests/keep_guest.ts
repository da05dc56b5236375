import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { limitKey, network } from '#api/http/limiters'
import { checkProof } from '#api/accounts/proof_of_work'
import type { Upload } from '#api/files/receive_upload'
import { storeUpload } from '#api/files/store_upload'
import { enqueue } from '#api/queue/queue'
import { hashToken } from '#api/accounts/hash_token'
import Job from '#api/jobs/models/job'
import { guestUploads } from '#api/applications/guests/guest_limits'
import { GUEST_HOURS } from '#api/applications/guests/guest_facts'
import GuestApplication from '#api/applications/models/guest_application'

type Asked = { jobId: number; challenge?: string; nonce?: string; ip: string }

/**
 * Lets a stranger's resume in: the job must be public (404), the work proved where the browser can (422), and the day's
 * uploads of the network not used up (429).
 */
export async function assertMayUpload({ jobId, challenge, nonce, ip }: Asked) {
  await publicJob(jobId)
  if (challenge && nonce) await checkProof({ challenge, nonce })
  await guestUploads.consume(limitKey('guest-resume', network(ip)))
}

/** Keeps the resume of somebody who is not signed in, for a day, and has it read. */
export async function keepGuest(jobId: number, ticket: string, upload: Upload) {
  const { id } = await db.transaction(async (trx) => {
    const file = await storeUpload(trx, upload, { ownerId: null })
    const guest = await GuestApplication.create(
      {
        ticketHash: hashToken(ticket),
        jobId,
        fileId: file.id,
        parseStatus: 'queued',
        expiresAt: DateTime.now().plus({ hours: GUEST_HOURS }),
      },
      { client: trx }
    )
    await enqueue(trx, 'guest-resume.read', { guestId: guest.id })
    return guest
  })
  return findGuest(id, ticket)
}

/** An application of this browser that is not over; 404 to any other browser. */
export const findGuest = (id: number, ticket: string | undefined) =>
  GuestApplication.ofBrowser(ticket).where('id', id).firstOrFail()

/** The job, while the public sees it. */
export const publicJob = (jobId: number) =>
  Job.query()
    .withScopes((scopes) => scopes.public())
    .where('jobs.id', jobId)
    .preload('company')
    .firstOrFail()
