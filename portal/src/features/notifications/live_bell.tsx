import './live_bell.css'
import { useEffect, useState } from 'react'
import { ActionIcon, Indicator, Popover, ScrollArea } from '@mantine/core'
import { Link } from 'react-router-dom'
import { IconBell } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { readKey, read } from '../../app/read'
import { hear } from '../../app/live/live_stream'
import { useSession } from '../../app/session/session'
import { Failed, Stale } from '../../components/page/fetched'
import { shownAnew } from './shown_anew'
import { NotificationLines, useNotificationWrites, type Notification } from './notification_lines'

const values = { query: { limit: 20 } }

/** Notifications as they come: the stored ones first, then the live stream; after a break it asks again. */
function useNotifications() {
  const { user } = useSession()
  const client = useQueryClient()
  const key = readKey('GET', '/notifications', values)
  const query = useQuery({
    ...read('GET', '/notifications', values),
    enabled: Boolean(user),
    retry: false,
    // the bell says so itself when it is opened
    meta: { isAside: true },
  })
  const userId = user?._id
  useEffect(() => {
    if (!userId) return
    const changed = (kind: string) => {
      for (const path of shownAnew(kind)) void client.invalidateQueries({ queryKey: [path] })
    }
    const listed = () => client.getQueryData<{ data: Notification[] }>(key)?.data ?? []
    // what came before the stream was joined is in no event, but in the list
    const again = async () => {
      const known = listed()[0]?.createdAt
      await client.invalidateQueries({ queryKey: ['/notifications'] })
      if (known) for (const { createdAt, kind } of listed()) if (createdAt > known) changed(kind)
    }
    void import('./push').then(({ keepPush }) => keepPush(userId)).catch(() => {})
    const heard = (event: { kind?: string } | undefined) => {
      if (!event?.kind) return
      changed(event.kind)
      void again()
    }
    return hear(`users/${userId}`, heard, () => void again())
  }, [userId])
  const { readAll, readOne, clear } = useNotificationWrites()
  const rows: Notification[] = Array.isArray(query.data?.data) ? query.data.data : []
  return {
    rows,
    unread: query.data?.unread ?? rows.filter((row) => !row.readAt).length,
    query,
    async readAll() {
      client.setQueryData(
        key,
        (old: any) =>
          old && {
            ...old,
            unread: 0,
            data: old.data.map((row: Notification) => ({
              ...row,
              readAt: row.readAt ?? new Date().toISOString(),
            })),
          }
      )
      await readAll.send()
    },
    read: readOne.send,
    async clear() {
      client.setQueryData(key, (old: any) => old && { ...old, unread: 0, data: [] })
      await clear.send()
    },
  }
}

/** The bell with what is new, as it comes. */
export function LiveBell() {
  const { rows, unread, readAll, read, clear, query } = useNotifications()
  const [opened, setOpened] = useState(false)
  const { userType } = useSession()
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(380px, calc(100vw - 24px))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Indicator
        className="c-bell"
        disabled={!unread}
        label={unread > 9 ? '9+' : unread}
        size={18}
        offset={5}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={38}
            aria-label={unread ? t`Notifications, ${unread} unread` : t`Notifications`}
            onClick={() => setOpened((now) => !now)}
          >
            <IconBell size={21} stroke={1.5} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0}>
        <div className="c-bell-head">
          <strong>{t`Notifications`}</strong>
          <span>
            <button type="button" className="c-link" onClick={readAll} disabled={!unread}>
              {t`Mark as read`}
            </button>
            <button type="button" className="c-link" onClick={clear} disabled={!rows.length}>
              {t`Clear`}
            </button>
          </span>
        </div>
        <ScrollArea.Autosize mah={420} type="auto">
          {rows.length > 0 && <Stale read={query} what={t`The notifications`} />}
          {rows.length ? (
            <NotificationLines rows={rows} onRead={read} onFollow={() => setOpened(false)} />
          ) : query.isError ? (
            <Failed read={query} what={t`The notifications`} />
          ) : (
            <p className="dim c-bell-none">{t`Nothing new. What needs you appears here.`}</p>
          )}
        </ScrollArea.Autosize>
        {userType !== 'admin' && (
          <Link
            className="c-bell-all"
            to={userType === 'client' ? '/client/notifications' : '/candidate/notifications'}
            onClick={() => setOpened(false)}
          >
            {t`All notifications`}
          </Link>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
