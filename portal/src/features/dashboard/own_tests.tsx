import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { CLEARED_FROM, type EnglishResult } from '#api/candidates/candidate_facts'
import { read } from '../../app/read'
import { Failed } from '../../components/fetched'
import { count, dayTime } from '../../components/format'
import { Section } from '../../components/page_header'
import type { Dashboard } from './popups'

/** Tests that wait for the candidate: the one that runs, and those that companies sent. */
export function TestsToTake({ running }: { running: Dashboard['tests']['running'] | undefined }) {
  const received = useQuery(
    read('GET', '/candidate/received-assessments', { query: { limit: 20 } })
  )
  const waiting = received.data?.data.filter(
    ({ state, due }) => state === 'sent' && Date.parse(due) > Date.now()
  )
  return (
    <>
      {running && (
        <Alert color="amber" mb="md" title={`Your ${running.name} test is running`}>
          <Group justify="space-between">
            <Text size="sm">
              Its time ends at {dayTime(running.deadline)}, also while you are away.
            </Text>
            <Button component={Link} to={`/candidate/tests/run/${running._id}`} size="xs">
              Go on
            </Button>
          </Group>
        </Alert>
      )}
      {waiting?.map(({ _id, company, job, tests, minutes, due }) => (
        <Alert
          key={_id}
          color="amber"
          mb="md"
          title={`${company.companyName} sent you ${tests.length === 1 ? 'a test' : `${tests.length} tests`}`}
        >
          <Group justify="space-between">
            <Text size="sm">
              {job && `For ${job.jobTitle}; `}
              {count(minutes, 'minute')} in all. Take it by {dayTime(due)}
            </Text>
            <Button component={Link} to="/candidate/assessments" size="xs">
              Read and decide
            </Button>
          </Group>
        </Alert>
      ))}
      {received.isError && !received.data && (
        <Failed read={received} what="The tests sent to you" />
      )}
    </>
  )
}

/** What was tested, what it is good for, and what the candidate has chosen to take. */
export function TestsCard({ tests: { english, taken, passed } }: { tests: Dashboard['tests'] }) {
  const chosen = useQuery(read('GET', '/candidate/test-selection'))
  const open = chosen.data?.data.filter(({ state }) => state === 'open') ?? []
  return (
    <Section
      title="Tests"
      actions={
        <Button component={Link} to="/candidate/tests" variant="subtle" size="compact-sm">
          All tests
        </Button>
      }
    >
      <Text size="sm">
        {taken === 0 ? 'None taken yet.' : `${taken} taken, ${passed} passed and valid.`} Passes of
        skill, stack and English tests stand on your card, where companies look for them.
      </Text>
      <Text size="sm" mt="xs">
        {englishWords(english)}
      </Text>
      {open.length > 0 && (
        <>
          <Text size="sm" mt="xs">
            Chosen to take:
          </Text>
          <ul className="cand-chosen">
            {open.map(({ _id, name }) => (
              <li key={_id}>
                <Link to={`/candidate/tests/start/${_id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function englishWords({ status, band }: Dashboard['tests']['english']) {
  const words: Record<EnglishResult, string> = {
    not_taken: 'English: not taken.',
    cleared: `English ${band ?? CLEARED_FROM}: cleared.`,
    not_cleared: `English ${band ?? `below ${CLEARED_FROM}`}: not cleared. From ${CLEARED_FROM} on it is.`,
    waived: 'English: not asked of you. Your card says nothing of it.',
  }
  return words[status]
}
