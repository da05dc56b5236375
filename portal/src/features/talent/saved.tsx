import '../../app/look/client.css'
import './talent.css'
import { useState, type ReactNode } from 'react'
import {
  ActionIcon,
  Button,
  Group,
  Menu,
  Modal,
  Select,
  Stack,
  Text,
  Textarea,
  TextInput,
  useMantineStyleNonce,
} from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  IconBookmarkOff,
  IconDots,
  IconGripVertical,
  IconNote,
  IconPencil,
  IconPlus,
  IconSearch,
  IconStar,
  IconStarOff,
  IconTrash,
} from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Data } from '#data'
import { api, ApiError, type DataOf } from '../../app/api'
import { read, readKey, readPages } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { Face } from '../../components/face'
import { useSendForm } from '../../components/forms/form'
import { count } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader, Section } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
import { When } from '../../components/when'
import { useAccess } from '../../app/access'
import { factsOf, nameOf, PaidMark, Skills } from './candidate_facts'
import { useSaving } from './saving'

type Saved = Data.Talent.Saved.SavedProfile
type List = DataOf<'GET', '/client/saved-lists'>[number]

type Top = DataOf<'GET', '/client/top-shortlist'>

const TOP = 4
const topKey = readKey('GET', '/client/top-shortlist')

