import './sections.css'
import { useRef, useState } from 'react'
import { ActionIcon, Button, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api } from '../../../app/api'
import { notify } from '../../../app/notices'
import { read, readKey } from '../../../app/read'
import { NotYet } from '../../../components/page/fetched'
import { useFocus } from '../../../components/focus_kept'
import { refresh, useWrite } from '../../../components/forms/write'
import { EmptyState } from '../../../components/message'
import { Section } from '../../../components/page/page_header'
import { TaxonAdd } from '../../../components/forms/pickers'
import { draftsBeginning } from '../drafts'
import { OrderedList, subtle, type Movers } from './ordered_list'
import { profileReads, useProfileDraft } from '../profile_draft'
import { bodyOfRow, SectionForm } from './section_form'
import type { Row, SectionDefinition } from './profile_sections'
import { useTakeBack } from '../changes/waiting'

/** A list of the profile: added to, changed in place, removed with a way back, and put in order by hand or by key. */
export function SectionEditor({ section }: { section: SectionDefinition }) {
  const { area, id, title, note, limit, empty, fields, name } = section
  const path = `/candidate/${area}` as const
  const client = useQueryClient()
  const { profile } = useProfileDraft()
  const list = useQuery(read('GET', path))
  const rows: Row[] = list.data?.data ?? []
  // what was being written when the page was left is open again
  const [open, setOpen] = useState<string | null>(
    () => draftsBeginning(profile._id, `${area}.`)[0] ?? null
  )
  const root = useRef<HTMLDivElement>(null)

  const focus = useFocus(root)
  const { act, move, remove, refreshes } = useSectionWrites(section, focus)
  function done(saved?: Row) {
    setOpen(null)
    if (saved) void refresh(client, refreshes).then(() => focus(`[data-edit="${saved._id}"]`))
    else focus(open && open !== 'new' ? `[data-edit="${open}"]` : 'button[data-add]')
  }

  const full = rows.length >= limit
  const add = fields.length > 0 && open !== 'new' && !full && (
    <Button
      variant="default"
      size="sm"
      data-add
      leftSection={<IconPlus size={16} stroke={1.5} />}
      onClick={() => setOpen('new')}
    >
      {section.add}
    </Button>
  )
  return (
    <div ref={root}>
      <Section title={title} id={id} note={note}>
        {!fields.length && (
          <div data-add>
            <TaxonAdd
              kind="tool"
              label={t`Add a tool`}
              description={t`${{ count: rows.length }} of ${limit}`}
              chosen={rows.map((row) => row.toolId)}
              disabled={full}
              onAdd={(tool) =>
                void act(() => api.post(path, { body: { toolId: tool._id }, notice: 'errors' }))
              }
            />
          </div>
        )}
        {!list.data ? (
          <NotYet read={list} what={t`Your ${{ title: title.toLowerCase() }}`}>
            <Skeleton height={48} />
          </NotYet>
        ) : rows.length === 0 && open !== 'new' ? (
          <EmptyState title={empty} action={add} />
        ) : (
          <>
            <OrderedList
              name={area}
              label={t`Your ${{ title: title.toLowerCase() }}`}
              rows={rows as (Row & { _id: string })[]}
              called={name}
              held={open}
              onMove={move}
            >
              {(row, movers, index) =>
                open === row._id ? (
                  <SectionForm section={section} row={row} onDone={done} onReopen={setOpen} />
                ) : (
                  <Shown
                    section={section}
                    row={row}
                    movers={movers}
                    onEdit={() => setOpen(row._id)}
                    onRemove={() => void remove(row, index)}
                  />
                )
              }
            </OrderedList>
            {open === 'new' ? (
              <SectionForm section={section} onDone={done} onReopen={setOpen} />
            ) : (
              add && <div className="sec-more">{add}</div>
            )}
            {full && (
              <Text size="sm" c="dimmed" mt="sm">
                <Trans>
                  A profile can have {limit} of these. Remove one before you add another.
                </Trans>
              </Text>
            )}
          </>
        )}
      </Section>
    </div>
  )
}

