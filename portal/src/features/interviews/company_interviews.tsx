import '../../components/lists/cards.css'
import '../../components/page/page_tabs.css'
import { useState } from 'react'
import { Button, Tabs } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { IconCalendarPlus } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { readPages, rowsOf } from '../../app/read'
import { CalendarFeed } from './calendar_feed'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { useAccess } from '../../app/session/access'
import { CompanyInterview } from './one_interview'
import { InterviewWeek } from './interview_week'
import { InviteDialog } from './invite_dialog'
import type { Span } from './schedule/use_schedule'

/** /client/interviews: what is to come, what waits for an outcome, what was. */
export default function Interviews() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('status') ?? 'upcoming'
  const marked = params.get('id')
  const week = tab === 'week'
  const list = useInfiniteQuery({
    ...readPages('GET', '/client/getInterviewsData', {
      query: { limit: 30, status: tab === 'all' ? undefined : tab },
    }),
    enabled: !week,
  })
  const mayInvite = useAccess('interviews')?.allowed ?? false
  const [inviting, setInviting] = useState<{ at?: Span }>()
  const rows = rowsOf(list)
  return (
    <>
      <PageHeader
        title={t`Interviews`}
        actions={
          <>
            <CalendarFeed />
            {mayInvite && (
              <Button
                leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
                onClick={() => setInviting({})}
              >
                {t`Invite`}
              </Button>
            )}
          </>
        }
      >
        {t`Each time is shown as it is where you are, and where the candidate is.`}
      </PageHeader>
      <Tabs
        className="page-tabs"
        value={tab}
        onChange={(value) =>
          setParams(value && value !== 'upcoming' ? { status: value } : {}, { replace: true })
        }
        mb="md"
      >
        <Tabs.List className="c-sideways">
          <Tabs.Tab value="upcoming">{t`Upcoming`}</Tabs.Tab>
          <Tabs.Tab value="week">{t`Week`}</Tabs.Tab>
          <Tabs.Tab value="awaiting_outcome">{t`Outcome due`}</Tabs.Tab>
          <Tabs.Tab value="past">{t`Past`}</Tabs.Tab>
          <Tabs.Tab value="all">{t`All`}</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      {week ? (
        <InterviewWeek onInvite={mayInvite ? (at) => setInviting({ at }) : undefined} />
      ) : (
        <GrowingList
          list={list}
          what={t`The interviews`}
          rows={rows}
          empty={
            <EmptyState
              title={t`No interviews here`}
              icon={<Spot name="calendar" />}
              action={
                <Button component={Link} to="/client/jobs">
                  {t`Go to your jobs`}
                </Button>
              }
            >
              {t`Invite an applicant here or from their card; the times you offer appear here.`}
            </EmptyState>
          }
        >
          <ul className="cards">
            {rows.map((interview) => (
              <CompanyInterview
                key={interview._id}
                interview={interview}
                marked={marked === interview._id}
              />
            ))}
          </ul>
        </GrowingList>
      )}
      {inviting && <InviteDialog at={inviting.at} onClose={() => setInviting(undefined)} />}
    </>
  )
}
