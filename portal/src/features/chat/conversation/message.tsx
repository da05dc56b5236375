import './message.css'
import { useState } from 'react'
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconFile,
  IconFlag,
  IconMoodSmile,
  IconPencil,
  IconPin,
  IconTrash,
} from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CHANGE_MINUTES, reactions } from '#api/chat/chat_facts'
import { api } from '../../../app/api'
import { useSession } from '../../../app/session/session'
import { Dialog } from '../../../components/dialog'
import { MarkedText } from '../../../components/marks/marked_text'
import { clock, fileSize, fullDate } from '../../../components/format'
import { nameOf, type Message } from '../chat_data'
import { ChatFace } from '../conversation_list'
import type { History } from './history'
import type { Outgoing } from './outgoing'
import { ReactionIcon } from './reaction_icon'

/** Its sender may still change it. */
export const isYoung = ({ createdAt }: Message) =>
  Date.parse(createdAt) > Date.now() - CHANGE_MINUTES * 60_000

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
  onReply,
  onEdit,
  onReport,
}: {
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
  onReply: (message: Message) => void
  onEdit: (message: Message) => void
  onReport: (message: Message) => void
}) {
  const { sender } = message
  const name = sender ? nameOf(sender) : t`A former member`
  const mine = sender?._id === me
  const young = isYoung(message)
  const params = { id: message._id }
  const change = (call: Promise<{ data: Message }>) =>
    call.then(({ data }) => history.hear({ type: 'edited', message: data })).catch(() => undefined)
  const react = (reaction: (typeof reactions)[number]['value']) => {
    const on = !message.reactions.find((each) => each.reaction === reaction)?.users.includes(me)
    return change(
      api.put('/message/:id/reaction', { params, body: { reaction, on }, notice: 'errors' })
    )
  }
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
          <strong>{mine ? t`You` : name}</strong>
          <time dateTime={message.createdAt} title={fullDate(message.createdAt)}>
            {clock(message.createdAt)}
          </time>
        </div>
      )}
      {message.replyTo && (
        <div>
          <button
            type="button"
            className="chat-quote"
            onClick={() => void history.jumpTo(message.replyTo!._id)}
          >
            {message.replyTo.fName ?? t`Somebody`}:{' '}
            {message.replyTo.isDeleted ? t`Message deleted` : message.replyTo.text || t`File`}
          </button>
        </div>
      )}
      {message.isDeleted ? (
        <div className="chat-gone">{t`This message was deleted`}</div>
      ) : (
        <>
          {message.text && (
            <div>
              <MarkedText text={message.text} />
            </div>
          )}
          {message.attachments.length > 0 && (
            <div>
              <Files files={message.attachments} onStale={() => history.refresh(message._id)} />
            </div>
          )}
          {!message.text && message.attachments.length === 0 && (
            <div className="chat-gone">{t`The file is not here any more`}</div>
          )}
          {(message.reactions.length > 0 || message.editedAt || message.isPinned) && (
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
                    onClick={() => void react(known.value)}
                  >
                    <ReactionIcon of={known.value} /> {users.length}
                  </button>
                )
              })}
              {message.isPinned && <span>{t`Pinned`}</span>}
              {message.editedAt && <span title={fullDate(message.editedAt)}>{t`Edited`}</span>}
            </div>
          )}
          {seen.length > 0 && (
            <div className="chat-foot">
              <Trans>Seen by {{ seen: seen.join(', ') }}</Trans>
            </div>
          )}
          {active && (
            <div className="chat-acts" role="group" aria-label={t`What you can do`}>
              {!closed && (
                <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
                  <Menu.Target>
                    <ActionIcon variant="subtle" color="gray" size={28} aria-label={t`React`}>
                      <IconMoodSmile size={18} stroke={1.5} />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {reactions.map(({ value, label }) => (
                      <Menu.Item
                        key={value}
                        leftSection={<ReactionIcon of={value} />}
                        onClick={() => void react(value)}
                      >
                        {label}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              )}
              {!closed && (
                <Tooltip label={t`Reply`}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={28}
                    aria-label={t`Reply`}
                    onClick={() => onReply(message)}
                  >
                    <IconArrowBackUp size={18} stroke={1.5} />
                  </ActionIcon>
                </Tooltip>
              )}
              <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray" size={28} aria-label={t`More acts`}>
                    <IconDots size={18} stroke={1.5} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  {!closed && (
                    <Menu.Item
                      leftSection={<IconPin size={18} stroke={1.5} />}
                      onClick={() =>
                        void change(
                          api.put('/message/:id/pin', {
                            params,
                            body: { pinned: !message.isPinned },
                            notice: 'errors',
                          })
                        )
                      }
                    >
                      {message.isPinned ? t`Unpin` : t`Pin`}
                    </Menu.Item>
                  )}
                  <Menu.Item
                    leftSection={<IconCopy size={18} stroke={1.5} />}
                    onClick={() => void navigator.clipboard.writeText(message.text)}
                  >
                    {t`Copy text`}
                  </Menu.Item>
                  {mine && young && (
                    <>
                      {!closed && (
                        <Menu.Item
                          leftSection={<IconPencil size={18} stroke={1.5} />}
                          onClick={() => onEdit(message)}
                        >
                          {t`Edit`}
                        </Menu.Item>
                      )}
                      <Menu.Item
                        color="red"
                        leftSection={<IconTrash size={18} stroke={1.5} />}
                        onClick={() =>
                          void change(api.delete('/message/:id', { params, notice: 'errors' }))
                        }
                      >
                        {t`Delete`}
                      </Menu.Item>
                    </>
                  )}
                  {!mine && (
                    <Menu.Item
                      leftSection={<IconFlag size={18} stroke={1.5} />}
                      onClick={() => onReport(message)}
                    >
                      {t`Report`}
                    </Menu.Item>
                  )}
                </Menu.Dropdown>
              </Menu>
            </div>
          )}
        </>
      )}
    </li>
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

type File = Message['attachments'][number]

/** Pictures as such, PDFs in a dialog, the rest for download; a link that has died is fetched anew. */
function Files({ files, onStale }: { files: File[]; onStale: () => Promise<void> }) {
  const [shown, setShown] = useState<File>()
  const [renewed, setRenewed] = useState(false)
  return (
    <div className="chat-files">
      {files.map((file) =>
        file.type.startsWith('image/') && file.viewUrl ? (
          <button
            key={file._id}
            type="button"
            onClick={() => setShown(file)}
            aria-label={t`Look at ${{ fileName: file.fileName }}`}
            className="chat-picture-button"
          >
            <img
              className="chat-picture"
              src={file.viewUrl}
              alt={file.fileName}
              onError={() => {
                if (renewed) return
                setRenewed(true)
                void onStale()
              }}
            />
          </button>
        ) : file.type === 'application/pdf' ? (
          <button
            key={file._id}
            type="button"
            className="chat-file"
            onClick={() => void onStale().then(() => setShown(file))}
          >
            <IconFile size={20} stroke={1.5} aria-hidden="true" />
            <span>
              {file.fileName} <span className="dim">{fileSize(file.size)}</span>
            </span>
          </button>
        ) : (
          <a key={file._id} className="chat-file" href={file.url} download={file.fileName}>
            <IconFile size={20} stroke={1.5} aria-hidden="true" />
            <span>
              {file.fileName} <span className="dim">{fileSize(file.size)}</span>
            </span>
          </a>
        )
      )}
      {shown && (
        <Dialog onClose={() => setShown(undefined)} title={shown.fileName} size="90%">
          {shown.type === 'application/pdf' ? (
            <iframe
              src={files.find(({ _id }) => _id === shown._id)?.viewUrl}
              title={shown.fileName}
              style={{ width: '100%', height: '75dvh', border: 0 }}
            />
          ) : (
            <img
              src={files.find(({ _id }) => _id === shown._id)?.viewUrl}
              alt={shown.fileName}
              style={{ maxWidth: '100%', maxHeight: '75dvh', display: 'block', margin: '0 auto' }}
            />
          )}
          <p>
            <a
              className="c-text-link"
              href={files.find(({ _id }) => _id === shown._id)?.url}
              download={shown.fileName}
            >
              {t`Download`}
            </a>
          </p>
        </Dialog>
      )}
    </div>
  )
}
