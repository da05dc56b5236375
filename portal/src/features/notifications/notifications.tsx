import './live_bell.css'
import { useState } from 'react'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../../app/api'
import type { Notification } from './live_bell'
import { readPages } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
import { When } from '../../components/when'

/** Everything that reached a person, the newest first; the bell shows the first of it and keeps both alive. */
export default function Notifications() {
  const client = useQueryClient()
  const list = useInfiniteQuery(
    readPages<Notification[]>('GET', '/notifications', { query: { limit: 30 } })
  )
  const [clearing, setClearing] = useState(false)
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  const unread = (list.data?.pages[0] as { unread?: number } | undefined)?.unread ?? 0
  const act = async (call: Promise<unknown>) => {
    await call.catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['/notifications'] })
  }
  return (
    <div style={{ maxWidth: 760 }}>
      <PageHeader
        title="Notifications"
        actions={
          <>
            <Button
              variant="default"
              disabled={!unread}
              onClick={() => void act(api.put('/notifications/read', { notice: 'errors' }))}
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
                <Link
                  to={row.link}
                  onClick={() =>
                    row.readAt ||
                    void act(
                      api.put('/notifications/:id/read', {
                        params: { id: row._id },
                        notice: 'none',
                      })
                    )
                  }
                >
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
      <Modal opened={clearing} onClose={() => setClearing(false)} title="Clear all notifications?">
        <Stack>
          <Text size="sm">
            They are removed for good, read or not. What they were about stays where it is.
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setClearing(false)}>
              Keep them
            </Button>
            <Button
              color="red"
              onClick={() => (setClearing(false), void act(api.delete('/notifications')))}
            >
              Clear notifications
            </Button>
          </Group>
        </Stack>
      </Modal>
    </div>
  )
}
