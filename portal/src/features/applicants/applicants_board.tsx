import './applicants_board.css'
import { Failed } from '../../components/page/fetched'
import { useEffect, useRef, useState } from 'react'
import { Button, Skeleton, Text, UnstyledButton, useMantineStyleNonce } from '@mantine/core'
import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconChevronLeft } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { useCardKeys, type Selection } from '../../components/lists/grid/selectable_card'
import { useSelection } from '../../components/lists/grid/selection'
import { ApplicantFacts, Picked } from './applicant_card'
import { ApplicantsChosen, type ChosenActs } from './bulk/applicants_chosen'
import {
  applicantPages,
  columnOf,
  endings,
  stageLabel,
  type Applicant,
  type ApplicationStatus,
  type BoardColumn,
  type ShownColumn,
  type Filter,
  type Place,
} from './applicants_data'

type Dropped = { one: Applicant; to: BoardColumn; index: number }
type Shared = { onOpen: (id: string) => void; onShown: (column: string, ids: string[]) => void }

const NOT_GOING_ON = 'rejected'
const usage = t`Press Enter to open the application. Press the space bar to lift the card, the arrow keys to move it between stages, the space bar again to drop it, and Escape to put it back.`

/** Columns by stage. A card keeps its place on the screen while others come and go; the server's order is taken when the filter changes. */
export function ApplicantsBoard({
  jobId,
  filter,
  counts,
  columns,
  canMove,
  selection: outside,
  onMove,
  onReject,
  onAct,
  onOpen,
  onShown: tell,
}: Shared &
  ChosenActs & {
    jobId: string
    filter: Filter
    counts: Record<ApplicationStatus, number>
    columns: BoardColumn[]
    canMove: boolean
    selection: { selected: string[]; onSelect: (ids: string[]) => void }
    onMove: (one: Applicant, to: Place) => Promise<unknown>
  }) {
  const nonce = useMantineStyleNonce()?.()
  const held = useRef(new Map<string, Applicant>())
  const [lifted, setLifted] = useState<Applicant>()
  const [dropped, setDropped] = useState<Dropped>()
  const [unfolded, setUnfolded] = useState(false)
  const ended = endings.reduce((sum, status) => sum + counts[status], 0)
  const ends = endings.map((status) => ({
    key: status,
    stageId: null,
    status,
    name: stageLabel(status),
    isFirst: true,
    count: counts[status],
  }))

  // the cards as they lie, a column after another: up to there means through all between
  const [listed, setListed] = useState<Record<string, string[]>>({})
  const ids = [...columns, ...ends].flatMap(({ key }) => listed[key] ?? [])
  const selection = useSelection(ids, outside)
  useCardKeys(canMove ? selection : undefined, { card: 'data-application' })
  const chosen = selection.selected.flatMap((id) => held.current.get(id) ?? [])
  function onShown(column: string, shown: string[]) {
    tell(column, shown)
    if (listed[column]?.join() !== shown.join())
      setListed((before) => ({ ...before, [column]: shown }))
  }

  async function onDragEnd({ draggableId, destination }: DropResult) {
    const one = held.current.get(draggableId)
    setLifted(undefined)
    if (!one || !destination || destination.droppableId === columnOf(columns, one)?.key) return
    if (destination.droppableId === NOT_GOING_ON) return onReject([one])
    const to = columns.find(({ key }) => key === destination.droppableId)
    if (!to) return
    setDropped({ one, to, index: destination.index })
    await onMove(one, to)
    setDropped(undefined)
  }

  const column = (place: ShownColumn) => (
    <Column
      key={place.key}
      {...{ jobId, filter, place, columns, canMove, lifted, dropped, onOpen, onShown }}
      selection={canMove ? selection : undefined}
      held={held.current}
    />
  )
  return (
    <DragDropContext
      nonce={nonce}
      dragHandleUsageInstructions={usage}
      onBeforeCapture={({ draggableId }) => setLifted(held.current.get(draggableId))}
      onDragEnd={(result) => void onDragEnd(result)}
    >
      <div className="ap-board" role="region" aria-label={t`Applicants by stage`} tabIndex={0}>
        {columns.map(column)}
        {unfolded ? (
          <>
            {ends.filter(({ key, count }) => key === NOT_GOING_ON || count > 0).map(column)}
            <UnstyledButton
              className="ap-fold"
              onClick={() => setUnfolded(false)}
              aria-label={t`Collapse those not moving forward`}
            >
              <IconChevronLeft size={18} stroke={1.5} />
            </UnstyledButton>
          </>
        ) : (
          <Droppable
            droppableId={NOT_GOING_ON}
            isDropDisabled={!lifted?.moves.includes(NOT_GOING_ON)}
          >
            {(place, { isDraggingOver }) => (
              <div
                ref={place.innerRef}
                {...place.droppableProps}
                className="ap-folded"
                data-over={isDraggingOver || undefined}
              >
                <UnstyledButton onClick={() => setUnfolded(true)} aria-expanded={false}>
                  <span className="num">{ended}</span>
                  <span>{t`Not moving forward`}</span>
                </UnstyledButton>
                <div className="ap-folded-place">{place.placeholder}</div>
              </div>
            )}
          </Droppable>
        )}
      </div>
      <ApplicantsChosen
        jobId={jobId}
        chosen={chosen}
        onReject={onReject}
        onAct={onAct}
        onClear={() => selection.select([])}
      />
    </DragDropContext>
  )
}

