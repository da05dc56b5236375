import '../../../components/lists/cards.css'
import { useAddress } from '../../../app/address'
import './saved.css'
import { useState } from 'react'
import { Button, Group, Text, TextInput, Select } from '@mantine/core'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { useQuery, useInfiniteQuery } from '@tanstack/react-query'
import { IconSearch, IconPlus, IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { read, readPages, rowsOf } from '../../../app/read'
import { Failed, together } from '../../../components/page/fetched'
import { GrowingList } from '../../../components/lists/growing_list'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { NotOpen } from '../../../components/page/not_open'
import { PageHeader } from '../../../components/page/page_header'
import { ListSkeleton } from '../../../components/page/skeletons'
import { useAccess } from '../../../app/session/access'
import { ViewSwitch } from '../../../components/lists/grid/view_switch'
import { SavedGrid } from './saved_grid'
import { type List, type Saved, SavedRow } from './saved_row'
import { TOP, TopShortlist, useTop } from './top_shortlist'
import { ListDialog } from './list_dialog'
import { savedSorts } from '#api/talent/talent_facts'

/** /client/saved: the profiles the team keeps, by list, with notes; the four to look at first on top. */
export default function SavedScreen() {
  const access = useAccess('search')
  if (access && !access.allowed) return <NotOpen title={t`Saved profiles`} access={access} />
  return <SavedProfiles />
}

function SavedProfiles() {
  const [params, set] = useAddress()
  const mayChange = useAccess('save_profile')?.allowed ?? false
  const listId = params.get('list') ?? undefined
  const search = params.get('search') ?? undefined
  const sort = params.get('sort') ?? undefined
  const phone =
    useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const asTable = !phone && params.get('view') === 'table'
  const lists = useQuery(read('GET', '/client/saved-lists'))
  const saved = useInfiniteQuery(
    readPages('GET', '/client/saved-profile-list', { query: { listId, search, sort, limit: 20 } })
  )
  const top = useQuery(read('GET', '/client/top-shortlist'))
  const rows = rowsOf(saved) as Saved[]
  const total = saved.data?.pages[0]?.pagination?.total
  const all = top.data?.pagination.total
  const [editing, setEditing] = useState<List | 'new'>()
  const list = lists.data?.data.find(({ _id }) => _id === listId)
  const pick = (list: string | null) => set({ list })
  const onSearch = useDebouncedCallback((value: string) => set({ search: value || null }), 250)
  const changeTop = useTop()
  const tops = top.data?.data ?? []
  // the server fills up with those saved last; only chosen ones count against the four
  const chosen = tops.filter(({ topPosition }) => topPosition !== null).map(({ _id }) => _id)

  const board = together(lists, saved, top)
  if (board.error && board.data === undefined)
    return (
      <>
        <PageHeader title={t`Saved profiles`} />
        <Failed read={board} what={t`The saved profiles`} />
      </>
    )
  if (all === 0 && !listId && !search && lists.data?.data.length === 0)
    return (
      <>
        <PageHeader title={t`Saved profiles`} />
        <EmptyState
          title={t`Nobody saved yet`}
          icon={<Spot name="people" />}
          action={
            <Button component={Link} to="/client/search">
              {t`Search developers`}
            </Button>
          }
        >
          {t`Save the people you may want to talk to. Your whole team sees them here.`}
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader
        title={t`Saved profiles`}
        actions={
          <Button
            component={Link}
            to="/client/search"
            variant="default"
            leftSection={<IconSearch size={18} stroke={1.5} />}
          >
            {t`Search developers`}
          </Button>
        }
      >
        {all === undefined
          ? t`Your team sees the same lists.`
          : t`${plural(all, { one: '# profile', other: '# profiles' })} for your team.`}
      </PageHeader>
      {tops.length > 0 && (
        <TopShortlist tops={tops} mayChange={mayChange} onOrder={(ids) => void changeTop(ids)} />
      )}
      <div className="ta-saved">
        <nav aria-label={t`Lists`} className="ta-lists">
          <ListLink to={null} name={t`All profiles`} number={all} now={!listId} onPick={pick} />
          {lists.data?.data.map((one) => (
            <ListLink
              key={one._id}
              to={one._id}
              name={one.name}
              number={one.profilesCount}
              now={one._id === listId}
              onPick={pick}
            />
          ))}
          {mayChange && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.5} />}
              onClick={() => setEditing('new')}
            >
              {t`New list`}
            </Button>
          )}
        </nav>
        <div className="ta-saved-main">
          <Group mb="sm" gap="xs" justify="space-between">
            <Text size="sm" c="dimmed" aria-live="polite" className="ta-saved-count">
              {total === undefined
                ? ''
                : list
                  ? t`${plural({ profiles: total }, { one: '# profile', other: '# profiles' })} in ${{ list: list.name }}`
                  : plural(total, { one: '# profile', other: '# profiles' })}
            </Text>
            <Group gap="xs" className="ta-saved-tools">
              {list && mayChange && (
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconPencil size={16} stroke={1.5} />}
                  onClick={() => setEditing(list)}
                >
                  {t`Edit list`}
                </Button>
              )}
              <TextInput
                size="sm"
                aria-label={t`Search saved profiles`}
                placeholder={t`Name, title or note`}
                leftSection={<IconSearch size={16} stroke={1.5} />}
                defaultValue={search}
                maxLength={SEARCH_MAX}
                onChange={(event) => onSearch(event.currentTarget.value)}
              />
              <Select
                size="sm"
                w={170}
                aria-label={t`Order`}
                allowDeselect={false}
                data={savedSorts}
                value={sort ?? 'latest'}
                onChange={(value) => set({ sort: value === 'latest' ? null : value })}
              />
              {!phone && <ViewSwitch asTable={asTable} onChange={(view) => set({ view })} />}
            </Group>
          </Group>
          <GrowingList
            list={saved}
            what={t`The saved profiles`}
            rows={rows}
            pending={<ListSkeleton height={120} />}
            empty={
              <EmptyState
                title={search ? t`Nobody by that name` : t`This list is empty`}
                icon={<Spot name={search ? 'search' : 'people'} />}
                action={
                  search ? (
                    <Button
                      variant="default"
                      onClick={() => set({ list: null, search: null, sort: null })}
                    >
                      {t`Show all profiles`}
                    </Button>
                  ) : (
                    <Button component={Link} to="/client/search">
                      {t`Search developers`}
                    </Button>
                  )
                }
              >
                {search
                  ? t`No saved profile fits these words.`
                  : t`Move profiles here from their menu, or choose the list when you save.`}
              </EmptyState>
            }
          >
            <SavedGrid
              rows={rows}
              lists={lists.data?.data ?? []}
              total={total}
              mayChange={mayChange}
              sort={sort ?? 'latest'}
              onSort={(to) => set({ sort: to === 'latest' ? null : to })}
              cards={
                asTable
                  ? undefined
                  : (selection) => (
                      <ul className="cards">
                        {rows.map((one) => (
                          <SavedRow
                            key={one._id}
                            saved={one}
                            selection={selection}
                            lists={lists.data?.data ?? []}
                            mayChange={mayChange}
                            inTop={chosen.includes(one._id)}
                            topFull={chosen.length >= TOP}
                            onTop={(into) =>
                              void changeTop(
                                into ? [...chosen, one._id] : chosen.filter((id) => id !== one._id)
                              )
                            }
                          />
                        ))}
                      </ul>
                    )
              }
            />
          </GrowingList>
        </div>
      </div>
      {editing && (
        <ListDialog
          list={editing === 'new' ? undefined : editing}
          onDone={(removed) => {
            setEditing(undefined)
            if (removed) set({ list: null })
          }}
        />
      )}
    </>
  )
}

function ListLink({
  to,
  name,
  number,
  now,
  onPick,
}: {
  to: string | null
  name: string
  number?: number
  now: boolean
  onPick: (list: string | null) => void
}) {
  return (
    <button type="button" aria-current={now || undefined} onClick={() => onPick(to)}>
      <span>{name}</span>
      <small>{number}</small>
    </button>
  )
}
