import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useGoKeys } from '../../../components/keys'
import { registerActions, type PaletteAction } from '../palette_actions'

export type NavItem = {
  label: string
  to: string
  icon: ComponentType<any>
  badge?: ReactNode
  end?: boolean
  /** Where its other tabs are. */
  tabs?: string[]
  /** The letter that goes there after G. */
  go?: string
  /** The word below its icon among the first at the foot of a phone. */
  foot?: string
}
export type NavGroup = { label?: string; items: NavItem[] }

/** The ways of the navigation by G and a letter. */
export function useWays(items: NavItem[]) {
  const navigate = useNavigate()
  useGoKeys((letter) => {
    const item = items.find(({ go }) => go === letter)
    if (item) void navigate(item.to)
    return Boolean(item)
  })
}

/** The ways of the navigation, and what else the command palette always offers. */
export function useWayActions(nav: NavGroup[], actions: PaletteAction[], onKeys: () => void) {
  useEffect(
    () =>
      registerActions([
        ...nav.flatMap(({ items }) =>
          items.map(({ label, to }) => ({ id: to, label, to, group: t`Go to` }))
        ),
        { id: '/settings', label: t`Settings`, to: '/settings', group: t`Go to` },
        { id: '/help', label: t`Help`, to: '/help', group: t`Go to` },
        { id: '/jobs', label: t`All open jobs`, to: '/jobs', group: t`Go to` },
        {
          id: 'keys',
          label: t`Keys of this screen`,
          keywords: ['shortcuts', 'keyboard'],
          run: onKeys,
        },
        ...actions,
      ]),
    [nav, actions]
  )
}
