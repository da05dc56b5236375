import './history_list.css'
import { Fragment, useState, type ReactNode } from 'react'
import { Button, Loader } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { dayWord } from '../../../components/times/days'
import { dates } from '../../../components/format'
import { EmptyState } from '../../../components/message'
import { ListSkeleton } from '../../../components/page/skeletons'
import { nameOf, type Conversation, type Message } from '../chat_data'
import type { History } from './history'
import { MessageItem, OutgoingItem } from './message'
import type { MessageActs } from './message/message_acts'
import { useReadingPlace, walkMessages } from './window/use_reading_place'

type Shown = MessageActs & {
  history: History
  one: Conversation
  me: string
  /** What came after this message was new when the conversation was opened. */
  unreadFrom: number | null
}

/** Messages without end in both directions. */
export function HistoryList({
  onLeave,
  ...shown
}: Shown & {
  /** Escape leads back to where one writes. */
  onLeave: () => void
}) {
  const { history } = shown
  const { messages, outgoing, state } = history
  const { box, away, look } = useReadingPlace(history)
  if (state === 'loading')
    return (
      <div className="chat-history">
        <ListSkeleton rows={6} height={52} />
      </div>
    )
  if (state === 'failed') return <NotFetched history={history} />
  return (
    <div
      className="chat-history"
      ref={box}
      onScroll={look}
      onKeyDown={(event) => walkMessages(event, onLeave)}
      tabIndex={0}
      role="log"
      aria-label={t`Messages`}
    >
      <ol>
        {history.loading === 'before' ? (
          <Edge>
            <Loader size="xs" aria-label={t`Loading older messages`} />
          </Edge>
        ) : (
          !history.before &&
          messages.length > 0 && <Edge>{t`This is where your conversation begins.`}</Edge>
        )}
        {messages.length === 0 && outgoing.length === 0 && (
          <Edge>
            {t`Nothing written yet. Say what it is about, and what you would like to know.`}
          </Edge>
        )}
        <Messages {...shown} />
        {!history.after &&
          outgoing.map((each) => (
            <OutgoingItem key={each.client_id} one={each} history={history} />
          ))}
        {history.loading === 'after' && (
          <Edge>
            <Loader size="xs" aria-label={t`Loading newer messages`} />
          </Edge>
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

function Edge({ children }: { children: ReactNode }) {
  return <li className="chat-edge">{children}</li>
}

function NotFetched({ history }: { history: History }) {
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
}

/** The messages by day, with a line before what is new. */
function Messages({ history, one, me, unreadFrom, ...acts }: Shown) {
  // what can be done is shown at one message at a time: the one under the pointer, or that has the focus
  const [active, setActive] = useState<string>()
  const { messages } = history
  const lastSeen = lastSeenOf(messages, me)
  const newFrom = newFromOf(messages, me, unreadFrom)
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const firstUnread = index === newFrom
    const newDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt)
    return (
      <Fragment key={message._id}>
        {newDay && (
          <li className="chat-day" title={dayOf(message.createdAt)}>
            {dayWord(message.createdAt) ?? dayOf(message.createdAt)}
          </li>
        )}
        {firstUnread && <li className="chat-new">{t`New`}</li>}
        <MessageItem
          {...{ message, me, history }}
          {...acts}
          active={active === message._id}
          onActivate={setActive}
          first={newDay || firstUnread || beginsGroup(message, before)}
          closed={one.closed !== null}
          seen={index === lastSeen ? namesOf(one, message.seenBy) : []}
        />
      </Fragment>
    )
  })
}

/** Another person than before, or some minutes later. */
const beginsGroup = (message: Message, before: Message) =>
  before.sender?._id !== message.sender?._id ||
  Date.parse(message.createdAt) - Date.parse(before.createdAt) > 5 * 60_000

/** The last of one's own messages that somebody saw, as long as nobody answered it. */
function lastSeenOf(messages: Message[], me: string) {
  const lastAnswer = messages.findLastIndex(({ sender }) => sender?._id !== me)
  return messages.findLastIndex(
    ({ sender, seenBy }, index) => index > lastAnswer && sender?._id === me && seenBy.length > 0
  )
}

/** What was new when it was opened, until the reader answers. */
function newFromOf(messages: Message[], me: string, unreadFrom: number | null) {
  if (unreadFrom === null) return -1
  const isLater = ({ _id }: Message) => Number(_id) > unreadFrom
  const isMine = ({ sender }: Message) => sender?._id === me
  return messages.some((message) => isLater(message) && isMine(message))
    ? -1
    : messages.findIndex((message) => isLater(message) && !isMine(message))
}

const longDate = dates({ dateStyle: 'long' })
const dayOf = (time: string) => longDate(new Date(time))

const namesOf = (one: Conversation, ids: string[]) =>
  ids.flatMap((id) => {
    const user = one.users.find(({ _id }) => _id === id)
    return user ? [nameOf(user)] : []
  })
