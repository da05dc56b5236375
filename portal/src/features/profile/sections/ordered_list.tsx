import { useRef, useState, type ReactNode } from 'react'
import { ActionIcon, useMantineStyleNonce, VisuallyHidden } from '@mantine/core'
import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd'
import { useFocus } from '../../../components/focus_kept'
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'

const usage = t`Press the space bar to lift, the arrow keys to move, the space bar again to drop, and Escape to put it back.`

export const subtle = { variant: 'subtle', color: 'gray', size: 36 } as const

/** What a row needs to be moved: a grip for the hand, two buttons for the keys. Empty where there is nothing to order. */
export type Movers = { grip: ReactNode; buttons: ReactNode }

/** A list that one puts in order by hand or by key; each move is told to those who do not see it. */
export function OrderedList<Row extends { _id: string }>({
  name,
  label,
  rows,
  called,
  held,
  onMove,
  children,
}: {
  name: string
  label: string
  rows: Row[]
  called: (row: Row) => string
  /** A row that stays where it is, because it is being changed. */
  held?: string | null
  /** Gets the rows in their new order. */
  onMove: (rows: Row[]) => unknown
  children: (row: Row, movers: Movers, index: number) => ReactNode
}) {
  const nonce = useMantineStyleNonce()?.()
  const [said, setSaid] = useState('')
  const root = useRef<HTMLUListElement>(null)
  const focus = useFocus(root)
  const last = rows.length - 1

  function move(from: number, to: number) {
    if (to < 0 || to > last || to === from) return
    const next = [...rows]
    next.splice(to, 0, ...next.splice(from, 1))
    setSaid(
      t`${{ called: called(rows[from]) }} is now ${{ place: to + 1 }} of ${{ count: rows.length }}`
    )
    return onMove(next)
  }
  function step(from: number, by: 1 | -1) {
    const to = from + by
    // at an end the pressed button goes dead: the focus goes to its neighbour
    const up = to === 0 || to === last ? to !== 0 : by < 0
    const selector = `[data-move="${rows[from]._id}-${up ? 'up' : 'down'}"]`
    void move(from, to)
    focus(selector)
  }
  const button = (row: Row, index: number, by: 1 | -1) => {
    const way = by < 0 ? 'up' : 'down'
    const Icon = by < 0 ? IconChevronUp : IconChevronDown
    return (
      <ActionIcon
        {...subtle}
        data-move={`${row._id}-${way}`}
        disabled={index === (by < 0 ? 0 : last)}
        aria-label={
          by < 0 ? t`Move ${{ called: called(row) }} up` : t`Move ${{ called: called(row) }} down`
        }
        onClick={() => step(index, by)}
      >
        <Icon size={18} stroke={1.5} />
      </ActionIcon>
    )
  }
  return (
    <>
      <DragDropContext
        nonce={nonce}
        dragHandleUsageInstructions={usage}
        onDragEnd={({ source, destination }) =>
          destination && void move(source.index, destination.index)
        }
      >
        <Droppable droppableId={name}>
          {(drop) => (
            <ul
              className="sec-list"
              aria-label={label}
              ref={(list) => {
                drop.innerRef(list)
                root.current = list
              }}
              {...drop.droppableProps}
            >
              {rows.map((row, index) => (
                <Draggable
                  key={row._id}
                  draggableId={`${name}-${row._id}`}
                  index={index}
                  isDragDisabled={last < 1 || held === row._id}
                >
                  {(drag, { isDragging }) => (
                    <li
                      ref={drag.innerRef}
                      {...drag.draggableProps}
                      data-dragging={isDragging || undefined}
                    >
                      {children(
                        row,
                        {
                          grip: last > 0 && (
                            <span
                              className="sec-grip"
                              {...drag.dragHandleProps}
                              aria-label={t`Drag ${{ called: called(row) }}`}
                            >
                              <IconGripVertical size={18} stroke={1.5} aria-hidden="true" />
                            </span>
                          ),
                          buttons: last > 0 && (
                            <>
                              {button(row, index, -1)}
                              {button(row, index, 1)}
                            </>
                          ),
                        },
                        index
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
