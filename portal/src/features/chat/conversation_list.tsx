import './unread_mark.css'
import './conversation_list.css'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { IconBellOff, IconPin } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import type { useConversations } from './chat_data'
import { useSession } from '../../app/session/session'
import { Face } from '../../components/face'
import { GrowingList } from '../../components/lists/growing_list'
import { ListSkeleton } from '../../components/page/skeletons'
import { isWithin } from '../../components/times/days'
import { clock, dates, fullDate } from '../../components/format'
import { chatPath, otherSide, useDraft, type Conversation } from './chat_data'

/** A person's face with a mark while they are here. */
export function ChatFace({
  name,
  image,
  square,
  here,
  size = 40,
}: {
  name: string
  image: string | null
  square?: boolean
  here?: boolean
  size?: number
}) {
  return (
    <span className="chat-face" data-here={here || undefined}>
      <Face name={name} src={image} size={size} square={square} />
      {here && <span className="sr-only">{t`Here now`}</span>}
    </span>
  )
}

/** The beginning of a message; of a code block the code alone. */
const inOneLine = (text: string) =>
  text
    .replace(/```(\w*\n)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)

function lastWords({ latestMessage: last, dev }: Conversation, me: string) {
  if (!last) return t`Nothing written yet`
  if (last.isRemoved) return t`Removed by the moderators`
  if (last.isDeleted) return t`Message deleted`
  const words =
    inOneLine(last.text) || last.attachments.map(({ fileName }) => fileName).join(', ') || t`File`
  if (last.sender?._id === me) return t`You: ${words}`
  // of a team it matters who answered
  const ofTeam = last.sender && dev && last.sender._id !== dev.userId
  return ofTeam ? `${last.sender!.fName}: ${words}` : words
}

const shortWeekday = dates({ weekday: 'short' })
const shortDate = dates({ day: 'numeric', month: 'short' })

/** Today the hour, in a week the day, else the date. */
function ShortTime({ at }: { at: string }) {
  const short = isWithin(1, at) ? clock : isWithin(7, at) ? shortWeekday : shortDate
  return (
    <time dateTime={at} title={fullDate(at)}>
      {short(new Date(at))}
    </time>
  )
}

function Row({ one, open }: { one: Conversation; open: boolean }) {
  const { user, userType } = useSession()
  const me = user!._id
  const other = otherSide(one, me)
  const draft = useDraft(me, one._id)
  return (
    <li>
      <Link
        className="chat-row"
        to={chatPath(userType, one._id)}
        aria-current={open ? 'page' : undefined}
        data-unread={one.unread > 0 || undefined}
      >
        <ChatFace {...other} />
        <span style={{ minWidth: 0, display: 'grid' }}>
          <span className="chat-row-name">{other.name}</span>
          <span className="chat-row-last">
            {draft && !open ? t`Draft: ${{ draft: draft.slice(0, 80) }}` : lastWords(one, me)}
          </span>
        </span>
        <span className="chat-row-end">
          <ShortTime at={one.latestMessage?.createdAt ?? one.activeAt} />
          {one.unread > 0 ? (
            <span className="chat-count">
              {one.unread > 99 ? '99+' : one.unread}
              <span className="sr-only">{t` unread`}</span>
            </span>
          ) : one.isMuted ? (
            <IconBellOff size={16} stroke={1.5} aria-label={t`Muted`} />
          ) : one.isPinned ? (
            <IconPin size={16} stroke={1.5} aria-label={t`Pinned`} />
          ) : null}
        </span>
      </Link>
    </li>
  )
}

/** Conversations, the last active first and the pinned above them; arrow keys walk the list. */
export function ConversationList({
  list,
  openId,
  empty,
}: {
  list: ReturnType<typeof useConversations>
  openId?: string
  empty: ReactNode
}) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const all = list.data?.pages.flatMap((page) => page.data) ?? []
  const rows = [...all.filter((one) => one.isPinned), ...all.filter((one) => !one.isPinned)]
  return (
    <div
      className="chat-rows"
      ref={setBox}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        const links = [...(box?.querySelectorAll<HTMLElement>('.chat-row') ?? [])]
        const at = links.indexOf(document.activeElement as HTMLElement)
        if (at < 0) return
        event.preventDefault()
        links[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
      }}
    >
      <GrowingList
        list={list}
        what={t`Your conversations`}
        rows={rows}
        pending={
          <div className="ch-waits">
            <ListSkeleton rows={6} height={60} />
          </div>
        }
        empty={empty}
      >
        <ul aria-label={t`Conversations`}>
          {rows.map((one) => (
            <Row key={one._id} one={one} open={one._id === openId} />
          ))}
        </ul>
      </GrowingList>
    </div>
  )
}
