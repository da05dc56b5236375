import './screening.css'
import { Badge, Button, Group, Progress, Text } from '@mantine/core'
import { NotYet } from '../../components/fetched'
import { Refused } from '../../components/forms/refused'
import { count, dayTime } from '../../components/format'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/skeletons'
import { useRuns } from './screening_bar'

/** The runs of a job: how far the one under way is, what is left of the month, and the former ones. */
export function JobRuns({ jobId, mayEdit }: { jobId: string; mayEdit: boolean }) {
  const { read, runs, quota, progress, start, cancel } = useRuns(jobId)
  return (
    <section className="sc-section" aria-label="Runs">
      <Group justify="space-between">
        <h2>Runs</h2>
        {mayEdit && !progress && (
          <Button loading={start.busy} onClick={() => void start.send(undefined)}>
            Analyse all who are in the running
          </Button>
        )}
      </Group>
      {quota && (
        <Text size="sm" c="dimmed" className="num" mb="sm">
          {quota.left} of {quota.limit} analyses left this month
        </Text>
      )}
      <Refused failure={start.failure} />
      {progress && (
        <>
          <Text size="sm" role="status" className="num" mt="sm">
            Analysing: {progress.percent} % ({progress.done + progress.failed} of {progress.total})
          </Text>
          <Progress value={progress.percent} mt="xs" aria-label="How far the run is" />
        </>
      )}
      {!runs ? (
        <NotYet read={read} what="The runs">
          <ListSkeleton rows={2} />
        </NotYet>
      ) : runs.length === 0 ? (
        <EmptyState title="Nobody was analysed yet">
          Start a run: each applicant is told first, and each takes one analysis of the month.
        </EmptyState>
      ) : (
        <ul className="sc-rows">
          {runs.map((run) => (
            <li key={run._id} className="sc-row">
              <Group justify="space-between" gap="xs">
                <span className="num">
                  {count(run.total, 'applicant')}, {dayTime(run.createdAt)}
                  {run.startedBy && `, by ${run.startedBy}`}
                </span>
                <Badge color={run.state === 'done' ? 'candor' : 'gray'}>{run.stateLabel}</Badge>
              </Group>
              <Text size="sm" c="dimmed" className="num">
                {run.done} ready, {run.failed} not, rubric version {run.rubricVersion}; took{' '}
                {count(run.aiRuns, 'analysis', 'analyses')} of the month
                {run.tokens > 0 && ` and ${count(run.tokens, 'token')}`}
              </Text>
              {mayEdit && run.actions.includes('cancel') && (
                <Button
                  size="xs"
                  variant="default"
                  w="fit-content"
                  loading={cancel.busy}
                  onClick={() => void cancel.send(run._id)}
                >
                  Cancel the run
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
