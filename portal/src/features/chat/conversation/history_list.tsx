import './history_list.css'
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button, Loader } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { dates } from '../../../components/format'
import { EmptyState } from '../../../components/message'
import { ListSkeleton } from '../../../components/page/skeletons'
import { nameOf, type Conversation, type Message } from '../chat_data'
import { END, type History } from './history'
import { MessageItem, OutgoingItem } from './message'

const NEAR = 600

/** Messages without end in both directions; what the reader looks at stays where it is. */
export function HistoryList({
  history,
  one,
  me,
  unreadFrom,
  onReply,
  onEdit,
  onReport,
  onLeave,
}: {
  history: History
  one: Conversation
  me: string
  /** What came after this message was new when the conversation was opened. */
  unreadFrom: number | null
  onReply: (message: Message) => void
  onEdit: (message: Message) => void
  onReport: (message: Message) => void
  /** Escape leads back to where one writes. */
  onLeave: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  // the first message in view and how far it is from the top, before the list changes
  const anchor = useRef<{ id: string; top: number } | null>(null)
  const [away, setAway] = useState(false)
  // what can be done is shown at one message at a time: the one under the pointer, or that has the focus
  const [active, setActive] = useState<string>()
  const { messages, outgoing, state } = history

  function look() {
    const field = box.current
    if (!field) return
    const left = field.scrollHeight - field.scrollTop - field.clientHeight
    atEnd.current = left < 40 && !history.after
    history.look(atEnd.current)
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

  /** The arrow keys walk from message to message, from the last one first; Tab leads to what can be done with one. */
  function walk(event: KeyboardEvent) {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]
    const at = items.indexOf(event.target as HTMLElement)
    if (at < 0 && event.target !== box.current) return
    if (event.key === 'Escape') return onLeave()
    const to: Record<string, number> = {
      ArrowUp: at < 0 ? items.length - 1 : Math.max(0, at - 1),
      ArrowDown: at < 0 ? items.length - 1 : at + 1,
      Home: 0,
      End: items.length - 1,
    }
    if (!(event.key in to) || !items[to[event.key]]) return
    event.preventDefault()
    items[to[event.key]].focus()
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
          title={t`The messages could not be fetched`}
          action={
            <Button variant="default" onClick={() => void history.open()}>
              {t`Try again`}
            </Button>
          }
        >
          {history.failure?.message}.
        </EmptyState>
      </div>
    )
  // under the last of one's own messages that somebody saw, as long as nobody answered it
  const lastAnswer = messages.findLastIndex(({ sender }) => sender?._id !== me)
  const lastSeen = messages.findLastIndex(
    ({ sender, seenBy }, index) => index > lastAnswer && sender?._id === me && seenBy.length > 0
  )
  // what was new when it was opened, until the reader answers
  const isNew = ({ _id, sender }: Message) => Number(_id) > unreadFrom! && sender?._id !== me
  const newFrom =
    unreadFrom === null ||
    messages.some(({ _id, sender }) => Number(_id) > unreadFrom && sender?._id === me)
      ? -1
      : messages.findIndex(isNew)
  return (
    <div
      className="chat-history"
      ref={box}
      onScroll={look}
      onKeyDown={walk}
      tabIndex={0}
      role="log"
      aria-label={t`Messages`}
    >
      <ol>
        {history.loading === 'before' ? (
          <li className="chat-edge">
            <Loader size="xs" aria-label={t`Loading older messages`} />
          </li>
        ) : (
          !history.before &&
          messages.length > 0 && (
            <li className="chat-edge">{t`This is where your conversation begins.`}</li>
          )
        )}
        {messages.length === 0 && outgoing.length === 0 && (
          <li className="chat-edge">
            {t`Nothing written yet. Say what it is about, and what you would like to know.`}
          </li>
        )}
        {messages.map((message, index) => {
          const before = messages[index - 1]
          const firstUnread = index === newFrom
          const newDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt)
          return (
            <Fragment key={message._id}>
              {newDay && <li className="chat-day">{dayOf(message.createdAt)}</li>}
              {firstUnread && <li className="chat-new">{t`New`}</li>}
              <MessageItem
                message={message}
                active={active === message._id}
                onActivate={setActive}
                first={
                  newDay ||
                  firstUnread ||
                  before.sender?._id !== message.sender?._id ||
                  Date.parse(message.createdAt) - Date.parse(before.createdAt) > 5 * 60_000
                }
                me={me}
                closed={one.closed !== null}
                seen={index === lastSeen ? namesOf(one, message.seenBy) : []}
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
            <Loader size="xs" aria-label={t`Loading newer messages`} />
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
            {t`To the latest`}
          </Button>
        </div>
      )}
    </div>
  )
}

const longDate = dates({ dateStyle: 'long' })
const dayOf = (time: string) => longDate(new Date(time))

const namesOf = (one: Conversation, ids: string[]) =>
  ids.flatMap((id) => {
    const user = one.users.find(({ _id }) => _id === id)
    return user ? [nameOf(user)] : []
  })
