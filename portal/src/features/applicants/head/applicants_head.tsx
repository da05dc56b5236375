import '../../../components/page/page_header.css'
import { ActionIcon, Badge, Button, Menu } from '@mantine/core'
import { IconDots, IconDownload, IconStairs } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { useAccess } from '../../../app/session/access'
import { download } from '../../../components/files/download'
import { jobStates } from '../../jobs'
import { stages, type ApplicationStatus, type BoardColumn, type JobShown } from '../applicants_data'
import { PipelineItems } from './pipeline_items'

/** The job whose applicants are shown, how many they are, and what can be done with all of them. */
export function ApplicantsHead({
  jobId,
  job,
  title,
  counts,
  columns,
  phone,
}: {
  jobId: string
  job?: JobShown
  title?: string
  counts: Record<ApplicationStatus, number>
  columns: BoardColumn[]
  phone: boolean
}) {
  const mayEdit = useAccess('edit_job', jobId)?.allowed ?? false
  const total = Object.values(counts).reduce((sum, number) => sum + number, 0)
  const running = stages.reduce((sum, stage) => sum + counts[stage], 0)
  const state = jobStates[job?.state ?? '']
  const csv = () => exportCsv(jobId, title)
  const mayMove = useAccess('move_applicants', jobId)?.allowed ?? false
  const answer = mayMove && counts.applied > 0 && `/client/answer?job=${jobId}`
  const ways = [
    job?.state === 'live' && { label: t`Public page`, to: `/jobs/${job.slug}`, anew: true },
    mayEdit && { label: t`Edit job`, to: `/client/jobs/${jobId}/edit`, anew: false },
  ].filter((way) => way !== false)
  return (
    <div className="c-page-head" data-beside={phone || undefined}>
      <div>
        <div className="ap-head">
          <h1>{title}</h1>
          {state && <Badge color={state.color}>{state.label}</Badge>}
        </div>
        <p className="num">
          {[
            plural(total, { one: '# applicant', other: '# applicants' }),
            counts.applied > 0 && t`${{ applied: counts.applied }} new`,
            running < total && t`${running} in progress`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="c-page-head-end">
        {phone ? (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="default" size={44} aria-label={t`What to do with this job`}>
                <IconDots size={20} stroke={1.5} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {answer && (
                <Menu.Item component={Link} to={answer}>
                  {t`Answer one by one`}
                </Menu.Item>
              )}
              {ways.map(({ label, to, anew }) => (
                <Menu.Item key={to} component={Link} to={to} reloadDocument={anew}>
                  {label}
                </Menu.Item>
              ))}
              {total > 0 && <Menu.Item onClick={csv}>{t`Export CSV`}</Menu.Item>}
              {mayEdit && <Menu.Divider />}
              {mayEdit && <PipelineItems jobId={jobId} columns={columns} />}
            </Menu.Dropdown>
          </Menu>
        ) : (
          <>
            {ways.map(({ label, to, anew }) => (
              <Button key={to} component={Link} to={to} reloadDocument={anew} variant="default">
                {label}
              </Button>
            ))}
            {mayEdit && (
              <Menu position="bottom-end">
                <Menu.Target>
                  <Button variant="default" leftSection={<IconStairs size={18} stroke={1.5} />}>
                    {t`Stages`}
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <PipelineItems jobId={jobId} columns={columns} />
                </Menu.Dropdown>
              </Menu>
            )}
            {total > 0 && (
              <Button
                variant="default"
                leftSection={<IconDownload size={18} stroke={1.5} />}
                onClick={csv}
              >
                {t`Export CSV`}
              </Button>
            )}
            {answer && (
              <Button component={Link} to={answer}>
                {t`Answer one by one`}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

export const exportCsv = (id: string, title?: string) =>
  void download(`/client/applicants-export/${id}`, `applicants ${title ?? id}.csv`)
