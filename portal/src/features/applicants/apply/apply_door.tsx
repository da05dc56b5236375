import { useState } from 'react'
import { screen } from '../../../app/routing/screen'
import { RequireRole } from '../../../app/session/require_role'
import { PageSkeleton } from '../../../components/page/skeletons'
import { storedToken } from '../../../app/session/session_store'

const Own = screen(() => import('./apply'))
const Guest = screen(() => import('../guest/guest_apply'))

/** Who is signed in applies with their profile, anybody else with a resume; who came as a guest stays on that page. */
export default function ApplyDoor() {
  const [isGuest] = useState(() => !storedToken())
  if (isGuest) return <Guest />
  return (
    <RequireRole role="developer" waits={<PageSkeleton />}>
      <Own />
    </RequireRole>
  )
}
