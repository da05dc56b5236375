import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { readPages, rowsOf } from '../../app/read'
import { dayWord, isWithin } from '../../components/times/days'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { NotificationLines, useNotificationWrites, type Notification } from './notification_lines'

/** What came today, yesterday, in the week before and earlier: the newest stand first, and so do their days. */
const byDay = (rows: Notification[]) =>
  Map.groupBy(
    rows,
    ({ createdAt }) => dayWord(createdAt) ?? (isWithin(8, createdAt) ? t`Last 7 days` : t`Earlier`)
  )

/** Everything that reached a person, the newest first; the bell shows the first of it and keeps both alive. */
export default function Notifications() {
  const list = useInfiniteQuery(readPages('GET', '/notifications', { query: { limit: 30 } }))
  const rows = rowsOf(list)
  const unread = (list.data?.pages[0] as { unread?: number } | undefined)?.unread ?? 0
  const { readAll, readOne, clear } = useNotificationWrites()
  return (
    <div style={{ maxWidth: 760 }}>
      <PageHeader
        title={t`Notifications`}
        actions={
          <>
            <Button
              variant="default"
              disabled={!unread}
              loading={readAll.busy}
              onClick={() => void readAll.send()}
            >
              {t`Mark all as read`}
            </Button>
            <Button
              variant="default"
              disabled={!rows.length}
              loading={clear.busy}
              onClick={() => void clear.send()}
            >
              {t`Clear`}
            </Button>
          </>
        }
      >
        {unread > 0 && t`${unread} unread · `}
        <Link to="/settings/notifications" className="c-text-link">
          {t`Choose what reaches you`}
        </Link>
      </PageHeader>
      <GrowingList
        list={list}
        what={t`The notifications`}
        rows={rows}
        pending={<ListSkeleton rows={8} height={56} />}
        empty={
          <EmptyState icon={<Spot name="answered" />} title={t`Nothing here`}>
            {t`What needs you, and what has changed, will appear here.`}
          </EmptyState>
        }
      >
        <div className="c-bell-days" data-lines="">
          {[...byDay(rows)].map(([title, some]) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <div className="c-section">
                <NotificationLines rows={some} onRead={readOne.send} />
              </div>
            </section>
          ))}
        </div>
      </GrowingList>
    </div>
  )
}
