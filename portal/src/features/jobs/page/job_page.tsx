import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { ph, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { read, readAs } from '../../../app/read'
import { useSession } from '../../../app/session/session'
import { PageNotYet } from '../../../components/page/fetched'
import { day } from '../../../components/format'
import { Face } from '../../../components/face'
import { JobBody, type Asks } from './job_body'
import { JobCard } from '../job_card'
import { ResumeDrop } from './resume_drop'
import { SaveButton } from '../save_button'
import { useTitle } from '../../../components/page/title'
import { When } from '../../../components/when'
import { answerBy, placeOf, type Company, type Job, type JobDetail } from '../job'
import { useMySkills } from '../my_skills'

export type Detail = {
  job: JobDetail
  company: Company
  relatedCount: number
  asks: Asks
}

/** One job: what the reader needs is on the first screen. */
export default function JobPage() {
  const { slug = '' } = useParams()
  const { token, userType } = useSession()
  // for those who decide on a change
  const change = useSearchParams()[0].get('change')
  const detail = useQuery(
    readAs<Detail>('GET', '/job-detail/:jobId', {
      params: { jobId: slug },
      ...(change && { query: { change: Number(change) } }),
    })
  )
  const mine = useMySkills()
  const { job, company, asks } = detail.data?.data ?? {}
  const related =
    useQuery({
      ...read('GET', '/related-jobs/:cateId', {
        params: { cateId: job?.jobCategory ?? '' },
        query: { jobId: job?._id, limit: 4 },
      }),
      enabled: Boolean(job?.jobCategory),
    }).data?.data ?? []
  useTitle(
    job &&
      t`${{ jobTitle: job.jobTitle }} at ${{ organisation: job.organisation ?? company?.companyName ?? '' }}`
  )

  if (!job || !company) return <PageNotYet read={detail} what={t`This job`} />
  const canApply = !token || userType === 'developer'
  const answer = (
    <>
      <Trans>
        Apply today and get an answer by{' '}
        <time
          dateTime={answerBy(job.answerByDays).toISOString().slice(0, 10)}
          suppressHydrationWarning
        >
          {ph({ day: day(answerBy(job.answerByDays)) })}
        </time>
      </Trans>
    </>
  )
  const apply = job.isApplied ? (
    <Link className="c-button" data-size="lg" data-kind="plain" to="/candidate/jobs">
      {t`You have applied`}
    </Link>
  ) : (
    <Link className="c-button" data-size="lg" to={`/jobs/${job.slug}/apply`}>
      {t`Apply`}
    </Link>
  )

  return (
    <div className="c-page">
      <Crumbs job={job} />
      <div className="c-detail">
        <div>
          <Head job={job} company={company} />
          <JobBody job={job} asks={asks} mine={mine} />
          {canApply && (
            <div className="c-apply-bar">
              {apply}
              <SaveButton job={job} />
              {!job.isApplied && <small className="num">{answer}</small>}
            </div>
          )}
        </div>
        <aside className="c-aside" aria-label={t`Apply and company`}>
          <div className="c-panel c-apply">
            {canApply && (
              <>
                {!token && <ResumeDrop slug={job.slug} />}
                {apply}
                <SaveButton job={job} wide="lg" />
              </>
            )}
            {!job.isApplied && <p className="c-apply-note num">{answer}.</p>}
            <p className="dim" style={{ margin: 0 }}>
              <When at={job.publishedAt} prefix={t`Posted`} />
              {job.validThrough && (
                <>
                  <Trans>, open until {{ day: day(job.validThrough) }}</Trans>
                </>
              )}
            </p>
          </div>
          <CompanyPanel company={company} job={job} />
        </aside>
      </div>
      {related.length > 0 && <RelatedJobs job={job} related={related} mine={mine} />}
    </div>
  )
}

/** Back to all jobs, and to those of its category. */
function Crumbs({ job }: { job: JobDetail }) {
  return (
    <nav className="c-crumbs" aria-label={t`Breadcrumb`}>
      <Link to="/jobs">{t`Jobs`}</Link>
      {job.jobCategoryName && (
        <>
          <span aria-hidden="true">/</span>
          <Link to={`/jobs?category=${job.jobCategory}`}>{job.jobCategoryName}</Link>
        </>
      )}
    </nav>
  )
}

/** Title, company and place. */
function Head({ job, company }: { job: JobDetail; company: Company }) {
  return (
    <div className="c-detail-head">
      <Face
        name={job.organisation ?? company.companyName}
        src={job.jobLogo ?? company.logo}
        size={64}
        square
      />
      <div>
        <h1>{job.jobTitle}</h1>
        <p>
          <Link to={`/companies/${company.slug}`}>{job.organisation ?? company.companyName}</Link>
          {company.isTopCompany && <span className="c-tag">{t`Top company`}</span>}
          <span className="dim">{placeOf(job)}</span>
        </p>
      </div>
    </div>
  )
}

/** What a reader asks first about the company. */
function CompanyPanel({ company, job }: { company: Company; job: JobDetail }) {
  return (
    <div className="c-panel">
      <h2>{company.companyName}</h2>
      {company.tagline && <p>{company.tagline}</p>}
      <dl>
        {company.responseRate != null && (
          <>
            <dt>{t`Answers in time`}</dt>
            <dd className="num">
              <Link className="c-text-link" to={`/companies/${company.slug}/record`}>
                {company.responseRate} %
              </Link>
            </dd>
          </>
        )}
        {company.size && (
          <>
            <dt>{t`People`}</dt>
            <dd className="num">{company.size.replace('-', '–')}</dd>
          </>
        )}
        {job.industryName && (
          <>
            <dt>{t`Industry`}</dt>
            <dd>{job.industryName}</dd>
          </>
        )}
        {company.foundedYear && (
          <>
            <dt>{t`Founded`}</dt>
            <dd>{company.foundedYear}</dd>
          </>
        )}
        {company.city && (
          <>
            <dt>{t`Place`}</dt>
            <dd>{[company.city, company.stateName].filter(Boolean).join(', ')}</dd>
          </>
        )}
      </dl>
      <p style={{ margin: '14px 0 0' }}>
        <Link className="c-go" to={`/companies/${company.slug}`}>
          {t`About the company and its jobs`}
        </Link>
      </p>
    </div>
  )
}

/** Others of the same category. */
function RelatedJobs({
  job,
  related,
  mine,
}: {
  job: JobDetail
  related: Job[]
  mine: Set<string> | undefined
}) {
  return (
    <section className="c-part" aria-labelledby="related">
      <div className="c-part-head">
        <h2 id="related">{t`Jobs like this`}</h2>
        {job.jobCategoryName && (
          <Link to={`/jobs?category=${job.jobCategory}`}>
            <Trans>All in {{ jobCategoryName: job.jobCategoryName }}</Trans>
          </Link>
        )}
      </div>
      <ul className="c-list c-two">
        {related.map((one) => (
          <li key={one._id}>
            <JobCard job={one} mine={mine} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
