import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useAccess } from '../../app/session/access'
import { readAs } from '../../app/read'
import { PageHeader } from '../../components/page/page_header'
import { JobLog } from './job_log'
import { JobQuestions } from './job_questions'
import { JobRubric } from './job_rubric'
import { JobRuns } from './job_runs'

/** /client/jobs/:id/screening: what the applicants of a job are asked and judged by, and what was judged. */
export default function JobScreening() {
  const { id = '' } = useParams()
  const mayEdit = useAccess('ai')?.allowed
  const job = useQuery(
    readAs<{ job: { jobTitle: string } }>('GET', '/job-detail/:jobId', { params: { jobId: id } })
  )
  const title = job.data?.data.job.jobTitle
  return (
    <>
      <PageHeader
        title={t`Screening`}
        tab={title ? t`Screening: ${title}` : undefined}
        actions={
          <Button component={Link} to={`/client/jobs/${id}/applicants`} variant="default">
            {t`Applicants`}
          </Button>
        }
      >
        {/* in a line of its own, which is kept until it is there */}
        <strong className="sc-of">{title ?? '\u00a0'}</strong>
        {t`Every score quotes the words it is based on. Names, gender, age, schools, places and gaps are removed first. It decides nothing; applicants can read what it says about them and contest it.`}
      </PageHeader>
      <JobRuns jobId={id} mayEdit={mayEdit} />
      <JobQuestions jobId={id} mayEdit={mayEdit ?? false} />
      <JobRubric jobId={id} mayEdit={mayEdit ?? false} />
      <JobLog jobId={id} />
    </>
  )
}