/** What is written on a list: its order, and what is removed and taken back. */
function useSectionWrites(
  { area, fields, name }: SectionDefinition,
  focus: ReturnType<typeof useFocus>
) {
  const path = `/candidate/${area}` as const
  const client = useQueryClient()
  const refreshes = [path, ...profileReads]
  const { send: act } = useWrite((call: () => Promise<unknown>) => call(), {
    refreshes,
    onRefused: () => refresh(client, refreshes),
  })
  const order = (ids: string[]) => api.put(`${path}/order`, { body: { ids }, notice: 'errors' })

  function move(next: Row[]) {
    client.setQueryData<object>(readKey('GET', path), (held) => held && { ...held, data: next })
    return act(() => order(next.map((row) => row._id)))
  }
  async function remove({ pending: _, ...row }: Row, at: number) {
    await act(async () => {
      const { data } = await api.delete(`${path}/:id`, {
        params: { id: row._id },
        notice: 'errors',
      })
      const sealed = data.restore
      notify.undo(t`${{ name: name(row) }} removed`, () =>
        act(() =>
          sealed
            ? api.post(`${path}/restore`, { body: { restore: sealed }, notice: 'errors' })
            : askAgain(row, at)
        )
      )
    })
    focus('[data-add] button, [data-add] input, button[data-add]')
  }
  /** A row that was not live yet is one more request. */
  async function askAgain(row: Row, at: number) {
    const { data } = await api.post(path, {
      body: bodyOfRow(fields, row),
      notice: 'errors',
    })
    const ids = ((await api.get(path)).data as Row[])
      .map((other) => other._id)
      .filter((other) => other !== data._id)
    await order([...ids.slice(0, at), data._id, ...ids.slice(at)])
  }

  return { act, move, remove, refreshes }
}

function Shown({
  section: { fields, name, lines },
  row,
  movers,
  onEdit,
  onRemove,
}: {
  section: SectionDefinition
  row: Row
  movers: Movers
  onEdit: () => void
  onRemove: () => void
}) {
  const called = name(row)
  const takeBack = useTakeBack()
  return (
    <div className="sec-row" data-short={!fields.length || undefined}>
      {movers.grip}
      <div className="sec-text">
        <strong>{called}</strong>
        {row.pending && (
          <p className="sec-waits">
            {row.pending.action === 'add'
              ? t`Awaiting approval; companies do not see it yet`
              : t`A change to it is awaiting approval; companies still see the old version`}{' '}
            <button
              type="button"
              disabled={takeBack.busy}
              onClick={() => void takeBack.send(String(row.pending.requestId))}
            >
              {t`Take it back`}
            </button>
          </p>
        )}
        {lines(row)
          .filter(Boolean)
          .map((line) => (
            <p className="dim" key={line}>
              {line}
            </p>
          ))}
        {row.url && (
          <p>
            <a href={row.url} target="_blank" rel="noopener noreferrer">
              {row.url.replace(/^https:\/\/(www\.)?|\/$/g, '')}
            </a>
          </p>
        )}
        {row.description && <p className="sec-words">{row.description}</p>}
        {row.skills?.length > 0 && (
          <p className="dim">{row.skills.map(({ skillName }: Row) => skillName).join(', ')}</p>
        )}
      </div>
      <div className="sec-acts">
        {movers.buttons}
        {fields.length > 0 && (
          <ActionIcon
            {...subtle}
            data-edit={row._id}
            aria-label={t`Change ${called}`}
            onClick={onEdit}
          >
            <IconPencil size={18} stroke={1.5} />
          </ActionIcon>
        )}
        <ActionIcon {...subtle} aria-label={t`Delete ${called}`} onClick={onRemove}>
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </div>
    </div>
  )
}
