import './require_role.css'
import { useEffect, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Navigate, useLocation } from 'react-router-dom'
import { homeOf, useSession } from './session'
import { useStore } from '../store'
import { addressOf } from '../language'
import { endedAmid, type UserType } from './session_store'

/**
 * Lets one kind of person in; others go to sign in, or to their own start. Where a session ended in the middle of a
 * form, the form stays.
 */
export function RequireRole({
  role,
  waits,
  children,
}: {
  role?: UserType | UserType[]
  /** What is there until it is known who asks. */
  waits: ReactNode
  children: ReactNode
}) {
  const { token, user, loading, userType } = useSession()
  const { pathname, search } = useLocation()
  // what is made for admins is looked at from there
  const toConsole = Boolean(token) && userType === 'admin' && role !== undefined && role !== 'admin'
  useEffect(() => {
    if (toConsole) window.location.assign('/admin')
  }, [toConsole])
  const isHeld = useStore(endedAmid, (is) => is)
  useEffect(() => {
    if (token) endedAmid.set(false)
  }, [token])
  if (!token && !isHeld)
    return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />
  if (loading || toConsole) return waits
  const roles = role === undefined ? undefined : [role].flat()
  if (roles && user && !roles.includes(user.userType))
    return <Navigate to={homeOf(user.userType)} replace />
  return (
    <>
      {children}
      {!token && <SignInBeside />}
    </>
  )
}

/** The way back in, in a window of its own: this one hears of it. */
const SignInBeside = () => (
  <div className="c-session-over" role="alert">
    <p>{t`Your session ended. What you typed is still here: sign in again in a new window, then come back and send it.`}</p>
    <a className="c-button" href={addressOf('/login')} target="_blank" rel="noreferrer">
      {t`Sign in`}
    </a>
  </div>
)
