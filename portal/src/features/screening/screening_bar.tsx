import './screening.css'
import { grouped } from '../../components/format'
import { Anchor, Button, Group, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { useAccess } from '../../app/session/access'
import { api } from '../../app/api'
import { readAs } from '../../app/read'
import { useWrite } from '../../components/forms/write'
import { analysisReads, useProgress, type Run } from './reads'

type Runs = { data?: Run[]; quota?: { left: number; limit: number } }

/** The job's latest run with its percent, and how many runs are left this month. */
export function useRuns(jobId: string, enabled = true) {
  const read = useQuery({
    ...readAs<Run[]>('GET', '/client/ai-runs', { query: { jobId, limit: 10 } }),
    enabled,
  })
  const { data: runs, quota } = (read.data ?? {}) as Runs
  const progress = useProgress(jobId, runs?.[0])
  const start = useWrite(
    (appliedIds?: string[]) =>
      api.post('/client/run-ai-analysis', {
        body: { jobId, ...(appliedIds && { appliedIds }) },
      }),
    { refreshes: analysisReads }
  )
  const cancel = useWrite(
    (id: string) => api.put('/client/ai-runs/:id/cancel', { params: { id } }),
    { refreshes: analysisReads }
  )
  return { read, runs, quota, progress, start, cancel }
}

/** Above the applicants of a job: analyse those that are chosen or all, see how far it is, and the way to questions and rubric. */
export function ScreeningBar({ jobId, selected }: { jobId: string; selected: string[] }) {
  const sees = useAccess('see_ai', jobId)?.allowed ?? false
  const mayRun = useAccess('ai')?.allowed ?? false
  const { progress, start, cancel, quota } = useRuns(jobId, sees)
  if (!sees) return null
  return (
    <div className="sc-bar">
      <Group gap="sm" className="c-sideways">
        {mayRun && !progress && (
          <Button
            size="xs"
            variant="default"
            loading={start.busy}
            onClick={() => void start.send(selected.length > 0 ? selected : undefined)}
          >
            {selected.length > 0
              ? t`Analyse ${plural({ applicants: selected.length }, { one: '# applicant', other: '# applicants' })}`
              : t`Analyse all active applicants`}
          </Button>
        )}
        {progress && (
          <>
            <Text size="sm" role="status" className="num">
              {t`Analysing: ${{ percent: progress.percent }} % (${{ done: progress.done + progress.failed }} of ${{ total: progress.total }})`}
            </Text>
            {mayRun && (
              <Button
                size="xs"
                variant="default"
                loading={cancel.busy}
                onClick={() => void cancel.send(progress.runId)}
              >
                {t`Cancel the run`}
              </Button>
            )}
          </>
        )}
        <Anchor component={Link} size="sm" to={`/client/jobs/${jobId}/screening`}>
          {t`Screening: questions, rubric, log`}
        </Anchor>
        {mayRun && quota && (
          <Text size="sm" c="dimmed" className="num">
            {t`${{ left: grouped(quota.left) }} of ${{ limit: grouped(quota.limit) }} analyses left this month`}
          </Text>
        )}
      </Group>
      {progress && <Progress value={progress.percent} mt="xs" aria-label={t`How far the run is`} />}
    </div>
  )
}
