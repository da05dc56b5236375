import { Suspense, type ComponentType, type ReactNode } from 'react'
import { PageSkeleton } from '../../components/page/skeletons'
import { PublicLayout } from './public_layout'
import { screen } from '../routing/screen'
import { useSession } from '../session/session'
import type { UserType } from '../session/session_store'

const areas: Partial<Record<UserType, ComponentType<{ children: ReactNode }>>> = {
  developer: screen(() => import('./candidate_area')),
  client: screen(() => import('./client_area')),
}

/** What everyone has, in the frame that each knows: a candidate's or a company's menu, else the public header. */
export function OwnFrame({ children }: { children: ReactNode }) {
  const { userType } = useSession()
  const Area = userType && areas[userType]
  if (!Area)
    return (
      <PublicLayout>
        <div className="c-page" style={{ paddingTop: 32 }}>
          {children}
        </div>
      </PublicLayout>
    )
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Area>{children}</Area>
    </Suspense>
  )
}
