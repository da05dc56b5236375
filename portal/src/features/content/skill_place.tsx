import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { jobListOf } from '#api/jobs/browse/job_address'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import NotFound from '../../components/page/not_found'
import { useTitle } from '../../components/page/title'
import { JobResults, useMySkills } from '../jobs'

/** The open jobs for a skill in a city. */
export default function SkillPlace() {
  const { slug = '', place: placeSlug } = useParams()
  const [params] = useSearchParams()
  const mine = useMySkills()
  const page = useQuery(read('GET', '/skill-pages/:slug', { params: { slug } }))
  const place = page.data?.data.places.find((one) => one.slug === placeSlug)
  const skill = page.data?.data.skill.skillName ?? ''
  useTitle(place && t`${{ skill }} jobs in ${{ city: place.city }}`)
  if (!page.data) return <PageNotYet read={page} what={t`This page`} />
  if (!place) return <NotFound />
  const asked = { skills: page.data.data.skill._id, city: place.city }
  const base = `/skills/${slug}/${place.slug}`
  return (
    <div className="c-page c-topic">
      <nav
        className="c-crumbs"
        aria-label={t`Breadcrumb`}
        style={{ paddingTop: 0, marginBottom: 8 }}
      >
        <Link to="/skills">{t`Skills`}</Link>
        <span aria-hidden="true">/</span>
        <Link to={`/skills/${slug}`}>{skill}</Link>
      </nav>
      <h1>
        <Trans>
          {{ skill }} jobs in {{ city: place.city }}
        </Trans>
      </h1>
      <p>
        {plural({ count: place.count }, { one: '# open job', other: '# open jobs' })}.{' '}
        <Link className="c-text-link" to={`/jobs?${new URLSearchParams(asked)}`}>
          {t`Filter by skill, pay or place`}
        </Link>
      </p>
      <div className="c-topic-jobs">
        <JobResults
          call={jobListOf(new URLSearchParams({ ...asked, page: params.get('page') ?? '1' }))}
          mine={mine}
          clearTo="/jobs"
          addressOf={(number) => (number > 1 ? `${base}?page=${number}` : base)}
        />
      </div>
    </div>
  )
}
