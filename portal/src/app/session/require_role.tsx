import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { homeOf, useSession } from './session'
import type { UserType } from './session_store'

/** Lets one kind of person in; others go to sign in, or to their own start. */
export function RequireRole({
  role,
  waits,
  children,
}: {
  role?: UserType | UserType[]
  /** What stands there until it is known who asks. */
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
  if (!token)
    return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />
  if (loading || toConsole) return waits
  const roles = role === undefined ? undefined : [role].flat()
  if (roles && user && !roles.includes(user.userType))
    return <Navigate to={homeOf(user.userType)} replace />
  return children
}
