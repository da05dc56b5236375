import { useAddress } from '../../app/address'
import './search.css'
import { useMemo, useState, useEffect, useCallback, useRef } from 'react'
import { Button, Select, Group, Text, Kbd } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useNavigate, useLocation, useSearchParams } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { plural, t } from '@lingui/core/macro'
import { SideDialog } from '../../components/dialog'
import { ViewSwitch } from '../../components/lists/grid/view_switch'
import { GrowingList } from '../../components/lists/growing_list'
import { NotOpen } from '../../components/page/not_open'
import { PageHeader } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { useKeys } from '../../components/keys'
import { useAccess } from '../../app/session/access'
import { useSaving, nameOf, ContactDialog } from '../talent'
import { chipsOf } from './chips'
import { developers, type Developer } from './developers'
import { FacetPanel } from './facets'
import { filterOf, type Filter, paramsOf } from './filter'
import { SavedFilters } from './saved_filters'
import { Chips, SearchBox } from './search_bar'
import { Nobody } from './nobody'
import { Result } from './result'
import { SearchGrid } from './search_grid'
import { Selected } from './selected'
import { Unverified } from './unverified'
import { searchSorts } from '#api/talent/talent_facts'

// names of what was chosen, for as long as this page lives; the facets tell those that an address brings
const known = new Map<string, string>()

