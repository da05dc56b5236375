import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { read, readAs } from '../../app/read'
import { useSession } from '../../app/session'
import { PageNotYet } from '../../components/fetched'
import { count, day, experience, payRange } from '../../components/format'
import { Face } from '../../components/face'
import { JobCard, SkillChips } from './job_card'
import { ResumeDrop } from './resume_drop'
import { SaveButton } from './save_button'
import { useTitle } from '../../components/title'
import { When } from '../../components/when'
import { answerBy, placeOf, typeLabel, type Company, type JobDetail } from './job'
import { useMySkills } from './my_skills'

type Detail = {
  job: JobDetail
  company: Company
  relatedCount: number
  asks: { minutes: number; tests: number }
}

/** One job: what the reader needs is on the first screen. */
export default function JobPage() {
  const { slug = '' } = useParams()
  const { token, userType } = useSession()
  const detail = useQuery(readAs<Detail>('GET', '/job-detail/:jobId', { params: { jobId: slug } }))
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
  useTitle(job && `${job.jobTitle} at ${job.organisation}`)

  if (!job || !company) return <PageNotYet read={detail} what="This job" />
  const pay = payRange(job)
  const matched = mine && job.devChooseSkills.filter(({ skillId }) => mine.has(skillId)).length
  const required = job.devChooseSkills.filter((skill) => skill.isRequired)
  const others = job.devChooseSkills.filter((skill) => !skill.isRequired)
  const canApply = !token || userType === 'developer'
  const answer = (
    <>
      Apply today and you have an answer by{' '}
      <time
        dateTime={answerBy(job.answerByDays).toISOString().slice(0, 10)}
        suppressHydrationWarning
      >
        {day(answerBy(job.answerByDays))}
      </time>
    </>
  )
  const apply = job.isApplied ? (
    <Link className="c-button" data-size="lg" data-kind="plain" to="/candidate/jobs">
      You have applied
    </Link>
  ) : (
    <Link className="c-button" data-size="lg" to={`/jobs/${job.slug}/apply`}>
      Apply
    </Link>
  )

  return (
    <div className="c-page">
      <nav className="c-crumbs" aria-label="Breadcrumb">
        <Link to="/jobs">Jobs</Link>
        {job.jobCategoryName && (
          <>
            <span aria-hidden="true">/</span>
            <Link to={`/jobs?category=${job.jobCategory}`}>{job.jobCategoryName}</Link>
          </>
        )}
      </nav>
      <div className="c-detail">
        <div>
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
                <Link to={`/companies/${company.slug}`}>
                  {job.organisation ?? company.companyName}
                </Link>
                {company.isTopCompany && <span className="c-tag">Top company</span>}
                <span className="dim">{placeOf(job)}</span>
              </p>
            </div>
          </div>
          <dl className="c-facts">
            <div>
              <dt>Pay</dt>
              <dd className="num">{pay ?? 'Not shown'}</dd>
            </div>
            <div>
              <dt>Experience</dt>
              <dd className="num">{experience(job.minExpRange, job.maxExpRange)}</dd>
            </div>
            <div>
              <dt>Type</dt>
              <dd>
                {typeLabel(job.jobType)}, {job.jobLocation.toLowerCase()}
              </dd>
            </div>
            <div>
              <dt>Answers within</dt>
              <dd className="num clock">{count(job.answerByDays, 'day')}</dd>
            </div>
            {asks && asks.tests > 0 && (
              <div>
                <dt>Tests along the way</dt>
                <dd className="num">
                  {count(asks.tests, 'test')}, {count(asks.minutes, 'minute')}
                </dd>
              </div>
            )}
          </dl>
          {job.devChooseSkills.length > 0 && (
            <>
              <h2 style={{ marginTop: 0 }}>
                Skills
                {matched !== undefined && (
                  <small
                    className="dim"
                    style={{
                      font: '400 14px/1.4 inherit',
                      fontFamily: 'var(--mantine-font-family)',
                      marginLeft: 10,
                      letterSpacing: 0,
                    }}
                  >
                    you have {matched} of {job.devChooseSkills.length}
                  </small>
                )}
              </h2>
              <SkillChips skills={required.length ? required : others} mine={mine} />
              {required.length > 0 && others.length > 0 && (
                <>
                  <p className="dim" style={{ margin: '12px 0 6px', fontSize: 14 }}>
                    Good to have
                  </p>
                  <SkillChips skills={others} mine={mine} />
                </>
              )}
            </>
          )}
          <h2>About the job</h2>
          <div
            className="c-prose c-read"
            dangerouslySetInnerHTML={{ __html: job.editorText || job.shortDesc }}
          />
          {job.tags?.length > 0 && (
            <ul className="c-chips" aria-label="Tags" style={{ marginTop: 20 }}>
              {job.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
          {canApply && (
            <div className="c-apply-bar">
              {apply}
              <SaveButton job={job} />
              {!job.isApplied && <small className="num">{answer}</small>}
            </div>
          )}
        </div>
        <aside className="c-aside" aria-label="Apply and company">
          <div className="c-panel c-apply">
            {canApply && (
              <>
                {!token && <ResumeDrop slug={job.slug} />}
                {apply}
                <SaveButton job={job} wide />
              </>
            )}
            {!job.isApplied && <p className="c-apply-note num">{answer}.</p>}
            <p className="dim" style={{ margin: 0 }}>
              <When at={job.publishedAt} prefix="Posted" />
              {job.validThrough && <>, open until {day(job.validThrough)}</>}
            </p>
          </div>
          <div className="c-panel">
            <h2>{company.companyName}</h2>
            {company.tagline && <p>{company.tagline}</p>}
            <dl>
              {company.responseRate != null && (
                <>
                  <dt>Answers in time</dt>
                  <dd className="num">
                    <Link className="c-text-link" to={`/companies/${company.slug}/record`}>
                      {company.responseRate} %
                    </Link>
                  </dd>
                </>
              )}
              {company.size && (
                <>
                  <dt>People</dt>
                  <dd className="num">{company.size}</dd>
                </>
              )}
              {job.industryName && (
                <>
                  <dt>Industry</dt>
                  <dd>{job.industryName}</dd>
                </>
              )}
              {company.foundedYear && (
                <>
                  <dt>Founded</dt>
                  <dd>{company.foundedYear}</dd>
                </>
              )}
              {company.city && (
                <>
                  <dt>Place</dt>
                  <dd>{[company.city, company.stateName].filter(Boolean).join(', ')}</dd>
                </>
              )}
            </dl>
            <p style={{ margin: '14px 0 0' }}>
              <Link className="c-go" to={`/companies/${company.slug}`}>
                About the company and its jobs
              </Link>
            </p>
          </div>
        </aside>
      </div>
      {related.length > 0 && (
        <section className="c-part" aria-labelledby="related">
          <div className="c-part-head">
            <h2 id="related">Jobs like this</h2>
            {job.jobCategoryName && (
              <Link to={`/jobs?category=${job.jobCategory}`}>All in {job.jobCategoryName}</Link>
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
      )}
    </div>
  )
}
