import './for_you.css'
import { Button, Skeleton, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { read, readPages, rowsOf } from '../../../app/read'
import { NotYet } from '../../../components/page/fetched'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { GrowingList } from '../../../components/lists/growing_list'
import { PageHeader, Section } from '../../../components/page/page_header'
import { JobCard } from '../job_card'
import { useMySkills } from '../my_skills'
import { Reasons } from '../reasons'

/** What the ranking would look at, and where it is filled in. */
const parts = () => ({
  skills: { words: t`your skills`, to: '/candidate/profile/skills' },
  pay: { words: t`the pay you expect`, to: '/candidate/profile/titles' },
  place: { words: t`your city`, to: '/candidate/profile/personal' },
  modes: { words: t`where you would work`, to: '/candidate/profile/titles' },
})
type Part = keyof ReturnType<typeof parts>

/** /candidate/for-you: open jobs by how well they fit, each with the reasons. */
export default function ForYou() {
  const mine = useMySkills()
  const list = useInfiniteQuery(
    readPages('GET', '/candidate/jobs-for-you', { query: { limit: 20 } })
  )
  const rows = rowsOf(list)
  const missing = list.data?.pages[0]?.missing ?? []
  return (
    <>
      <PageHeader title={t`For you`}>
        {t`Open jobs ranked by your skills, lowest pay and place, and by how their companies answer.`}
      </PageHeader>
      {rows.length > 0 && <Missing parts={missing} />}
      <GrowingList
        list={list}
        what={t`The jobs for you`}
        rows={rows}
        empty={<Nothing parts={missing} />}
      >
        <ul className="c-list c-list-two">
          {rows.map(({ why, ...job }) => (
            <li key={job._id}>
              <JobCard job={job} mine={mine} reasons={<Reasons why={why} />} />
            </li>
          ))}
        </ul>
      </GrowingList>
    </>
  )
}

/** The jobs that fit best. */
export const bestForYou = read('GET', '/candidate/jobs-for-you', { query: { limit: 3 } })

/** The first three, for the dashboard. */
export function ForYouFirst() {
  const list = useQuery(bestForYou)
  const mine = useMySkills()
  const rows = list.data?.data ?? []
  const missing = list.data?.missing ?? []
  return (
    <Section
      title={t`For you`}
      actions={
        rows.length > 0 && (
          <Button component={Link} to="/candidate/for-you" variant="subtle" size="compact-sm">
            {t`All matches`}
          </Button>
        )
      }
    >
      {!list.data ? (
        <NotYet read={list} what={t`The jobs for you`}>
          <Skeleton height={160} />
        </NotYet>
      ) : rows.length ? (
        <ul className="c-list">
          {rows.map(({ why, ...job }) => (
            <li key={job._id}>
              <JobCard job={job} mine={mine} heading="h3" reasons={<Reasons why={why} />} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing parts={missing} />
      )}
    </Section>
  )
}

function Missing({ parts: missing }: { parts: Part[] }) {
  if (missing.length === 0) return null
  return (
    <Text size="sm" mb="md">
      {t`For closer matches, add:`}{' '}
      {missing.map((part, at) => (
        <span key={part}>
          {at > 0 && ', '}
          <Link className="c-text-link" to={parts()[part].to}>
            {parts()[part].words}
          </Link>
        </span>
      ))}
      .
    </Text>
  )
}

function Nothing({ parts: missing }: { parts: Part[] }) {
  return missing.includes('skills') ? (
    <EmptyState
      title={t`Tell us what you can do`}
      icon={<Spot name="search" />}
      action={
        <Button component={Link} to={parts().skills.to}>
          {t`Add your skills`}
        </Button>
      }
    >
      {t`Open jobs that ask for your skills appear here, the closest first.`}
    </EmptyState>
  ) : (
    <EmptyState
      title={t`Nothing open fits your skills today`}
      icon={<Spot name="jobs" />}
      action={
        <Button component={Link} to="/job-alerts">
          {t`Get new jobs by mail`}
        </Button>
      }
    >
      {t`New jobs that ask for your skills appear here by themselves.`}
    </EmptyState>
  )
}
