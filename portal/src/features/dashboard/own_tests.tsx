import './own_tests.css'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { CLEARED_FROM, type EnglishResult } from '#api/candidates/english_facts'
import { read } from '../../app/read'
import { Failed } from '../../components/page/fetched'
import { Ask } from '../../components/ask'
import { dayTime } from '../../components/format'
import { Section } from '../../components/page/page_header'
import type { Dashboard } from './popups'

/** The tests that companies sent. */
export const receivedTests = read('GET', '/candidate/received-assessments', {
  query: { limit: 20 },
})

/** Tests that wait for the candidate: the one that runs, and those that companies sent. */
export function TestsToTake({ running }: { running: Dashboard['tests']['running'] | undefined }) {
  const received = useQuery(receivedTests)
  const waiting = received.data?.data.filter(
    ({ state, due }) => state === 'sent' && Date.parse(due) > Date.now()
  )
  return (
    <>
      {running && (
        <Ask
          title={t`Your ${{ name: running.name }} test is running`}
          act={
            <Button component={Link} to={`/candidate/tests/run/${running._id}`} size="xs">
              {t`Continue`}
            </Button>
          }
        >
          {t`Its time ends at ${{ dayTime: dayTime(running.deadline) }}, even while you are away.`}
        </Ask>
      )}
      {waiting?.map(({ _id, company, job, tests, minutes, due }) => (
        <Ask
          key={_id}
          title={t`${{ company: company.companyName }} sent you ${plural({ tests: tests.length }, { one: 'a test', other: '# tests' })}`}
          act={
            <Button component={Link} to="/candidate/assessments" size="xs">
              {t`Read and decide`}
            </Button>
          }
        >
          {t`${{ job: job ? t`For ${{ jobTitle: job.jobTitle }}; ` : '' }}${plural(minutes, { one: '# minute', other: '# minutes' })} in all. Take it by ${{ dayTime: dayTime(due) }}`}
        </Ask>
      ))}
      {received.isError && !received.data && (
        <Failed read={received} what={t`The tests sent to you`} />
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
      title={t`Tests`}
      actions={
        <Button component={Link} to="/candidate/tests" variant="subtle" size="compact-sm">
          {t`All tests`}
        </Button>
      }
    >
      <Text size="sm">
        {taken === 0 ? t`None taken yet.` : t`${taken} taken, ${passed} passed and valid.`}{' '}
        {t`Passed skill, stack and English tests show on your card, where companies look for them.`}
      </Text>
      <Text size="sm" mt="xs">
        {englishWords(english)}
      </Text>
      {open.length > 0 && (
        <>
          <Text size="sm" mt="xs">
            {t`Chosen to take:`}
          </Text>
          <ul className="chosen-tests">
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
    not_taken: t`English: not taken.`,
    cleared: t`English ${{ band: band ?? CLEARED_FROM }}: cleared.`,
    not_cleared: t`English ${{ band: band ?? t`below ${CLEARED_FROM}` }}: not cleared. From ${CLEARED_FROM} on it is.`,
    waived: t`English: not asked of you. Your card does not mention it.`,
  }
  return words[status]
}
