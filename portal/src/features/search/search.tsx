import '../../app/look/client.css'
import '../talent/talent.css'
import './search.css'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  ActionIcon,
  Badge,
  Button,
  Drawer,
  Group,
  Kbd,
  Select,
  Text,
  TextInput,
} from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import {
  IconAdjustmentsHorizontal,
  IconBookmark,
  IconBookmarkFilled,
  IconSearch,
  IconX,
} from '@tabler/icons-react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { GrowingList } from '../../components/lists/growing_list'
import { Face } from '../../components/face'
import { count } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
import { When } from '../../components/when'
import { useAccess } from '../../app/access'
import {
  factsOf,
  nameOf,
  PaidMark,
  Skills,
  ContactDialog,
  CandidateProfile,
  useSaving,
} from '../talent'
import { chipsOf, type Chip, type Names } from './chips'
import { developers, useLooser, type Developer } from './developers'
import { FacetPanel } from './facets'
import { filterOf, paramsOf, type Filter } from './filter'
import { SavedFilters } from './saved_filters'
import { Why } from './why'

// names of what was chosen, for as long as this page lives; the facets tell those that an address brings
const known = new Map<string, string>()

/** /client/search: facets, results and the selected profile side by side; every filter stands in the address. */
export default function SearchScreen() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const filter = useMemo(() => filterOf(params), [address])
  const chosen = params.get('id')
  const threePanes = useMediaQuery('(min-width: 75em)') ?? true
  const maySave = useAccess('save_profile')?.allowed ?? false
  const mayAsk = useAccess('contact_request')?.allowed ?? false
  const access = useAccess('search')
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
      ['stack', facets?.stacks],
    ] as const)
      for (const { _id, name } of values ?? []) known.set(`${kind}-${_id}`, name)
    renamed((now) => now + 1)
  }, [facets])
  const nameOfTaxon = useCallback(
    (kind: 'skill' | 'stack', id: string) => known.get(`${kind}-${id}`) ?? `A ${kind}`,
    [facets]
  )
  const onName = (kind: 'skill' | 'stack', id: string, name: string) =>
    void known.set(`${kind}-${id}`, name)
  const setFilter = useCallback(
    (next: Filter) => setParams(paramsOf(next), { replace: true }),
    [setParams]
  )
  // over the results a profile is a page of its own, which "back" closes
  const opens = !threePanes && !chosen
  const choose = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id) next.set('id', id)
        else next.delete('id')
        return next
      },
      { replace: !opens, state: opens ? { opened: true } : state }
    )
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

  const onKey = useRef<(event: KeyboardEvent) => void>(undefined)
  onKey.current = (event) => {
    const target = event.target as HTMLElement
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest(
        'input, textarea, select, [contenteditable="true"], [role="menu"], [role="slider"], [role="listbox"]'
      ) ||
      document.querySelector('[role="dialog"][aria-modal="true"]')
    )
      return
    // the address is ahead of what is drawn: keys pressed fast build on one another
    const selected = pick(new URLSearchParams(window.location.search).get('id'))
    const at = rows.findIndex((one) => one._id === selected?._id)
    const go = (to: number) => {
      const next = rows[Math.max(0, Math.min(rows.length - 1, to))]
      if (!next) return
      event.preventDefault()
      choose(next._id)
      resultsRef.current
        ?.querySelector<HTMLElement>(`[data-id="${next._id}"] .se-pick`)
        ?.focus({ preventScroll: false })
      if (to >= rows.length - 3 && list.hasNextPage && !list.isFetchingNextPage)
        void list.fetchNextPage()
    }
    if (event.key === 'ArrowDown' || event.key === 'j') go(at + 1)
    else if (event.key === 'ArrowUp' || event.key === 'k') go(at - 1)
    else if (event.key === '/') {
      event.preventDefault()
      searchRef.current?.focus()
    } else if (!selected) return
    else if (event.key === 's' && maySave) void save(selected, !selected.is_saved_profile)
    else if (event.key === 'c' && mayAsk && !selected.isUnlocked) {
      event.preventDefault()
      setAsking(selected)
    } else if (event.key === 'o') navigate(`/client/candidates/${selected._id}`)
  }
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey.current?.(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  const panel = (
    <FacetPanel
      filter={filter}
      facets={facets}
      nameOf={nameOfTaxon}
      onName={onName}
      onChange={setFilter}
    />
  )
  if (access && !access.allowed)
    return (
      <>
        <PageHeader title="Search developers" />
        <EmptyState
          title="Not part of your role"
          action={
            <Button component={Link} to="/client/dashboard" variant="default">
              Go to the dashboard
            </Button>
          }
        >
          {access.message}
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader
        title="Search developers"
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
          aria-label="Order"
          w={180}
          allowDeselect={false}
          data={[
            { value: 'relevance', label: 'Best match' },
            { value: 'latest', label: 'Newest first' },
            { value: 'experience', label: 'Most experience' },
            { value: 'pay', label: 'Lowest pay' },
          ]}
          value={filter.sort ?? 'relevance'}
          onChange={(sort) => {
            const { sort: _, ...rest } = filter
            setFilter(sort === 'relevance' ? rest : { ...rest, sort: sort })
          }}
        />
        <Button
          className="se-sheet-button"
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} />}
          onClick={() => setSheet(true)}
        >
          Filters{chips.length > 0 ? ` (${chips.length})` : ''}
        </Button>
      </div>
      <Chips chips={chips} onChange={setFilter} />
      <div className="se-panes">
        <aside className="se-left" aria-label="Filters">
          {panel}
        </aside>
        <div className="se-middle">
          <Group justify="space-between" mb="xs" gap="xs">
            <Text size="sm" aria-live="polite" className="num">
              {list.isError && total === undefined ? null : total === undefined ? (
                'Searching …'
              ) : (
                <>
                  <strong>{count(total, 'developer')}</strong>
                  {list.isFetching && !list.isFetchingNextPage && (
                    <span className="dim"> · searching …</span>
                  )}
                </>
              )}
            </Text>
            <span className="se-keys" aria-hidden="true">
              <Kbd size="xs">j</Kbd> <Kbd size="xs">k</Kbd> walk <Kbd size="xs">s</Kbd> save{' '}
              <Kbd size="xs">c</Kbd> contact
            </span>
          </Group>
          <GrowingList
            list={list}
            what="The developers"
            rows={rows}
            pending={<ListSkeleton height={132} />}
            empty={<Nobody filter={filter} nameOf={nameOfTaxon} onChange={setFilter} />}
          >
            <ul
              className="se-results"
              ref={resultsRef}
              aria-label="Developers"
              aria-busy={list.isFetching}
            >
              {rows.map((one) => (
                <Result
                  key={one._id}
                  one={one}
                  filter={filter}
                  current={one._id === selected?._id}
                  maySave={maySave}
                  onPick={() => choose(one._id)}
                  onSave={() => void save(one, !one.is_saved_profile)}
                />
              ))}
            </ul>
          </GrowingList>
        </div>
        {threePanes && (
          <aside className="se-right" aria-label="Selected profile">
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
      <Drawer
        opened={sheet}
        onClose={() => setSheet(false)}
        title="Filters"
        position="bottom"
        size="85%"
        classNames={{ content: 'se-sheet' }}
      >
        {panel}
        <div className="se-sheet-foot">
          <Button fullWidth onClick={() => setSheet(false)}>
            {total === undefined ? 'Show developers' : `Show ${count(total, 'developer')}`}
          </Button>
        </div>
      </Drawer>
      <Drawer
        opened={!threePanes && Boolean(chosen && selected)}
        onClose={close}
        position="right"
        size="lg"
        title={selected ? nameOf(selected) : ''}
      >
        {!threePanes && selected && (
          <Selected
            one={selected}
            onAsk={mayAsk ? () => setAsking(selected) : undefined}
            onSave={maySave ? () => void save(selected, !selected.is_saved_profile) : undefined}
          />
        )}
      </Drawer>
      {asking && <ContactDialog card={asking} onDone={() => setAsking(undefined)} />}
    </>
  )
}

