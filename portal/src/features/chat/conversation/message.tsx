import './message.css'
import { IconFile } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { reactions } from '#api/chat/chat_facts'
import { useSession } from '../../../app/session/session'
import { MarkedText } from '../../../components/marks/marked_text'
import { clock, fullDate } from '../../../components/format'
import { nameOf, type Message } from '../chat_data'
import { ChatFace } from '../conversation_list'
import type { History } from './history'
import { changesOf, ShownActs, type MessageActs } from './message/message_acts'
import { Files } from './message/message_files'
import type { Outgoing } from './outgoing'
import { ReactionIcon } from './reaction_icon'

/** One message with what can be done about it. */
export function MessageItem({
  message,
  first,
  active,
  me,
  closed,
  seen,
  history,
  onActivate,
  ...acts
}: MessageActs & {
  message: Message
  /** What can be done with it is shown. */
  active: boolean
  onActivate: (id: string) => void
  /** It begins a group of the same person. */
  first: boolean
  me: string
  closed: boolean
  /** Who has seen it, by name. */
  seen: string[]
  history: History
}) {
  const { sender } = message
  const name = sender ? nameOf(sender) : t`A former member`
  const changes = changesOf(message, me, history)
  return (
    <li
      className="chat-message"
      data-id={message._id}
      data-first={first || undefined}
      tabIndex={-1}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onActivate(message._id)}
      onFocus={() => onActivate(message._id)}
      onClick={() => onActivate(message._id)}
      aria-label={`${name}, ${clock(message.createdAt)}`}
    >
      {first && <ChatFace name={name} image={sender?.userImage ?? null} size={36} />}
      {first && (
        <div className="chat-who">
          <strong>{sender?._id === me ? t`You` : name}</strong>
          <time dateTime={message.createdAt} title={fullDate(message.createdAt)}>
            {clock(message.createdAt)}
          </time>
        </div>
      )}
      {message.replyTo && <Quote of={message.replyTo} history={history} />}
      {message.isDeleted ? (
        <div className="chat-gone">
          {message.isRemoved ? t`Removed by the moderators` : t`This message was deleted`}
        </div>
      ) : (
        <>
          <Content message={message} onStale={() => history.refresh(message._id)} />
          <Foot {...{ message, me, closed, changes }} />
          {seen.length > 0 && (
            <div className="chat-foot">
              <Trans>Seen by {{ seen: seen.join(', ') }}</Trans>
            </div>
          )}
          {active && <ShownActs {...{ message, me, closed, changes }} {...acts} />}
        </>
      )}
    </li>
  )
}

/** The message that is answered, and the way to it. */
function Quote({ of, history }: { of: NonNullable<Message['replyTo']>; history: History }) {
  return (
    <div>
      <button type="button" className="chat-quote" onClick={() => void history.jumpTo(of._id)}>
        {of.fName ?? t`Somebody`}: {of.isDeleted ? t`Message deleted` : of.text || t`File`}
      </button>
    </div>
  )
}

function Content({ message, onStale }: { message: Message; onStale: () => Promise<void> }) {
  return (
    <>
      {message.text && (
        <div>
          <MarkedText text={message.text} />
        </div>
      )}
      {message.attachments.length > 0 && (
        <div>
          <Files files={message.attachments} onStale={onStale} />
        </div>
      )}
      {!message.text && message.attachments.length === 0 && (
        <div className="chat-gone">{t`The file is not here any more`}</div>
      )}
    </>
  )
}

/** Who reacted, and whether it was pinned or changed. */
function Foot({
  message,
  me,
  closed,
  changes,
}: {
  message: Message
  me: string
  closed: boolean
  changes: ReturnType<typeof changesOf>
}) {
  if (message.reactions.length === 0 && !message.editedAt && !message.isPinned) return null
  return (
    <div className="chat-foot">
      {message.reactions.map(({ reaction, users }) => {
        const known = reactions.find(({ value }) => value === reaction)!
        return (
          <button
            key={reaction}
            type="button"
            className="chat-reaction"
            aria-pressed={users.includes(me)}
            aria-label={`${known.label}, ${users.length}`}
            disabled={closed}
            onClick={() => void changes.react(known.value)}
          >
            <ReactionIcon of={known.value} /> {users.length}
          </button>
        )
      })}
      {message.isPinned && <span>{t`Pinned`}</span>}
      {message.editedAt && <span title={fullDate(message.editedAt)}>{t`Edited`}</span>}
    </div>
  )
}

/** A message on its way, or one that did not arrive, with the way to send it again. */
export function OutgoingItem({ one, history }: { one: Outgoing; history: History }) {
  const { user } = useSession()
  return (
    <li className="chat-message" data-first>
      <ChatFace name={user ? nameOf(user) : t`You`} image={user?.userImage ?? null} size={36} />
      <div>
        <div className="chat-who">
          <strong>{t`You`}</strong>
          <small>
            {one.failed
              ? t`Not sent`
              : history.waits
                ? t`Not sent yet; goes out once you are online`
                : t`Sending…`}
          </small>
        </div>
        {one.text && <MarkedText text={one.text} />}
        {one.attachments.map(({ _id, fileName }) => (
          <span key={_id} className="chat-file">
            <IconFile size={20} stroke={1.5} aria-hidden="true" />
            <span>{fileName}</span>
          </span>
        ))}
        {(one.failed || history.waits) && (
          <div className="chat-foot" role={one.failed ? 'alert' : undefined}>
            {one.failed && <span style={{ color: 'var(--harm)' }}>{one.failed}</span>}
            <button type="button" className="c-link" onClick={() => history.retry(one.client_id)}>
              {t`Send again`}
            </button>
            <button type="button" className="c-link" onClick={() => history.drop(one.client_id)}>
              {t`Discard`}
            </button>
          </div>
        )}
      </div>
    </li>
  )
}
