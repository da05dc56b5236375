import type { ReactElement } from 'react'

/** Pages that no definition makes: routes of their own, each a lazy screen. */
export const specialRoutes: ReactElement[] = []
