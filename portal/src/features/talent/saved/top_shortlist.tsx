import './top_shortlist.css'
import { useMantineStyleNonce, ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type DropResult, DragDropContext, Droppable, Draggable } from '@hello-pangea/dnd'
import { useQueryClient } from '@tanstack/react-query'
import { IconGripVertical, IconStarOff } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { type DataOf, api } from '../../../app/api'
import { readKey } from '../../../app/read'
import { Face } from '../../../components/face'
import { Section } from '../../../components/page/page_header'
import { useWrite } from '../../../components/forms/write'
import { nameOf } from '../candidate_facts'

type Top = DataOf<'GET', '/client/top-shortlist'>

export const TOP = 4

const topKey = readKey('GET', '/client/top-shortlist')

/** Orders the top of the shortlist: shown at once, put back when the server refuses. */
export function useTop() {
  const client = useQueryClient()
  const { send } = useWrite(
    (devIds: string[], _before: unknown) =>
      api.put('/client/top-shortlist', { body: { devIds }, notice: 'errors' }),
    {
      refreshes: ['/client/saved-profile-list'],
      onDone: (answer) => client.setQueryData(topKey, answer),
      onRefused: (_, _ids, before) => client.setQueryData(topKey, before),
    }
  )
  return (ids: string[]) => {
    const before = client.getQueryData<{ data: Top }>(topKey)
    if (before)
      client.setQueryData(topKey, {
        ...before,
        data: ids.flatMap((id) => before.data.find(({ _id }) => _id === id) ?? []),
      })
    return send(ids, before)
  }
}

/** The four to look at first, in the team's order: dragged by hand, or with Space and the arrows. */
export function TopShortlist({
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
      title={t`Top shortlist`}
      note={t`The ${TOP} people your team looks at first, in this order.`}
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
                          aria-label={t`Move ${{ nameOf: nameOf(one) }}, now number ${{ index: index + 1 }}`}
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
                          aria-label={t`Remove ${{ nameOf: nameOf(one) }} from the top shortlist`}
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
