import { userTypes, type UserType } from '#api/accounts/account_facts'
import { valuesOf } from '#api/http/choices'
import { createStore } from '../store'

// Who is signed in, as the browser keeps it: local storage `token` and `userType`, and the cookie `token` for the live stream.

export type { UserType }

// the browser's storage holds the session; this counts its changes
const changes = createStore(0)
const changed = () => changes.set(changes.get() + 1)

/** Null on the server, and where the browser forbids storage. */
function stored(key: 'token' | 'userType'): string | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** An administrator sees somebody's account in this tab; their own session stays that of the others. */
export type Visit = {
  accessToken: string
  userType: UserType
  name: string
  /** ISO. */
  expiresAt: string
  /** Where in the console they came from. */
  back: string
}

const VISIT = 'visit'
let read: { text: string | null; visit: Visit | null } = { text: null, visit: null }

/** The same object while nothing changes; null on the server. */
export function storedVisit(): Visit | null {
  try {
    const text = typeof window === 'undefined' ? null : window.sessionStorage.getItem(VISIT)
    if (text !== read.text) read = { text, visit: text ? JSON.parse(text) : null }
    return read.visit
  } catch {
    return null
  }
}

/** Keeps a support visit for this tab. */
export function keepVisit(visit: Visit) {
  sessionStorage.setItem(VISIT, JSON.stringify(visit))
  changed()
}

/** The token that calls show: of the visit in this tab, else of the session. */
export const storedToken = () => storedVisit()?.accessToken ?? stored('token')
/** As which type of account this browser is signed in. */
export const storedUserType = () => {
  const kept = storedVisit()?.userType ?? stored('userType')
  return valuesOf(userTypes).find((type) => type === kept) ?? null
}

/** Keeps a session in this browser. */
export function keepSession(token: string, userType: UserType) {
  localStorage.setItem('token', token)
  localStorage.setItem('userType', userType)
  document.cookie = `token=${token}; Path=/; SameSite=Lax; Max-Age=${7 * 86_400}${location.protocol === 'https:' ? '; Secure' : ''}`
  changed()
}

/** Forgets the session or visit of this browser. */
export function dropSession() {
  if (storedVisit()) {
    sessionStorage.removeItem(VISIT)
    return changed()
  }
  localStorage.removeItem('token')
  localStorage.removeItem('userType')
  document.cookie = 'token=; Path=/; SameSite=Lax; Max-Age=0'
  changed()
}

/** How many parts of this page hold what was typed and is not saved. */
export const unsaved = createStore(0)

/** Whether the session ended while there were such parts: the screen stays until somebody signs in again. */
export const endedAmid = createStore(false)

/** The server no longer knows the session of this browser. */
export function sessionEnded() {
  endedAmid.set(unsaved.get() > 0)
  dropSession()
}

/** Hears of a session that begins or ends, here or in another window. */
export function watchSession(listener: () => void) {
  const unwatch = changes.watch(listener)
  const elsewhere = (event: StorageEvent) =>
    (event.key === 'token' || event.key === null) && listener()
  window.addEventListener('storage', elsewhere)
  return () => {
    unwatch()
    window.removeEventListener('storage', elsewhere)
  }
}
