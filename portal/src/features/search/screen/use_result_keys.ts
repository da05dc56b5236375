import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useKeys } from '../../../components/keys'
import type { ProfileActs } from './use_profile_acts'
import type { Search } from './use_search'

/** The keys over the results. Returns what the list of results and the field of the search are to be held by. */
export function useResultKeys(search: Search, acts: ProfileActs) {
  const navigate = useNavigate()
  const results = useRef<HTMLUListElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const { rows, list } = search

  // the address is ahead of what is drawn: keys pressed fast build on one another
  const picked = () => search.pick(new URLSearchParams(window.location.search).get('id'))
  const walk = (by: 1 | -1) => {
    const to = rows.findIndex(({ _id }) => _id === picked()?._id) + by
    const next = rows[Math.max(0, Math.min(rows.length - 1, to))]
    if (!next) return false
    search.choose(next._id)
    results.current
      ?.querySelector<HTMLElement>(`[data-id="${next._id}"] .se-pick`)
      ?.focus({ preventScroll: false })
    if (to >= rows.length - 3 && list.hasNextPage && !list.isFetchingNextPage)
      void list.fetchNextPage()
  }
  const next = () => walk(1)
  const previous = () => walk(-1)
  useKeys(
    {
      'arrowdown': next,
      'j': next,
      'arrowup': previous,
      'k': previous,
      '/': () => searchField.current?.focus(),
      's': () => {
        const one = picked()
        if (one && acts.maySave) acts.save(one)
      },
      'c': () => {
        const one = picked()
        if (one && acts.mayAsk && !one.isUnlocked) acts.setAsking(one)
      },
      'o': () => {
        const one = picked()
        if (one) void navigate(`/client/candidates/${one._id}`)
      },
    },
    {
      // the table has its own
      rest: search.asTable,
      told: {
        'J, K': t`Next and previous developer`,
        'S': t`Save or unsave`,
        'C': t`Ask for the contact`,
        'O': t`Open the profile`,
        '/': t`Search`,
      },
    }
  )

  return { results, searchField }
}
