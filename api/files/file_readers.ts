import User from '#api/accounts/models/user'
import { adminMay } from '#api/accounts/admin_rights'
import { port } from '#api/http/port'
import { Refusal } from '#api/http/refusal'
import type File from '#api/files/models/file'

type Reader = (user: User, file: File) => Promise<boolean>

const readers = new Map<File['purpose'], () => Promise<{ default: Reader }>>()

/** Says who besides its owner may read files of a purpose; wired in start/events.ts by the modules above this one. */
export function letRead(purpose: File['purpose'], load: () => Promise<{ default: Reader }>) {
  readers.set(purpose, load)
}

/** May this person read the file: its owner, or whom the module that uses the file lets. */
export async function mayRead(user: User, file: File): Promise<boolean> {
  if (file.ownerId === user.id) return true
  const reader = await readers.get(file.purpose)?.()
  return reader ? reader.default(user, file) : false
}

/** Does a company still reach the owner of a file? Refuses (403) one that is suspended. */
export const ownerIsReached =
  port<(file: Pick<File, 'ownerId'>, companyId: number) => Promise<boolean>>('owner is reached')

/** What admins look at who decide about profiles and help their people. */
const ofProfiles: readonly File['purpose'][] = ['resume', 'photo', 'video', 'poster']

/** A link that was made for a company or a person works as long as they may read the file (403 after). */
export async function assertStillHeld(file: File, madeFor: { for?: number; by?: number }) {
  if (madeFor.for && !(await ownerIsReached(file, madeFor.for)))
    throw new Refusal('This person withdrew from your company, and their files with them', {
      status: 403,
      code: 'E_WITHDRAWN',
    })
  if (!madeFor.by) return
  const reader = await User.query().where({ id: madeFor.by, status: 'active' }).first()
  const mayStill =
    reader &&
    ((ofProfiles.includes(file.purpose) &&
      reader.userType === 'admin' &&
      adminMay('see_people', reader.adminRole)) ||
      (await mayRead(reader, file)))
  if (!mayStill)
    throw new Refusal('You can no longer read this file', {
      status: 403,
      reason: 'membership',
    })
}