/** /client/saved: the profiles the team keeps, by list, with notes; the four to look at first on top. */
export default function SavedScreen() {
  const [params, setParams] = useSearchParams()
  const mayChange = useAccess('save_profile')?.allowed ?? false
  const listId = params.get('list') ?? undefined
  const search = params.get('search') ?? undefined
  const sort = params.get('sort') ?? undefined
  const lists = useQuery(read('GET', '/client/saved-lists'))
  const saved = useInfiniteQuery(
    readPages('GET', '/client/saved-profile-list', { query: { listId, search, sort, limit: 20 } })
  )
  const top = useQuery(read('GET', '/client/top-shortlist'))
  const rows = (saved.data?.pages.flatMap((page) => page.data) ?? []) as Saved[]
  const total = saved.data?.pages[0]?.pagination?.total
  const all = top.data?.pagination.total
  const [editing, setEditing] = useState<List | 'new'>()
  const list = lists.data?.data.find(({ _id }) => _id === listId)
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true }
    )
  const onSearch = useDebouncedCallback((value: string) => set('search', value || null), 250)
  const changeTop = useTop()
  const tops = top.data?.data ?? []
  // the server fills up with those saved last; only chosen ones count against the four
  const chosen = tops.filter(({ topPosition }) => topPosition !== null).map(({ _id }) => _id)

  if (all === 0 && !listId && !search && lists.data?.data.length === 0)
    return (
      <>
        <PageHeader title="Saved profiles" />
        <EmptyState
          title="Nobody saved yet"
          action={
            <Button component={Link} to="/client/search">
              Search developers
            </Button>
          }
        >
          Save the people you may want to talk to. Your whole team sees them here.
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader
        title="Saved profiles"
        actions={
          <Button
            component={Link}
            to="/client/search"
            variant="default"
            leftSection={<IconSearch size={18} stroke={1.5} />}
          >
            Search developers
          </Button>
        }
      >
        {all === undefined
          ? 'Your team sees the same lists.'
          : `${count(all, 'profile')} for your team.`}
      </PageHeader>
      {tops.length > 0 && (
        <TopShortlist tops={tops} mayChange={mayChange} onOrder={(ids) => void changeTop(ids)} />
      )}
      <div className="ta-saved">
        <nav aria-label="Lists" className="ta-lists">
          <ListLink to={null} name="All profiles" number={all} now={!listId} onPick={set} />
          {lists.data?.data.map((one) => (
            <ListLink
              key={one._id}
              to={one._id}
              name={one.name}
              number={one.profilesCount}
              now={one._id === listId}
              onPick={set}
            />
          ))}
          {mayChange && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.5} />}
              onClick={() => setEditing('new')}
            >
              New list
            </Button>
          )}
        </nav>
        <div className="ta-saved-main">
          <Group mb="sm" gap="xs" justify="space-between">
            <Text size="sm" c="dimmed" aria-live="polite" className="ta-saved-count">
              {total === undefined
                ? ''
                : `${count(total, 'profile')}${list ? ` in ${list.name}` : ''}`}
            </Text>
            <Group gap="xs" className="ta-saved-tools">
              {list && mayChange && (
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconPencil size={16} stroke={1.5} />}
                  onClick={() => setEditing(list)}
                >
                  Change list
                </Button>
              )}
              <TextInput
                size="sm"
                aria-label="Search saved profiles"
                placeholder="Name, title or note"
                leftSection={<IconSearch size={16} stroke={1.5} />}
                defaultValue={search}
                maxLength={100}
                onChange={(event) => onSearch(event.currentTarget.value)}
              />
              <Select
                size="sm"
                w={170}
                aria-label="Order"
                allowDeselect={false}
                data={[
                  { value: 'latest', label: 'Saved last' },
                  { value: 'oldest', label: 'Saved first' },
                  { value: 'experience', label: 'Most experience' },
                  { value: 'active', label: 'Last active' },
                ]}
                value={sort ?? 'latest'}
                onChange={(value) => set('sort', value === 'latest' ? null : value)}
              />
            </Group>
          </Group>
          <GrowingList
            list={saved}
            what="The saved profiles"
            rows={rows}
            pending={<ListSkeleton height={120} />}
            empty={
              <EmptyState
                title={search ? 'Nobody of that name' : 'This list is empty'}
                action={
                  search ? (
                    <Button variant="default" onClick={() => setParams({}, { replace: true })}>
                      Show all profiles
                    </Button>
                  ) : (
                    <Button component={Link} to="/client/search">
                      Search developers
                    </Button>
                  )
                }
              >
                {search
                  ? 'No saved profile fits these words.'
                  : 'Move profiles here from their menu, or choose the list when you save.'}
              </EmptyState>
            }
          >
            <ul className="cl-list">
              {rows.map((one) => (
                <SavedRow
                  key={one._id}
                  saved={one}
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
          </GrowingList>
        </div>
      </div>
      {editing && (
        <ListDialog
          list={editing === 'new' ? undefined : editing}
          onDone={(removed) => {
            setEditing(undefined)
            if (removed) set('list', null)
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
  onPick: (name: string, value: string | null) => void
}) {
  return (
    <button type="button" aria-current={now || undefined} onClick={() => onPick('list', to)}>
      <span>{name}</span>
      <small>{number}</small>
    </button>
  )
}

/** Orders the top of the shortlist: shown at once, put back when the server refuses. */
function useTop() {
  const client = useQueryClient()
  return async (ids: string[]) => {
    const before = client.getQueryData<{ data: Top }>(topKey)
    if (before)
      client.setQueryData(topKey, {
        ...before,
        data: ids.flatMap((id) => before.data.find(({ _id }) => _id === id) ?? []),
      })
    try {
      const answer = await api.put('/client/top-shortlist', {
        body: { devIds: ids },
        notice: 'errors',
      })
      client.setQueryData(topKey, answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      client.setQueryData(topKey, before)
    }
    await client.invalidateQueries({ queryKey: ['/client/saved-profile-list'] })
  }
}

/** The four to look at first, in the team's order: dragged by hand, or with Space and the arrows. */
function TopShortlist({
  tops,
  mayChange,
  onOrder,
}: {
  tops: Top
  mayChange: boolean
  onOrder: (ids: string[]) => void
}) {
  const nonce = useMantineStyleNonce()?.()
  const wide = useMediaQuery('(min-width: 75em)')
  const ids = tops.map(({ _id }) => _id)
  const onDragEnd = ({ source, destination }: DropResult) => {
    if (!destination || destination.index === source.index) return
    const next = ids.toSpliced(source.index, 1)
    onOrder(next.toSpliced(destination.index, 0, ids[source.index]))
  }
  return (
    <Section
      title="Top shortlist"
      note={`The ${TOP} people your team looks at first, in this order.`}
    >
      <DragDropContext nonce={nonce} onDragEnd={onDragEnd}>
        <Droppable
          key={wide ? 'row' : 'column'}
          droppableId="top"
          direction={wide ? 'horizontal' : 'vertical'}
          isDropDisabled={!mayChange}
        >
          {(zone) => (
            <ol className="ta-top" ref={zone.innerRef} {...zone.droppableProps}>
              {tops.map((one, index) => (
                <Draggable
                  key={one._id}
                  draggableId={one._id}
                  index={index}
                  isDragDisabled={!mayChange}
                >
                  {(item) => (
                    <li ref={item.innerRef} {...item.draggableProps}>
                      {mayChange && (
                        <span
                          {...item.dragHandleProps}
                          className="ta-grip"
                          aria-label={`Move ${nameOf(one)}, now number ${index + 1}`}
                        >
                          <IconGripVertical size={18} stroke={1.5} />
                        </span>
                      )}
                      <b>{index + 1}</b>
                      <Face name={nameOf(one)} src={one.userImage} size={36} />
                      <div className="ta-top-who">
                        <Link to={`/client/candidates/${one._id}`}>{nameOf(one)}</Link>
                        <span>{one.headline}</span>
                      </div>
                      {mayChange && one.topPosition !== null && (
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          aria-label={`Take ${nameOf(one)} out of the top shortlist`}
                          onClick={() =>
                            onOrder(
                              tops
                                .filter((other) => other !== one && other.topPosition !== null)
                                .map(({ _id }) => _id)
                            )
                          }
                        >
                          <IconStarOff size={18} stroke={1.5} />
                        </ActionIcon>
                      )}
                    </li>
                  )}
                </Draggable>
              ))}
              {zone.placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
    </Section>
  )
}

function SavedRow({
  saved,
  lists,
  mayChange,
  inTop,
  topFull,
  onTop,
}: {
  saved: Saved
  lists: List[]
  mayChange: boolean
  inTop: boolean
  topFull: boolean
  onTop: (into: boolean) => void
}) {
  const save = useSaving()
  const client = useQueryClient()
  const [noting, setNoting] = useState(false)
  const name = nameOf(saved)
  const change = async (body: { list?: string | null; note?: string | null }) => {
    await api.put('/client/saved-profile/:devId', {
      params: { devId: saved._id },
      body,
      notice: 'errors',
    })
    await Promise.all(
      ['/client/saved-profile-list', '/client/saved-lists'].map((path) =>
        client.invalidateQueries({ queryKey: [path] })
      )
    )
  }
  const moveTo = (list: string | null) =>
    void change({ list }).catch((error) => {
      if (!(error instanceof ApiError)) throw error
    })
  return (
    <li className="cl-card ta-row">
      <Face name={name} src={saved.userImage} size={48} />
      <div className="ta-row-main">
        <h3>
          <Link to={`/client/candidates/${saved._id}`}>{name}</Link>
          <PaidMark card={saved} />
        </h3>
        {saved.headline && <p>{saved.headline}</p>}
        <p className="dim">{factsOf(saved)}</p>
        <Skills skills={saved.skills} />
        {noting ? (
          <NoteForm
            note={saved.note}
            onCancel={() => setNoting(false)}
            onSave={async (note) => {
              await change({ note })
              setNoting(false)
            }}
          />
        ) : (
          saved.note && <p className="ta-note">{saved.note}</p>
        )}
        <p className="ta-row-foot">
          <When at={saved.savedAt} prefix="Saved" />
          {saved.savedBy && ` by ${nameOf(saved.savedBy)}`}
          {saved.list && ` in ${saved.list.name}`}
        </p>
      </div>
      {mayChange && (
        <RowMenu label={`Actions for ${name}`}>
          <Menu.Item
            leftSection={<IconNote size={18} stroke={1.5} />}
            onClick={() => setNoting(true)}
          >
            {saved.note ? 'Change the note' : 'Add a note'}
          </Menu.Item>
          <Menu.Item
            leftSection={
              inTop ? <IconStarOff size={18} stroke={1.5} /> : <IconStar size={18} stroke={1.5} />
            }
            disabled={!inTop && topFull}
            onClick={() => onTop(!inTop)}
          >
            {inTop
              ? 'Take out of the top shortlist'
              : topFull
                ? 'Top shortlist is full'
                : 'Put into the top shortlist'}
          </Menu.Item>
          {lists.length > 0 && <Menu.Label>Move to</Menu.Label>}
          {lists
            .filter(({ _id }) => _id !== saved.list?._id)
            .map((list) => (
              <Menu.Item key={list._id} onClick={() => moveTo(list._id)}>
                {list.name}
              </Menu.Item>
            ))}
          {saved.list && <Menu.Item onClick={() => moveTo(null)}>No list</Menu.Item>}
          <Menu.Divider />
          <Menu.Item
            color="var(--harm)"
            leftSection={<IconBookmarkOff size={18} stroke={1.5} />}
            onClick={() => void save(saved, false, { list: saved.list?._id, note: saved.note })}
          >
            Remove from saved
          </Menu.Item>
        </RowMenu>
      )}
    </li>
  )
}

const RowMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu position="bottom-end" withinPortal width={240}>
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={label}>
        <IconDots size={20} stroke={1.5} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
)

function NoteForm({
  note,
  onSave,
  onCancel,
}: {
  note: string | null
  onSave: (note: string | null) => Promise<unknown>
  onCancel: () => void
}) {
  const form = useSendForm({
    initialValues: { note: note ?? '' },
    send: (values) => onSave(values.note.trim() || null),
  })
  return (
    <form onSubmit={form.submit} className="ta-note-form">
      <Textarea
        data-autofocus
        autoFocus
        label="Note for your team"
        description="Candidates never see it"
        autosize
        minRows={2}
        maxLength={2000}
        {...form.getInputProps('note')}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" loading={form.busy}>
          Save note
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}

/** A list gets a name, another name, or goes; its profiles stay saved. */
function ListDialog({ list, onDone }: { list?: List; onDone: (removed?: boolean) => void }) {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      ['/client/saved-lists', '/client/saved-profile-list'].map((path) =>
        client.invalidateQueries({ queryKey: [path] })
      )
    )
  const form = useSendForm({
    initialValues: { name: list?.name ?? '' },
    send: ({ name }): Promise<unknown> =>
      list
        ? api.put('/client/saved-lists/:id', { params: { id: list._id }, body: { name } })
        : api.post('/client/saved-lists', { body: { name } }),
    onSent: async () => {
      await refresh()
      onDone()
    },
  })
  const remove = async () => {
    try {
      await api.delete('/client/saved-lists/:id', { params: { id: list!._id } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return
    }
    await refresh()
    onDone(true)
  }
  return (
    <Modal opened onClose={() => onDone()} title={list ? `Change “${list.name}”` : 'New list'}>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <TextInput
            label="Name"
            data-autofocus
            withAsterisk
            maxLength={60}
            placeholder="Backend, Pune"
            {...form.getInputProps('name')}
          />
          {list && (
            <Text size="sm" c="dimmed">
              When the list goes, its profiles stay saved, without a list.
            </Text>
          )}
          {form.failure && form.failure.errors.length === 0 && (
            <Text size="sm" c="var(--harm)" role="alert">
              {form.failure.message}
            </Text>
          )}
          <Group justify="space-between">
            {list ? (
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={16} stroke={1.5} />}
                onClick={() => void remove()}
              >
                Remove list
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" loading={form.busy}>
              {list ? 'Save name' : 'Add list'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
