import './tests.css'
import { Badge, Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { testShapes } from '#api/assessments/assessment_facts'
import { readPages, rowsOf } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { When } from '../../components/when'

/** What came out of a candidate's tests, latest first. */
export function Results() {
  const list = useInfiniteQuery(readPages('GET', '/candidate/assessment-results'))
  const results = rowsOf(list)
  return (
    <GrowingList
      list={list}
      what={t`Your results`}
      rows={results}
      empty={
        <EmptyState
          title={t`No results yet`}
          icon={<Spot name="papers" />}
          action={
            <Button component={Link} to="/candidate/tests">
              {t`Choose a test`}
            </Button>
          }
        >
          {t`The first one takes ${{ minutes: testShapes.skill.minutes }} minutes.`}
        </EmptyState>
      }
    >
      <ul className="test-cards">
        {results.map((result) => (
          <li key={result._id} className="test-card">
            <h3>{result.name}</h3>
            <p>
              <When at={result.takenAt} />
            </p>
            <div className="test-card-end">
              <span>
                {result.score !== null && `${result.score} % `}
                <Outcome passed={result.passed} state={result.state} />
              </span>
              <Button
                component={Link}
                to={`/candidate/tests/results/${result._id}`}
                variant="default"
                aria-label={t`See the result of ${{ name: result.name }}`}
              >
                {t`See the result`}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </GrowingList>
  )
}

/** Passed, not passed, or why nothing is known. */
export function Outcome({ passed, state }: { passed: boolean | null; state: string }) {
  if (state === 'marking') return <Badge color="amber">{t`Being marked`}</Badge>
  if (state === 'void') return <Badge color="gray">{t`Annulled`}</Badge>
  return passed ? (
    <Badge color="candor">{t`Passed`}</Badge>
  ) : (
    <Badge color="gray">{t`Not passed`}</Badge>
  )
}
