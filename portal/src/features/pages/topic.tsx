import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { useTitle } from '../../components/page/title'
import { jobListOf } from '#api/jobs/browse/job_address'
import { JobResults, useMySkills } from '../jobs'
import NotFound from '../../components/page/not_found'

/** The open jobs of one category or industry. */
export default function Topic() {
  const { slug = '' } = useParams()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const mine = useMySkills()
  const industry = pathname.startsWith('/industries/')
  const rows = useQuery(read('GET', industry ? '/job-count-industry' : '/job-count-cate'))
  const topic = rows.data?.data.find((row) => row.slug === slug)
  useTitle(topic && t`${{ name: topic.name }} jobs`)
  if (!rows.data) return <PageNotYet read={rows} what={t`This page`} />
  if (!topic) return <NotFound />
  const call = jobListOf(
    new URLSearchParams({
      [industry ? 'industry' : 'category']: topic._id,
      page: params.get('page') ?? '1',
    })
  )
  const base = `/${industry ? 'industries' : 'categories'}/${slug}`
  return (
    <div className="c-page c-topic">
      <nav
        className="c-crumbs"
        aria-label={t`Breadcrumb`}
        style={{ paddingTop: 0, marginBottom: 8 }}
      >
        <Link to="/categories">{industry ? t`Industries` : t`Categories`}</Link>
      </nav>
      <h1>
        <Trans>{{ name: topic.name }} jobs</Trans>
      </h1>
      <p>
        {plural({ count: topic.count }, { one: '# open job', other: '# open jobs' })}
        {topic.count > 0 && (
          <>
            .{' '}
            <Link
              className="c-text-link"
              to={`/jobs?${industry ? 'industry' : 'category'}=${topic._id}`}
            >
              {t`Filter by skill, pay or place`}
            </Link>
          </>
        )}
      </p>
      <div className="c-topic-jobs">
        <JobResults
          call={call}
          mine={mine}
          empty={
            <EmptyState
              title={t`No open ${{ name: topic.name }} jobs now`}
              icon={<Spot name="jobs" />}
              action={
                <div className="c-message-action">
                  <Link className="c-button" to="/jobs">
                    {t`See open jobs`}
                  </Link>
                  <Link className="c-button" data-kind="plain" to="/job-alerts">
                    {t`Get new jobs by mail`}
                  </Link>
                </div>
              }
            >
              {t`They appear here as soon as a company posts one.`}
            </EmptyState>
          }
          addressOf={(page) => (page > 1 ? `${base}?page=${page}` : base)}
        />
      </div>
    </div>
  )
}
