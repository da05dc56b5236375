import './live_bell.css'
import { useState } from 'react'
import { Button, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../../app/api'
import { Dialog, DialogEnd } from '../../components/dialog'
import type { Notification } from './live_bell'
import { readPages } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
import { useWrite } from '../../components/forms/write'
import { When } from '../../components/when'

/** Everything that reached a person, the newest first; the bell shows the first of it and keeps both alive. */
export default function Notifications() {
  const list = useInfiniteQuery(
    readPages<Notification[]>('GET', '/notifications', { query: { limit: 30 } })
  )
  const [clearing, setClearing] = useState(false)
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  const unread = (list.data?.pages[0] as { unread?: number } | undefined)?.unread ?? 0
  const refreshes = ['/notifications']
  const readAll = useWrite(() => api.put('/notifications/read', { notice: 'errors' }), {
    refreshes,
  })
  const readOne = useWrite(
    (id: string) => api.put('/notifications/:id/read', { params: { id }, notice: 'none' }),
    { refreshes }
  )
  const clear = useWrite(() => api.delete('/notifications'), {
    refreshes,
    onDone: () => setClearing(false),
  })
  return (
    <div style={{ maxWidth: 760 }}>
      <PageHeader
        title="Notifications"
        actions={
          <>
            <Button
              variant="default"
              disabled={!unread}
              loading={readAll.busy}
              onClick={() => void readAll.send()}
            >
              Mark all as read
            </Button>
            <Button variant="default" disabled={!rows.length} onClick={() => setClearing(true)}>
              Clear
            </Button>
          </>
        }
      >
        {unread > 0 && `${unread} unread · `}
        <Link to="/settings/notifications" className="c-text-link">
          Choose what reaches you
        </Link>
      </PageHeader>
      <GrowingList
        list={list}
        what="The notifications"
        rows={rows}
        pending={<ListSkeleton rows={8} height={56} />}
        empty={
          <EmptyState title="Nothing here">
            What needs you, and what has changed, will stand here.
          </EmptyState>
        }
      >
        <ul className="c-bell-list c-section" style={{ padding: 0 }}>
          {rows.map((row) => (
            <li key={row._id} data-unread={!row.readAt || undefined}>
              {!row.readAt && <span className="sr-only">Unread: </span>}
              {row.link ? (
                <Link to={row.link} onClick={() => row.readAt || void readOne.send(row._id)}>
                  {row.message}
                </Link>
              ) : (
                <span>{row.message}</span>
              )}
              <small className="dim">
                <When at={row.createdAt} />
              </small>
            </li>
          ))}
        </ul>
      </GrowingList>
      {clearing && (
        <Dialog onClose={() => setClearing(false)} title="Clear all notifications?">
          <Stack>
            <Text size="sm">
              They are removed for good, read or not. What they were about stays where it is.
            </Text>
            <DialogEnd back="Keep them" onBack={() => setClearing(false)}>
              <Button color="red" loading={clear.busy} onClick={() => void clear.send()}>
                Clear notifications
              </Button>
            </DialogEnd>
          </Stack>
        </Dialog>
      )}
    </div>
  )
}
