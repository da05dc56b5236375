import '../../components/lists/cards.css'
import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { readPages, rowsOf } from '../../app/read'
import { CalendarFeed } from './calendar_feed'
import { LinkedCalendar } from '../mailing'
import { GrowingList } from '../../components/lists/growing_list'
import { MyInterview } from './one_interview'
import { waiting } from './my_interview_card'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { AskInterview } from './ask_interview'

/** /candidate/interviews: what needs an answer, what is to come, what was. */
export default function Interviews() {
  const list = useInfiniteQuery(readPages('GET', '/candidate/interviews', { query: { limit: 50 } }))
  const [params, setParams] = useSearchParams()
  const asking = params.get('ask')
  const ask = (value: string | null) => setParams(value === null ? {} : { ask: value })
  const rows = rowsOf(list)
  const parts = [
    { title: t`Needs your answer`, rows: rows.filter((one) => waiting.includes(one.status)) },
    { title: t`Upcoming`, rows: rows.filter((one) => one.status === 'scheduled') },
    {
      title: t`Past`,
      rows: rows.filter((one) => !waiting.includes(one.status) && one.status !== 'scheduled'),
    },
  ]
  return (
    <>
      <PageHeader
        title={t`Interviews`}
        actions={
          <>
            <LinkedCalendar
              opened={params.has('calendar')}
              onOpened={(opened) => setParams(opened ? { calendar: '' } : {})}
            />
            <CalendarFeed />
            <Button
              variant={parts[0].rows.length > 0 ? 'default' : 'filled'}
              onClick={() => ask('')}
            >
              {t`Ask for an interview`}
            </Button>
          </>
        }
      >
        {t`Times are in your own zone, and beside it in the company's, named by its city.`}
      </PageHeader>
      <GrowingList
        list={list}
        what={t`Your interviews`}
        rows={rows}
        empty={
          <EmptyState
            title={t`No interviews yet`}
            icon={<Spot name="calendar" />}
            action={
              <Button component={Link} to="/candidate/jobs">
                {t`See your applications`}
              </Button>
            }
          >
            {t`When a company invites you, the times to choose from appear here. You may also ask for one.`}
          </EmptyState>
        }
      >
        {parts
          .filter((part) => part.rows.length)
          .map((part) => (
            <section key={part.title} aria-label={part.title}>
              <Text component="h2" fz={18} fw={650} mt="lg" mb="sm">
                {part.title}
              </Text>
              <ul className="cards">
                {part.rows.map((interview) => (
                  <MyInterview
                    key={interview._id}
                    interview={interview}
                    marked={params.get('id') === interview._id}
                  />
                ))}
              </ul>
            </section>
          ))}
      </GrowingList>
      {asking !== null && (
        <AskInterview appliedId={asking || undefined} onClose={() => ask(null)} />
      )}
    </>
  )
}