/** /client/search: facets, results and the selected profile side by side; every filter is in the address. */
export default function SearchScreen() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const [, setAddress] = useAddress()
  const address = params.toString()
  const filter = useMemo(() => filterOf(params), [address])
  const chosen = params.get('id')
  const threePanes = useMediaQuery('(min-width: 75em)') ?? true
  const asTable = threePanes && params.get('view') === 'table'
  const maySave = useAccess('save_profile')?.allowed ?? false
  const mayAsk = useAccess('contact_request')?.allowed ?? false
  const access = useAccess('search')
  const mayCount = useAccess('count_developers')?.allowed ?? false
  const list = useInfiniteQuery({
    ...developers(filter),
    enabled: access?.allowed ?? false,
  })
  const rows = list.data?.pages.flatMap((page) => page.data.candidates) ?? []
  const total = list.data?.pages[0]?.pagination.total
  const facets = list.data?.pages[0]?.data.facets ?? undefined
  const [, renamed] = useState(0)
  useEffect(() => {
    for (const [kind, values] of [
      ['skill', facets?.skills],
      ['skill', facets?.testPassed],
      ['stack', facets?.stacks],
    ] as const)
      for (const { _id, name } of values ?? []) known.set(`${kind}-${_id}`, name)
    renamed((now) => now + 1)
  }, [facets])
  const nameOfTaxon = useCallback(
    (kind: 'skill' | 'stack', id: string) =>
      known.get(`${kind}-${id}`) ?? (kind === 'skill' ? t`A skill` : t`A stack`),
    [facets]
  )
  const onName = (kind: 'skill' | 'stack', id: string, name: string) =>
    void known.set(`${kind}-${id}`, name)
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
  // over the results a profile is a page of its own, which "back" closes
  const opens = !threePanes && !chosen
  const choose = (id: string | null) =>
    setAddress({ id }, { replace: !opens, state: opens ? { opened: true } : state })
  const close = () => (state?.opened ? navigate(-1) : choose(null))
  const chips = chipsOf(filter, nameOfTaxon)
  const pick = (id: string | null) =>
    rows.find(({ _id }) => _id === id) ?? (threePanes ? rows[0] : undefined)
  const selected = pick(chosen)
  const [sheet, setSheet] = useState(false)
  const [asking, setAsking] = useState<Developer>()
  const save = useSaving()
  const resultsRef = useRef<HTMLUListElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)

  // the address is ahead of what is drawn: keys pressed fast build on one another
  const picked = () => pick(new URLSearchParams(window.location.search).get('id'))
  const walk = (by: 1 | -1) => {
    const to = rows.findIndex(({ _id }) => _id === picked()?._id) + by
    const next = rows[Math.max(0, Math.min(rows.length - 1, to))]
    if (!next) return false
    choose(next._id)
    resultsRef.current
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
      '/': () => searchRef.current?.focus(),
      's': () => {
        const one = picked()
        if (one && maySave) void save(one, !one.is_saved_profile)
      },
      'c': () => {
        const one = picked()
        if (one && mayAsk && !one.isUnlocked) setAsking(one)
      },
      'o': () => {
        const one = picked()
        if (one) void navigate(`/client/candidates/${one._id}`)
      },
    },
    {
      // the table has its own
      rest: asTable,
      told: {
        'J, K': t`Next and previous developer`,
        'S': t`Save or unsave`,
        'C': t`Ask for the contact`,
        'O': t`Open the profile`,
        '/': t`Search`,
      },
    }
  )

  const found = (
    <Text size="sm" aria-live="polite" className="num">
      {list.isError && total === undefined ? null : total === undefined ? (
        t`Searching …`
      ) : (
        <>
          <strong>{plural(total, { one: '# developer', other: '# developers' })}</strong>
          {list.isFetching && !list.isFetchingNextPage && (
            <span className="dim">{t` · searching …`}</span>
          )}
        </>
      )}
    </Text>
  )
  // above a table they stand in its bar
  const inBar = asTable && rows.length > 0
  const panel = (
    <FacetPanel
      filter={filter}
      facets={facets}
      nameOf={nameOfTaxon}
      onName={onName}
      onChange={setFilter}
    />
  )
  if (access && !access.allowed && mayCount)
    return <Unverified filter={filter} chips={chips} onChange={setFilter} />
  if (access && !access.allowed) return <NotOpen title={t`Search developers`} access={access} />
  return (
    <>
      <PageHeader
        title={t`Search developers`}
        actions={
          access?.allowed && <SavedFilters filter={filter} mayKeep={maySave} onUse={setFilter} />
        }
      />
      <div className="se-bar">
        <SearchBox
          ref_={searchRef}
          value={filter.search ?? ''}
          onSearch={(search) => {
            const { search: _, ...rest } = filterOf(new URLSearchParams(window.location.search))
            setFilter(search ? { ...rest, search } : rest)
          }}
        />
        <Select
          aria-label={t`Order`}
          w={180}
          allowDeselect={false}
          data={searchSorts}
          value={filter.sort ?? 'relevance'}
          onChange={(sort) => {
            const { sort: _, ...rest } = filter
            setFilter(sort === 'relevance' ? rest : { ...rest, sort: sort })
          }}
        />
        {threePanes && <ViewSwitch asTable={asTable} onChange={(view) => setAddress({ view })} />}
        <Button
          className="se-sheet-button"
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} />}
          onClick={() => setSheet(true)}
        >
          {chips.length > 0 ? t`Filters (${{ count: chips.length }})` : t`Filters`}
        </Button>
      </div>
      <Chips chips={chips} onChange={setFilter} />
      <div className="se-panes" data-table={asTable || undefined}>
        <aside className="se-left" aria-label={t`Filters`}>
          {panel}
        </aside>
        <div className="se-middle">
          {!inBar && (
            <Group justify="space-between" mb="xs" gap="xs">
              {found}
              <span className="se-keys" aria-hidden="true">
                <Trans>
                  <Kbd size="xs">j</Kbd> <Kbd size="xs">k</Kbd> walk <Kbd size="xs">s</Kbd> save{' '}
                  <Kbd size="xs">c</Kbd> contact
                </Trans>
              </span>
            </Group>
          )}
          <GrowingList
            list={list}
            what={t`The developers`}
            rows={rows}
            pending={<ListSkeleton height={132} />}
            empty={<Nobody filter={filter} nameOf={nameOfTaxon} onChange={setFilter} />}
          >
            <SearchGrid
              rows={rows}
              total={total}
              found={found}
              sort={filter.sort ?? 'relevance'}
              maySave={maySave}
              onSort={(sort) => setFilter({ ...filter, sort: sort as Filter['sort'] })}
              cards={
                asTable
                  ? undefined
                  : (selection) => (
                      <ul
                        className="se-results"
                        ref={resultsRef}
                        aria-label={t`Developers`}
                        aria-busy={list.isFetching}
                      >
                        {rows.map((one) => (
                          <Result
                            key={one._id}
                            one={one}
                            selection={selection}
                            filter={filter}
                            current={one._id === selected?._id}
                            maySave={maySave}
                            onPick={() => choose(one._id)}
                            onSave={() => void save(one, !one.is_saved_profile)}
                          />
                        ))}
                      </ul>
                    )
              }
            />
          </GrowingList>
        </div>
        {threePanes && !asTable && (
          <aside className="se-right" aria-label={t`Selected profile`}>
            {selected && (
              <Selected
                key={selected._id}
                one={selected}
                onAsk={mayAsk ? () => setAsking(selected) : undefined}
                onSave={maySave ? () => void save(selected, !selected.is_saved_profile) : undefined}
              />
            )}
          </aside>
        )}
      </div>
      {sheet && (
        <SideDialog
          onClose={() => setSheet(false)}
          title={t`Filters`}
          position="bottom"
          size="85%"
          classNames={{ content: 'se-sheet' }}
        >
          {/* what is typed here chooses, and nothing is lost */}
          <div data-closes-on-escape>{panel}</div>
          <div className="se-sheet-foot">
            <Button fullWidth onClick={() => setSheet(false)}>
              {total === undefined
                ? t`Show developers`
                : t`Show ${plural(total, { one: '# developer', other: '# developers' })}`}
            </Button>
          </div>
        </SideDialog>
      )}
      {!threePanes && chosen && selected && (
        <SideDialog onClose={close} position="right" size="lg" title={nameOf(selected)}>
          <Selected
            one={selected}
            onAsk={mayAsk ? () => setAsking(selected) : undefined}
            onSave={maySave ? () => void save(selected, !selected.is_saved_profile) : undefined}
          />
        </SideDialog>
      )}
      {asking && <ContactDialog card={asking} onDone={() => setAsking(undefined)} />}
    </>
  )
}
