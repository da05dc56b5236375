import './sections.css'
import { useRef, useState } from 'react'
import {
  ActionIcon,
  Button,
  Skeleton,
  Text,
  useMantineStyleNonce,
  VisuallyHidden,
} from '@mantine/core'
import {
  DragDropContext,
  Draggable,
  Droppable,
  type DraggableProvidedDragHandleProps,
} from '@hello-pangea/dnd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { ApiError, pending } from '../../app/api'
import { notify } from '../../app/notices'
import { readKey, readPending } from '../../app/read'
import { EmptyState } from '../../components/message'
import { Section } from '../../components/page_header'
import { TaxonAdd } from '../../components/pickers'
import { bodyOfRow, SectionForm } from './section_form'
import type { Row, SectionDefinition } from './profile_sections'

const usage =
  'Press the space bar to lift, the arrow keys to move, the space bar again to drop, and Escape to put it back.'

/** A list of the profile: added to, changed in place, removed with a way back, and put in order by hand or by key. */
export function SectionEditor({ section }: { section: SectionDefinition }) {
  const { area, id, title, note, one, limit, empty, fields, name } = section
  const path = `/candidate/${area}`
  const client = useQueryClient()
  const nonce = useMantineStyleNonce()?.()
  const list = useQuery(readPending<Row[]>('GET', path))
  const rows = list.data?.data ?? []
  const [open, setOpen] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)

  const refresh = () =>
    Promise.all(
      [path, '/candidate/progress', '/candidate/dashboard', '/candidate/profile'].map((key) =>
        client.invalidateQueries({ queryKey: [key] })
      )
    )
  const focus = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus())
  const act = (call: () => Promise<unknown>) =>
    call()
      .catch((error) => {
        if (!(error instanceof ApiError)) throw error
      })
      .then(refresh)
  const order = (ids: string[]) =>
    pending('PUT', `${path}/order`, { body: { ids }, notice: 'errors' })

  async function move(from: number, to: number) {
    if (to < 0 || to >= rows.length || to === from) return
    const next = [...rows]
    next.splice(to, 0, ...next.splice(from, 1))
    client.setQueryData(readKey('GET', path), { ...list.data!, data: next })
    setSaid(`${name(rows[from])} is now ${to + 1} of ${rows.length}`)
    await act(() => order(next.map((row) => row._id)))
  }
  async function step(from: number, by: 1 | -1) {
    const row = rows[from]
    const moved = move(from, from + by)
    const atEnd = from + by === 0 || from + by === rows.length - 1
    const up = atEnd ? from + by !== 0 : by < 0
    focus(`[data-move="${row._id}-${up ? 'up' : 'down'}"]`)
    await moved
  }
  async function remove(row: Row, at: number) {
    await act(async () => {
      await pending('DELETE', `${path}/:id`, { params: { id: row._id }, notice: 'errors' })
      notify.undo(`${name(row)} removed`, () => act(() => restore(row, at)))
    })
    focus('[data-add] button, [data-add] input, button[data-add]')
  }
  async function restore(row: Row, at: number) {
    const { data } = await pending<Row>('POST', path, {
      body: bodyOfRow(fields, row),
      notice: 'errors',
    })
    const ids = (await pending<Row[]>('GET', path)).data
      .map((other) => other._id)
      .filter((other) => other !== data._id)
    await order([...ids.slice(0, at), data._id, ...ids.slice(at)])
  }
  function done(saved?: Row) {
    setOpen(null)
    if (saved) void refresh().then(() => focus(`[data-edit="${saved._id}"]`))
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
      Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
    </Button>
  )
  return (
    <div ref={root}>
      <Section title={title} id={id} note={note}>
        {!fields.length && (
          <div data-add>
            <TaxonAdd
              kind="tool"
              label="Add a tool"
              description={`${rows.length} of ${limit}`}
              chosen={rows.map((row) => row.toolId)}
              disabled={full}
              onAdd={(tool) =>
                void act(() => pending('POST', path, { body: { toolId: tool._id } }))
              }
            />
          </div>
        )}
        {list.isPending ? (
          <Skeleton height={48} />
        ) : rows.length === 0 && open !== 'new' ? (
          <EmptyState title={empty} action={add} />
        ) : (
          <>
            <DragDropContext
              nonce={nonce}
              dragHandleUsageInstructions={usage}
              onDragEnd={({ source, destination }) =>
                destination && void move(source.index, destination.index)
              }
            >
              <Droppable droppableId={area}>
                {(drop) => (
                  <ul
                    className="sec-list"
                    aria-label={`Your ${title.toLowerCase()}`}
                    ref={drop.innerRef}
                    {...drop.droppableProps}
                  >
                    {rows.map((row, index) => (
                      <Draggable
                        key={row._id}
                        draggableId={`${area}-${row._id}`}
                        index={index}
                        isDragDisabled={rows.length < 2 || open === row._id}
                      >
                        {(drag, { isDragging }) => (
                          <li
                            ref={drag.innerRef}
                            {...drag.draggableProps}
                            data-dragging={isDragging || undefined}
                          >
                            {open === row._id ? (
                              <SectionForm section={section} row={row} onDone={done} />
                            ) : (
                              <Shown
                                section={section}
                                row={row}
                                place={index}
                                last={rows.length - 1}
                                handle={drag.dragHandleProps}
                                onStep={(by) => void step(index, by)}
                                onEdit={() => setOpen(row._id)}
                                onRemove={() => void remove(row, index)}
                              />
                            )}
                          </li>
                        )}
                      </Draggable>
                    ))}
                    {drop.placeholder}
                  </ul>
                )}
              </Droppable>
            </DragDropContext>
            {open === 'new' ? (
              <SectionForm section={section} onDone={done} />
            ) : (
              add && <div className="sec-more">{add}</div>
            )}
            {full && (
              <Text size="sm" c="dimmed" mt="sm">
                A profile holds {limit} of these. Remove one before you add another.
              </Text>
            )}
          </>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Section>
    </div>
  )
}

type Acts = { onStep: (by: 1 | -1) => void; onEdit: () => void; onRemove: () => void }

function Shown({
  section: { fields, name, lines },
  row,
  place,
  last,
  handle,
  onStep,
  onEdit,
  onRemove,
}: Acts & {
  section: SectionDefinition
  row: Row
  place: number
  last: number
  handle: DraggableProvidedDragHandleProps | null
}) {
  const called = name(row)
  const subtle = { variant: 'subtle', color: 'gray', size: 36 } as const
  return (
    <div className="sec-row">
      {last > 0 && (
        <span className="sec-grip" {...handle} aria-label={`Drag ${called}`}>
          <IconGripVertical size={18} stroke={1.5} aria-hidden="true" />
        </span>
      )}
      <div className="sec-text">
        <strong>{called}</strong>
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
        {last > 0 && (
          <ActionIcon
            {...subtle}
            data-move={`${row._id}-up`}
            disabled={place === 0}
            aria-label={`Move ${called} up`}
            onClick={() => onStep(-1)}
          >
            <IconChevronUp size={18} stroke={1.5} />
          </ActionIcon>
        )}
        {last > 0 && (
          <ActionIcon
            {...subtle}
            data-move={`${row._id}-down`}
            disabled={place === last}
            aria-label={`Move ${called} down`}
            onClick={() => onStep(1)}
          >
            <IconChevronDown size={18} stroke={1.5} />
          </ActionIcon>
        )}
        {fields.length > 0 && (
          <ActionIcon
            {...subtle}
            data-edit={row._id}
            aria-label={`Change ${called}`}
            onClick={onEdit}
          >
            <IconPencil size={18} stroke={1.5} />
          </ActionIcon>
        )}
        <ActionIcon {...subtle} aria-label={`Delete ${called}`} onClick={onRemove}>
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </div>
    </div>
  )
}
