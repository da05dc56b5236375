import './live_bell.css'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import {
  IconAddressBook,
  IconBell,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconChecklist,
  IconFileText,
  IconMessageCircle,
  IconReceipt,
  IconRosetteDiscountCheck,
  IconSparkles,
  IconUserCircle,
  IconUserSearch,
} from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { notify } from '../../app/notices'
import { refresh, useWrite } from '../../components/forms/write'
import { When } from '../../components/when'

export type Notification = {
  _id: string
  kind: string
  message: string
  link?: string | null
  /** How many are told in this one line. */
  count: number
  readAt: string | null
  createdAt: string
}

const refreshes = ['/notifications']

/** What an event is about, at a glance; an event is the first part of a notification's kind. */
const icons: Record<string, typeof IconBell> = {
  application: IconFileText,
  offer: IconRosetteDiscountCheck,
  interview: IconCalendarEvent,
  message: IconMessageCircle,
  comment: IconMessageCircle,
  contact: IconAddressBook,
  assessment: IconChecklist,
  screening: IconSparkles,
  profile: IconUserCircle,
  resume: IconUserCircle,
  search: IconUserSearch,
  job: IconBriefcase,
  company: IconBuilding,
  billing: IconReceipt,
}

function EventIcon({ kind }: { kind: string }) {
  const Icon = icons[kind.split('.')[0]] ?? IconBell
  return <Icon size={18} stroke={1.5} aria-hidden="true" />
}

/** Marks as read, clears, and takes a clearing back; the lists ask the server again. */
export function useNotificationWrites() {
  const client = useQueryClient()
  // what was shown at once is put right by asking again
  const onRefused = () => refresh(client, refreshes)
  const readAll = useWrite(() => api.put('/notifications/read', { notice: 'errors' }), {
    refreshes,
    onRefused,
  })
  const readOne = useWrite(
    (id: string) => api.put('/notifications/:id/read', { params: { id }, notice: 'none' }),
    { refreshes, onRefused }
  )
  const restore = useWrite(() => api.put('/notifications/restore'), { refreshes })
  const clear = useWrite(() => api.delete('/notifications', { notice: 'errors' }), {
    refreshes,
    onRefused,
    onDone: () => notify.undo(t`Notifications cleared`, () => restore.send()),
  })
  return { readAll, readOne, clear }
}

/** Up and down, Home and End move between the lines, as in a menu; Tab goes on as everywhere. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const all = event.currentTarget.closest('[data-lines]') ?? event.currentTarget
  const links = [...all.querySelectorAll<HTMLElement>('a, button')]
  const now = links.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: links.length - 1 }[event.key]
  const target = next === undefined ? undefined : links[Math.max(next, 0)]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** Notifications as lines: each leads to what it is about, or is marked as read by itself. */
export function NotificationLines({
  rows,
  onRead,
  onFollow,
}: {
  rows: Notification[]
  onRead: (id: string) => unknown
  onFollow?: () => unknown
}) {
  const read = (row: Notification) => row.readAt || void onRead(row._id)
  return (
    <ul className="c-bell-list" onKeyDown={moveFocus}>
      {rows.map((row) => (
        <li key={row._id} data-unread={!row.readAt || undefined}>
          <EventIcon kind={row.kind} />
          {!row.readAt && <span className="sr-only">{t`Unread:`} </span>}
          {row.link?.startsWith('/admin') ? (
            <a href={row.link} onClick={() => read(row)}>
              {row.message}
            </a>
          ) : row.link ? (
            <Link to={row.link} onClick={() => (onFollow?.(), read(row))}>
              {row.message}
            </Link>
          ) : row.readAt ? (
            <span>{row.message}</span>
          ) : (
            <button type="button" title={t`Mark as read`} onClick={() => read(row)}>
              {row.message}
            </button>
          )}
          <small className="dim">
            <When at={row.createdAt} />
          </small>
        </li>
      ))}
    </ul>
  )
}
