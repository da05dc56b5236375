import type User from '#api/accounts/models/user'
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
