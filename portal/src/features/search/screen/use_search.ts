import { useCallback, useMemo } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAddress } from '../../../app/address'
import { developers } from '../developers'
import { filterOf, type Filter, paramsOf } from '../filter'

export type Search = ReturnType<typeof useSearch>

/** What the address searches for, what was found, and which profile is selected. */
export function useSearch(maySearch: boolean) {
  const [params, setParams] = useSearchParams()
  const [, setAddress] = useAddress()
  const address = params.toString()
  const filter = useMemo(() => filterOf(params), [address])
  const threePanes = useMediaQuery('(min-width: 75em)') ?? true
  const asTable = threePanes && params.get('view') === 'table'
  const list = useInfiniteQuery({ ...developers(filter), enabled: maySearch })
  const rows = list.data?.pages.flatMap((page) => page.data.candidates) ?? []
  const total = list.data?.pages[0]?.pagination.total
  const facets = list.data?.pages[0]?.data.facets ?? undefined
  const setFilter = useCallback(
    (next: Filter) =>
      setParams(
        (before) => {
          const wanted = paramsOf(next)
          // how the table looks is no part of what is searched
          for (const name of ['view', 'columns', 'rows'])
            if (before.get(name)) wanted.set(name, before.get(name)!)
          return wanted
        },
        { replace: true }
      ),
    [setParams]
  )
  const pick = (id: string | null) =>
    rows.find(({ _id }) => _id === id) ?? (threePanes ? rows[0] : undefined)
  return {
    ...{ filter, setFilter, list, rows, total, facets, threePanes, asTable },
    ...{ pick, selected: pick(params.get('id')) },
    ...useOpening(params.get('id'), threePanes),
    onView: (view: string | null) => setAddress({ view }),
  }
}

/** Beside the results a profile is selected; over them it is a page of its own, which "back" closes. */
function useOpening(chosen: string | null, threePanes: boolean) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [, setAddress] = useAddress()
  const opens = !threePanes && !chosen
  const choose = (id: string | null) =>
    setAddress({ id }, { replace: !opens, state: opens ? { opened: true } : state })
  return { chosen, choose, close: () => (state?.opened ? navigate(-1) : choose(null)) }
}
