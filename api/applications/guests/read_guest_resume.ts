import drive from '@adonisjs/drive/services/main'
import { outcomeOf, textless } from '#api/candidates/resume/draft/read_stored_resume'
import { reader } from '#api/candidates/resume/draft/reader'
import GuestApplication from '#api/applications/models/guest_application'

/** Reads the resume of somebody who is not signed in; again for the same one changes nothing. */
export default async function readGuestResume({ guestId }: { guestId: number }) {
  const guest = await GuestApplication.query()
    .where('id', guestId)
    .whereIn('parse_status', ['queued', 'parsing'])
    .preload('file')
    .first()
  if (!guest) return
  await guest.merge({ parseStatus: 'parsing' }).save()
  const bytes = await drive.use().getBytes(guest.file.storageKey)
  const outcome = await outcomeOf(() => reader.read(bytes))
  // letters of pictures take seconds a page, and nobody waits so long before a form: it is filled in by hand
  await keepReading(guestId, outcome === 'textless' ? textless : outcome)
}

/** Every try to read it failed: the form is filled in by hand. */
export const giveUpGuest = ({ guestId }: { guestId: number }) =>
  keepReading(guestId, {
    parseStatus: 'failed',
    parseReason: 'Something broke on our side; fill in the form yourself',
  })

/** Beside what the person typed meanwhile. */
async function keepReading(
  guestId: number,
  outcome: Exclude<Awaited<ReturnType<typeof outcomeOf>>, 'textless'>
) {
  await GuestApplication.query()
    .where('id', guestId)
    .whereIn('parse_status', ['queued', 'parsing'])
    .update(
      outcome.parseStatus === 'ready'
        ? { parse_status: 'ready', parsed: JSON.stringify(outcome.parsed) }
        : { parse_status: 'failed', parse_reason: outcome.parseReason }
    )
}
