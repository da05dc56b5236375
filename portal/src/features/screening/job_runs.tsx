import './screening.css'
import { Badge, Button, Group, Progress, Text } from '@mantine/core'
import { plural, t } from '@lingui/core/macro'
import { NotYet } from '../../components/page/fetched'
import { Refused } from '../../components/forms/refused'
import { dayTime, grouped } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { ListSkeleton } from '../../components/page/skeletons'
import { useRuns } from './screening_bar'

/**
 * The runs of a job: how far the one under way is, what is left of the month, and the former ones. Until it is known who
 * may start one, the button keeps its place.
 */
export function JobRuns({ jobId, mayEdit }: { jobId: string; mayEdit: boolean | undefined }) {
  const { read, runs, quota, progress, start, cancel } = useRuns(jobId)
  return (
    <section className="sc-section" aria-label={t`Runs`}>
      <Group justify="space-between">
        <h2>{t`Runs`}</h2>
        {mayEdit !== false && !progress && (
          <Button
            style={{ visibility: mayEdit ? 'visible' : 'hidden' }}
            loading={start.busy}
            onClick={() => void start.send(undefined)}
          >
            {t`Analyse all active applicants`}
          </Button>
        )}
      </Group>
      {quota && (
        <Text size="sm" c="dimmed" className="num" my="xs">
          {t`${{ left: grouped(quota.left) }} of ${{ limit: grouped(quota.limit) }} analyses left this month`}
        </Text>
      )}
      <Refused failure={start.failure} />
      {progress && (
        <>
          <Text size="sm" role="status" className="num" mt="sm">
            {t`Analysing: ${{ percent: progress.percent }} % (${{ done: progress.done + progress.failed }} of ${{ total: progress.total }})`}
          </Text>
          <Progress value={progress.percent} mt="xs" aria-label={t`How far the run is`} />
        </>
      )}
      {!runs ? (
        <NotYet read={read} what={t`The runs`}>
          <ListSkeleton rows={2} />
        </NotYet>
      ) : runs.length === 0 ? (
        <EmptyState icon={<Spot name="people" />} title={t`Nobody was analysed yet`}>
          {t`Start a run: each applicant is told first, and each takes one analysis of the month.`}
        </EmptyState>
      ) : (
        <ul className="sc-rows">
          {runs.map((run) => (
            <li key={run._id} className="sc-row">
              <Group justify="space-between" gap="xs">
                <span className="num">
                  {plural({ count: run.total }, { one: '# applicant', other: '# applicants' })},{' '}
                  {dayTime(run.createdAt)}
                  {run.startedBy && t`, by ${{ startedBy: run.startedBy }}`}
                </span>
                <Badge color={run.state === 'done' ? 'candor' : 'gray'}>{run.stateLabel}</Badge>
              </Group>
              <Text size="sm" c="dimmed" className="num">
                {t`${{ done: run.done }} ready, ${{ failed: run.failed }} not, rubric version ${{ rubricVersion: run.rubricVersion }}; took ${plural({ analyses: run.aiRuns }, { one: '# analysis', other: '# analyses' })} of the month${{ tokens: run.tokens > 0 ? t` and ${plural({ tokens: run.tokens }, { one: '# token', other: '# tokens' })}` : '' }}`}
              </Text>
              {mayEdit && run.actions.includes('cancel') && (
                <Button
                  size="xs"
                  variant="default"
                  w="fit-content"
                  loading={cancel.busy}
                  onClick={() => void cancel.send(run._id)}
                >
                  {t`Cancel the run`}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