function Column({
  jobId,
  filter,
  place: here,
  columns,
  canMove,
  lifted,
  dropped,
  held,
  selection,
  onOpen,
  onShown,
}: Shared & {
  jobId: string
  selection?: Selection
  filter: Filter
  place: ShownColumn
  columns: BoardColumn[]
  canMove: boolean
  lifted?: Applicant
  dropped?: Dropped
  held: Map<string, Applicant>
}) {
  const { key, status, stageId, name, count: total } = here
  const list = useInfiniteQuery({
    ...applicantPages(jobId, { ...filter, status, stageId: stageId ?? undefined }, 50),
    enabled: total > 0 || Boolean(filter.search),
  })
  const found = list.data?.pages.flatMap((page) => page.data.applicants) ?? []
  const steady = useSteadyRows(found, JSON.stringify(filter), lifted !== undefined)
  const rows = withDropped(steady, key, dropped)
  for (const one of rows) held.set(one._id, one)
  useEffect(() =>
    onShown(
      key,
      rows.map(({ _id }) => _id)
    )
  )
  const number = filter.search ? (list.data?.pages[0].pagination?.total ?? 0) : total
  const from = lifted && columnOf(columns, lifted)
  const open =
    lifted === undefined ||
    from?.key === key ||
    lifted.status === status ||
    lifted.moves.includes(status)
  return (
    <section
      className="ap-column"
      aria-label={`${name}, ${number}`}
      data-closed={!open || undefined}
    >
      <h2>
        {name} <span className="num">{number}</span>
        {name !== stageLabel(status) && stageId !== null && (
          <small title={t`What the candidate sees`}>{stageLabel(status)}</small>
        )}
      </h2>
      <Droppable droppableId={key} isDropDisabled={!open}>
        {(place, { isDraggingOver }) => (
          <div
            ref={place.innerRef}
            {...place.droppableProps}
            className="ap-cards"
            data-over={isDraggingOver || undefined}
          >
            {list.isLoading &&
              Array.from({ length: Math.min(3, total) }, (_, index) => (
                <Skeleton key={index} height={92} radius="md" />
              ))}
            {list.isError && !list.data && <Failed read={list} what={`“${name}”`} />}
            {rows.map((one, index) => (
              <Draggable
                key={one._id}
                draggableId={one._id}
                index={index}
                isDragDisabled={!canMove || one.moves.length === 0}
              >
                {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
                  <div
                    ref={innerRef}
                    {...draggableProps}
                    {...(dragHandleProps ?? { role: 'button', tabIndex: 0 })}
                    className="ap-card"
                    data-lifted={isDragging || undefined}
                    data-application={one._id}
                    data-selected={selection?.selected.includes(one._id) || undefined}
                    onClick={({ shiftKey, ctrlKey, metaKey }) => {
                      if (selection && (shiftKey || ctrlKey || metaKey))
                        selection.toggle(one._id, { range: shiftKey })
                      else onOpen(one._id)
                    }}
                    onKeyDown={(event) => event.key === 'Enter' && !isDragging && onOpen(one._id)}
                  >
                    {selection?.selected.includes(one._id) && <Picked />}
                    <ApplicantFacts one={one} />
                  </div>
                )}
              </Draggable>
            ))}
            {place.placeholder}
            {!list.isLoading && !list.isError && rows.length === 0 && !isDraggingOver && (
              <Text size="sm" c="dimmed" ta="center" py="md">
                {t`Nobody here`}
              </Text>
            )}
            {list.hasNextPage && (
              <Button
                variant="subtle"
                size="compact-sm"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {list.isFetchNextPageError ? t`Try again` : t`Show more`}
              </Button>
            )}
          </div>
        )}
      </Droppable>
    </section>
  )
}

/** The card where it was dropped, until the lists have it there themselves. */
function withDropped(rows: Applicant[], key: string, dropped?: Dropped) {
  if (!dropped) return rows
  const { one, to, index } = dropped
  const here = rows.some(({ _id }) => _id === one._id)
  if (key !== to.key) return here ? rows.filter(({ _id }) => _id !== one._id) : rows
  return here ? rows : rows.toSpliced(index, 0, { ...one, status: to.status, stageId: to.stageId })
}

/** Rows in the order in which they were first shown; a new one comes before the row that follows it on the server. Nothing changes while a card is lifted. */
function useSteadyRows(rows: Applicant[], key: string, still: boolean) {
  const shown = useRef<{ key: string; rows: Applicant[] }>({ key, rows: [] })
  if (shown.current.key !== key) shown.current = { key, rows: [] }
  if (!still) {
    const byId = new Map(rows.map((one) => [one._id, one]))
    const next = shown.current.rows
      .filter(({ _id }) => byId.has(_id))
      .map(({ _id }) => byId.get(_id)!)
    const placed = new Set(next.map(({ _id }) => _id))
    for (const [index, one] of [...rows.entries()].reverse()) {
      if (placed.has(one._id)) continue
      const follower = rows[index + 1]
      const at = follower ? next.findIndex(({ _id }) => _id === follower._id) : -1
      next.splice(at < 0 ? next.length : at, 0, one)
      placed.add(one._id)
    }
    shown.current.rows = next
  }
  return shown.current.rows
}
