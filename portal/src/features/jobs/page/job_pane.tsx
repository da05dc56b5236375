import './job_page.css'
import './job_pane.css'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { readAs } from '../../../app/read'
import { useSession } from '../../../app/session/session'
import { NotYet } from '../../../components/page/fetched'
import { day } from '../../../components/format'
import { Face } from '../../../components/face'
import { ListSkeleton } from '../../../components/page/skeletons'
import { answerBy, placeOf } from '../job'
import { JobBody } from './job_body'
import type { Detail } from './job_page'
import { SaveButton } from '../save_button'

/** A job beside the list that it is in, on wide screens. */
export default function JobPane({ slug, mine }: { slug: string; mine?: Set<string> }) {
  const { token, userType } = useSession()
  const frame = useRef<HTMLDivElement>(null)
  const detail = useQuery(readAs<Detail>('GET', '/job-detail/:jobId', { params: { jobId: slug } }))
  useEffect(() => void frame.current?.parentElement?.scrollTo(0, 0), [slug])
  const { job, company, asks } = detail.data?.data ?? {}
  if (!job || !company)
    return (
      <NotYet read={detail} what={t`This job`}>
        <ListSkeleton rows={3} height={120} />
      </NotYet>
    )
  const canApply = !token || userType === 'developer'
  return (
    <div ref={frame} className="c-pane" key={slug}>
      <div className="c-pane-head">
        <Face
          name={job.organisation ?? company.companyName}
          src={job.jobLogo ?? company.logo}
          size={48}
          square
        />
        <div>
          <h2>
            <Link to={`/jobs/${job.slug}`}>{job.jobTitle}</Link>
          </h2>
          <p>
            <Link className="c-text-link" to={`/companies/${company.slug}`}>
              {job.organisation ?? company.companyName}
            </Link>{' '}
            <span className="dim">{placeOf(job)}</span>
          </p>
        </div>
      </div>
      <div className="c-pane-acts">
        {canApply &&
          (job.isApplied ? (
            <Link className="c-button" data-kind="plain" to="/candidate/jobs">
              {t`You have applied`}
            </Link>
          ) : (
            <Link className="c-button" to={`/jobs/${job.slug}/apply`}>
              {t`Apply`}
            </Link>
          ))}
        {canApply && <SaveButton job={job} wide="md" />}
        {!job.isApplied && (
          <span className="clock num">
            {t`An answer by ${{ day: day(answerBy(job.answerByDays)) }}`}
          </span>
        )}
      </div>
      <JobBody job={job} asks={asks} mine={mine} />
    </div>
  )
}