/** Words are searched for as they are typed; what a filter elsewhere clears is cleared here too. */
function SearchBox({
  value,
  onSearch,
  ref_,
}: {
  value: string
  onSearch: (search: string) => void
  ref_: React.RefObject<HTMLInputElement | null>
}) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value
      setText(value)
    }
  }, [value])
  const send = useDebouncedCallback((words: string) => {
    sent.current = words.trim()
    onSearch(words.trim())
  }, 180)
  return (
    <TextInput
      ref={ref_}
      className="se-box"
      type="search"
      aria-label="Search developers"
      placeholder="Title, skill or city, such as “node developer pune”"
      leftSection={<IconSearch size={18} stroke={1.5} />}
      maxLength={100}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
    />
  )
}

function Chips({ chips, onChange }: { chips: Chip[]; onChange: (filter: Filter) => void }) {
  if (chips.length === 0) return null
  return (
    <ul className="se-chips" aria-label="Filters in use">
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            aria-label={`Remove filter ${chip.label}`}
            onClick={() => onChange(chip.without)}
          >
            {chip.label}
            <IconX size={14} stroke={1.5} aria-hidden="true" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" data-all onClick={() => onChange({})}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}

/** Nobody found: which filter to loosen, with how many it would then find. */
function Nobody({
  filter,
  nameOf: name,
  onChange,
}: {
  filter: Filter
  nameOf: Names
  onChange: (filter: Filter) => void
}) {
  const looser = useLooser(filter, (one) => chipsOf(one, name))
  return (
    <EmptyState
      title="No developer fits all of this"
      action={
        <div className="se-looser">
          {looser?.map((one) => (
            <Button
              key={one.label}
              variant="default"
              size="sm"
              onClick={() => onChange(one.filter)}
            >
              Without {one.label}: {count(one.total, 'developer')}
            </Button>
          ))}
          <Button
            size="sm"
            variant={looser?.length ? 'subtle' : 'filled'}
            onClick={() => onChange({})}
          >
            Clear all filters
          </Button>
        </div>
      }
    >
      {looser === undefined
        ? 'Looking which filter keeps people out …'
        : looser.length
          ? 'Loosen the search:'
          : 'Nobody fits any of these filters.'}
    </EmptyState>
  )
}

function Result({
  one,
  filter,
  current,
  maySave,
  onPick,
  onSave,
}: {
  one: Developer
  filter: Filter
  current: boolean
  maySave: boolean
  onPick: () => void
  onSave: () => void
}) {
  const name = nameOf(one)
  const wanted = [...(filter.skills?.all ?? []), ...(filter.skills?.any ?? [])].map(String)
  return (
    <li className="se-result" data-id={one._id} data-current={current || undefined}>
      <Face name={name} src={one.userImage} size={44} />
      <div className="se-result-main">
        <h3>
          <button
            type="button"
            className="se-pick"
            aria-current={current || undefined}
            onClick={onPick}
          >
            {name}
          </button>
          <PaidMark card={one} />
          {one.isUnlocked && (
            <Badge color="gray" size="sm">
              Unlocked
            </Badge>
          )}
        </h3>
        <Why why={one.why} short />
        {one.headline && <p>{one.headline}</p>}
        <p className="dim">{factsOf(one)}</p>
        <Skills skills={one.skills} wanted={wanted} most={5} />
      </div>
      {maySave && (
        <ActionIcon
          variant="subtle"
          color={one.is_saved_profile ? 'candor' : 'gray'}
          size={36}
          aria-pressed={one.is_saved_profile}
          aria-label={`${one.is_saved_profile ? 'Saved' : 'Save'}: ${name}`}
          title={one.is_saved_profile ? 'Saved' : 'Save'}
          onClick={onSave}
        >
          {one.is_saved_profile ? (
            <IconBookmarkFilled size={20} />
          ) : (
            <IconBookmark size={20} stroke={1.5} />
          )}
        </ActionIcon>
      )}
    </li>
  )
}

/** The profile beside the list: why it stands there, and all of it. */
function Selected({
  one,
  onAsk,
  onSave,
}: {
  one: Developer
  onAsk?: () => void
  onSave?: () => void
}) {
  return (
    <div className="se-selected">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Face name={nameOf(one)} src={one.userImage} size={56} />
        <div style={{ minWidth: 0 }}>
          <h2>
            <Link to={`/client/candidates/${one._id}`}>{nameOf(one)}</Link>
          </h2>
          <Text size="sm">{one.headline}</Text>
          <Text size="sm" c="dimmed">
            Active <When at={one.lastActiveAt} />
          </Text>
        </div>
      </Group>
      <Group gap="xs" className="se-selected-acts">
        {onSave && (
          <Button
            size="xs"
            variant={one.is_saved_profile ? 'light' : 'filled'}
            aria-pressed={one.is_saved_profile}
            onClick={onSave}
          >
            {one.is_saved_profile ? 'Saved' : 'Save'}
          </Button>
        )}
        {onAsk && !one.isUnlocked && (
          <Button size="xs" variant="default" onClick={onAsk}>
            Ask for contact
          </Button>
        )}
        <Button size="xs" variant="default" component={Link} to={`/client/candidates/${one._id}`}>
          Open
        </Button>
      </Group>
      <Why why={one.why} />
      <CandidateProfile id={one._id} compact />
    </div>
  )
}
