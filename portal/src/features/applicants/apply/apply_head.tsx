import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Face } from '../../../components/face'
import { payRange } from '../../../components/format'
import { placeOf, type Company, type JobDetail } from '../../jobs'

/** The way back to the job that is applied for. */
export function ApplyCrumbs({ job }: { job: JobDetail }) {
  return (
    <nav className="c-crumbs" aria-label={t`Breadcrumb`} style={{ marginBottom: 12 }}>
      <Link to="/jobs">{t`Jobs`}</Link>
      <span aria-hidden="true">/</span>
      <Link to={`/jobs/${job.slug}`}>{job.jobTitle}</Link>
    </nav>
  )
}

/** What is applied for: the job, its company, pay and place. */
export function ApplyHead({ job, company }: { job: JobDetail; company: Company }) {
  const name = job.organisation ?? company.companyName
  return (
    <div className="c-detail-head">
      <Face name={name} src={job.jobLogo} size={48} square />
      <div>
        <h1 style={{ fontSize: '1.75rem' }}>
          <Trans>Apply: {{ jobTitle: job.jobTitle }}</Trans>
        </h1>
        <p className="dim">
          {name} · {payRange(job) ?? t`Pay not shown`} · {placeOf(job)}
        </p>
      </div>
    </div>
  )
}
