import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, Loader } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/skeletons'
import { nameOf, type Conversation, type Message } from './chat_data'
import { END, type History } from './history'
import { MessageItem, OutgoingItem } from './message'

const NEAR = 600

/** Messages without end in both directions; what the reader looks at stays where it is. */
export function HistoryList({
  history,
  one,
  me,
  onReply,
  onEdit,
  onReport,
}: {
  history: History
  one: Conversation
  me: string
  onReply: (message: Message) => void
  onEdit: (message: Message) => void
  onReport: (message: Message) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  // the first message in view and how far it is from the top, before the list changes
  const anchor = useRef<{ id: string; top: number } | null>(null)
  const [away, setAway] = useState(false)
  const { messages, outgoing, state } = history

  function look() {
    const field = box.current
    if (!field) return
    const left = field.scrollHeight - field.scrollTop - field.clientHeight
    atEnd.current = left < 40 && !history.after
    setAway(left > 400 || history.after !== null)
    const top = field.getBoundingClientRect().top
    const seen = [...field.querySelectorAll<HTMLElement>('[data-id]')].find(
      (item) => item.getBoundingClientRect().bottom > top
    )
    anchor.current = seen
      ? { id: seen.dataset.id!, top: seen.getBoundingClientRect().top - top }
      : null
    if (field.scrollTop < NEAR) void history.more('before')
    if (left < NEAR) void history.more('after')
  }

  useLayoutEffect(() => {
    const field = box.current
    if (!field || state !== 'ready') return
    const target = history.target
    if (target === END) {
      field.scrollTop = field.scrollHeight
      history.reached()
    } else if (target) {
      const item = field.querySelector<HTMLElement>(`[data-id="${target}"]`)
      if (item) {
        item.scrollIntoView({ block: 'center' })
        item.focus({ preventScroll: true })
        atEnd.current = false
        history.reached()
      }
    } else if (atEnd.current) {
      field.scrollTop = field.scrollHeight
    } else if (anchor.current) {
      const item = field.querySelector<HTMLElement>(`[data-id="${anchor.current.id}"]`)
      if (item)
        field.scrollTop +=
          item.getBoundingClientRect().top - field.getBoundingClientRect().top - anchor.current.top
    }
    look()
  }, [history.version, state])

  // a picture that arrives, or a smaller window, must not push the end out of view
  useEffect(() => {
    const field = box.current
    if (!field) return
    const keep = new ResizeObserver(() => {
      if (atEnd.current) field.scrollTop = field.scrollHeight
    })
    keep.observe(field)
    if (field.firstElementChild) keep.observe(field.firstElementChild)
    return () => keep.disconnect()
  }, [state])

  if (state === 'loading')
    return (
      <div className="chat-history">
        <ListSkeleton rows={6} height={52} />
      </div>
    )
  if (state === 'failed')
    return (
      <div className="chat-history">
        <EmptyState
          title="The messages could not be fetched"
          action={
            <Button variant="default" onClick={() => void history.open()}>
              Try again
            </Button>
          }
        >
          {history.failure?.message}.
        </EmptyState>
      </div>
    )
  return (
    <div
      className="chat-history"
      ref={box}
      onScroll={look}
      tabIndex={0}
      role="log"
      aria-label="Messages"
    >
      <ol>
        {history.loading === 'before' ? (
          <li className="chat-edge">
            <Loader size="xs" aria-label="Loading older messages" />
          </li>
        ) : (
          !history.before &&
          messages.length > 0 && (
            <li className="chat-edge">This is where your conversation begins.</li>
          )
        )}
        {messages.length === 0 && outgoing.length === 0 && (
          <li className="chat-edge">
            Nothing written yet. Say what it is about, and what you would like to know.
          </li>
        )}
        {messages.map((message, index) => {
          const before = messages[index - 1]
          const newDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt)
          return (
            <Fragment key={message._id}>
              {newDay && <li className="chat-day">{dayOf(message.createdAt)}</li>}
              <MessageItem
                message={message}
                first={
                  newDay ||
                  before.sender?._id !== message.sender?._id ||
                  Date.parse(message.createdAt) - Date.parse(before.createdAt) > 5 * 60_000
                }
                me={me}
                closed={one.closed !== null}
                seen={
                  index === messages.length - 1 && message.sender?._id === me
                    ? namesOf(one, message.seenBy)
                    : []
                }
                history={history}
                onReply={onReply}
                onEdit={onEdit}
                onReport={onReport}
              />
            </Fragment>
          )
        })}
        {!history.after &&
          outgoing.map((each) => (
            <OutgoingItem key={each.client_id} one={each} history={history} />
          ))}
        {history.loading === 'after' && (
          <li className="chat-edge">
            <Loader size="xs" aria-label="Loading newer messages" />
          </li>
        )}
      </ol>
      {away && (
        <div className="chat-end-button">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowDown size={16} stroke={1.5} />}
            onClick={() =>
              history.after
                ? void history.open()
                : box.current?.scrollTo({ top: box.current.scrollHeight })
            }
          >
            To the latest
          </Button>
        </div>
      )}
    </div>
  )
}

const dayOf = (time: string) => new Date(time).toLocaleDateString(undefined, { dateStyle: 'long' })

const namesOf = (one: Conversation, ids: string[]) =>
  ids.flatMap((id) => {
    const user = one.users.find(({ _id }) => _id === id)
    return user ? [nameOf(user)] : []
  })
