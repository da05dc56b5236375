import { lazy, Suspense, useSyncExternalStore } from 'react'
import { storedVisit, watchSession } from '../session/session_store'

const VisitNotice = lazy(async () => (await import('../session/signed_in_parts')).visitNotice())

/** On every page while an administrator sees somebody's account: that they do, and the way back. */
export function VisitBar() {
  const visit = useSyncExternalStore(watchSession, storedVisit, () => null)
  if (!visit) return null
  return (
    <Suspense fallback={null}>
      <VisitNotice visit={visit} />
    </Suspense>
  )
}
