import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { read, readAs } from '../../app/read'
import { useSession } from '../../app/session'
import { PageNotYet } from '../../components/fetched'
import { day, experience, payRange } from '../../components/format'
import { Face } from '../../components/face'
import { JobCard, SkillChips } from './job_card'
import { ResumeDrop } from './resume_drop'
import { SaveButton } from './save_button'
import { useTitle } from '../../components/title'
import { When } from '../../components/when'
import { answerBy, modeLabel, placeOf, typeLabel, type Company, type JobDetail } from './job'
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
  useTitle(
    job &&
      t`${{ jobTitle: job.jobTitle }} at ${{ organisation: job.organisation ?? company?.companyName ?? '' }}`
  )

  if (!job || !company) return <PageNotYet read={detail} what={t`This job`} />
  const pay = payRange(job)
  const matched = mine && job.devChooseSkills.filter(({ skillId }) => mine.has(skillId)).length
  const required = job.devChooseSkills.filter((skill) => skill.isRequired)
  const others = job.devChooseSkills.filter((skill) => !skill.isRequired)
  const canApply = !token || userType === 'developer'
  const answer = (
    <>
      <Trans>
        Apply today and you have an answer by{' '}
        <time
          dateTime={answerBy(job.answerByDays).toISOString().slice(0, 10)}
          suppressHydrationWarning
        >
          {day(answerBy(job.answerByDays))}
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
      <nav className="c-crumbs" aria-label={t`Breadcrumb`}>
        <Link to="/jobs">{t`Jobs`}</Link>
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
                {company.isTopCompany && <span className="c-tag">{t`Top company`}</span>}
                <span className="dim">{placeOf(job)}</span>
              </p>
            </div>
          </div>
          <dl className="c-facts">
            <div>
              <dt>{t`Pay`}</dt>
              <dd className="num">{pay ?? t`Not shown`}</dd>
            </div>
            <div>
              <dt>{t`Experience`}</dt>
              <dd className="num">{experience(job.minExpRange, job.maxExpRange)}</dd>
            </div>
            <div>
              <dt>{t`Type`}</dt>
              <dd>
                {typeLabel(job.jobType)}, {modeLabel(job.jobLocation)}
              </dd>
            </div>
            <div>
              <dt>{t`Answers within`}</dt>
              <dd className="num clock">
                {plural({ count: job.answerByDays }, { one: '# day', other: '# days' })}
              </dd>
            </div>
            {asks && asks.tests > 0 && (
              <div>
                <dt>{t`Tests along the way`}</dt>
                <dd className="num">
                  {plural({ count: asks.tests }, { one: '# test', other: '# tests' })},{' '}
                  {plural({ count: asks.minutes }, { one: '# minute', other: '# minutes' })}
                </dd>
              </div>
            )}
          </dl>
          {job.devChooseSkills.length > 0 && (
            <>
              <h2 style={{ marginTop: 0 }}>
                {t`Skills`}
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
                    <Trans>
                      you have {matched} of {{ count: job.devChooseSkills.length }}
                    </Trans>
                  </small>
                )}
              </h2>
              <SkillChips skills={required.length ? required : others} mine={mine} />
              {required.length > 0 && others.length > 0 && (
                <>
                  <p className="dim" style={{ margin: '12px 0 6px', fontSize: 14 }}>
                    {t`Good to have`}
                  </p>
                  <SkillChips skills={others} mine={mine} />
                </>
              )}
            </>
          )}
          <h2>{t`About the job`}</h2>
          <div
            className="c-prose c-read"
            dangerouslySetInnerHTML={{ __html: job.editorText || job.shortDesc }}
          />
          {job.tags?.length > 0 && (
            <ul className="c-chips" aria-label={t`Tags`} style={{ marginTop: 20 }}>
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
        <aside className="c-aside" aria-label={t`Apply and company`}>
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
              <When at={job.publishedAt} prefix={t`Posted`} />
              {job.validThrough && (
                <>
                  <Trans>, open until {{ day: day(job.validThrough) }}</Trans>
                </>
              )}
            </p>
          </div>
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
                  <dd className="num">{company.size}</dd>
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
        </aside>
      </div>
      {related.length > 0 && (
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
      )}
    </div>
  )
}
