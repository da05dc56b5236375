import { useSyncExternalStore } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LanguageCode } from '#api/languages/language_facts'
import { api } from '../api'
import { readKey } from '../read'
import {
  dropSession,
  keepSession,
  storedToken,
  storedUserType,
  storedVisit,
  watchSession,
  type UserType,
} from './session_store'

/** The signed-in person, as GET /get-user tells. */
export type User = {
  _id: string
  fName: string
  lName: string
  email: string
  userType: UserType
  userImage: string | null
  emailVerified: boolean
  /** Not so for who came with an application, or by another service, and chose none yet. */
  hasPassword: boolean
  countryCode: string
  /** Of what is sent to them. */
  language: LanguageCode
  clientId?: string
  companyRole?: string
  devId?: string
}

const userKey = readKey('GET', '/get-user')

/** Where each kind of person starts. */
export const homeOf = (userType: UserType | null | undefined) =>
  userType === 'client'
    ? '/client/dashboard'
    : userType === 'developer'
      ? '/candidate/dashboard'
      : userType === 'admin'
        ? '/admin'
        : '/'

/** The next person at this browser chooses for themselves; the server has forgotten it with the session. */
async function endPushes() {
  localStorage.removeItem('push')
  const worker = await navigator.serviceWorker?.getRegistration()
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
}

/** The session: `user` is asked for only when a token is stored. On the server, and while the page becomes live, nobody is signed in. */
export function useSession() {
  const token = useSyncExternalStore(watchSession, storedToken, () => null)
  const client = useQueryClient()
  const query = useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => api.get('/get-user', { signal, notice: 'none' }),
    enabled: Boolean(token),
    staleTime: 5 * 60_000,
    meta: { isAside: true },
    retry: (count, error: any) => error?.status !== 401 && count < 2,
  })
  return {
    token,
    user: token ? query.data?.data.user : undefined,
    userType: token ? (query.data?.data.user.userType ?? storedUserType()) : null,
    loading: Boolean(token) && query.isPending,
    /** Keeps what /login and /email-verification answer. */
    signIn(data: { user: User; accessToken: string; userType: UserType }) {
      client.clear()
      client.setQueryData(userKey, { message: '', data: { user: data.user } })
      keepSession(data.accessToken, data.userType)
    },
    async signOut() {
      await api.get('/logout', { notice: 'none' }).catch(() => {})
      if (!storedVisit()) await endPushes().catch(() => {})
      dropSession()
      client.clear()
    },
    refresh: () => client.invalidateQueries({ queryKey: userKey }),
  }
}
