import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { NotYet, PageNotYet } from '../../components/page/fetched'
import { Face } from '../../components/face'
import { countryName } from '../../components/format'
import { JobCard, useMySkills } from '../jobs'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { ListSkeleton } from '../../components/page/skeletons'
import { CompanyReviews } from '../reviews'
import { FollowButton } from './follow_button'
import { useTitle } from '../../components/page/title'
import type { DataOf } from '../../app/api'

type Company = DataOf<'GET', '/company-profile/open'>

/** A company, its record of answering, and its open jobs. */
export default function CompanyPage() {
  const { slug = '' } = useParams()
  const mine = useMySkills()
  const profile = useQuery(read('GET', '/company-profile/open', { query: { slug } }))
  const open = useQuery(
    read('GET', '/get-company-jobs/:slug', { params: { slug }, query: { limit: 50 } })
  )
  const jobs = open.data?.data ?? []
  const company = profile.data?.data
  useTitle(company?.companyName)
  if (!company) return <PageNotYet read={profile} what={t`This company`} />

  return (
    <div className="c-page">
      <nav className="c-crumbs" aria-label={t`Breadcrumb`}>
        <Link to="/companies">{t`Companies`}</Link>
      </nav>
      <div className="c-detail">
        <div>
          <Head company={company} slug={slug} />
          {company.about && (
            <>
              <h2>{t`About`}</h2>
              <div className="c-prose c-read" dangerouslySetInnerHTML={{ __html: company.about }} />
            </>
          )}
          <h2>{t`Open jobs`}</h2>
          {/* before it is public, as the console previews it, it has none */}
          {!open.data && open.error?.status !== 404 ? (
            <NotYet read={open} what={t`The open jobs`}>
              <ListSkeleton rows={2} height={168} />
            </NotYet>
          ) : jobs.length ? (
            <ul className="c-list">
              {jobs.map((job) => (
                <li key={job._id}>
                  <JobCard job={job} mine={mine} heading="h3" onCompany />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title={t`No open jobs now`}
              icon={<Spot name="jobs" />}
              action={
                <Link className="c-button" data-kind="plain" to="/jobs">
                  {t`See all open jobs`}
                </Link>
              }
            >
              {t`This company has nothing open today.`}
            </EmptyState>
          )}
          <CompanyReviews slug={slug} />
        </div>
        <aside className="c-aside" aria-label={t`Facts`}>
          <Facts company={company} slug={slug} />
          {company.perks && company.perks.length > 0 && (
            <div className="c-panel">
              <h2>{t`Perks`}</h2>
              <ul className="c-chips">
                {company.perks.map((perk) => (
                  <li key={perk._id}>{perk.name}</li>
                ))}
              </ul>
            </div>
          )}
        </aside>
      </div>
    </div>
  )
}

/** Name, logo and the button to follow it. */
function Head({ company, slug }: { company: Company; slug: string }) {
  return (
    <div className="c-detail-head">
      <Face name={company.companyName} src={company.logo} size={72} square />
      <div>
        <h1>{company.companyName}</h1>
        <p>
          {company.isTopCompany && <span className="c-tag">{t`Top company`}</span>}
          <span className="dim">{company.tagline}</span>
        </p>
      </div>
      <FollowButton slug={slug} name={company.companyName} />
    </div>
  )
}

/** What a reader asks first about a company. */
function Facts({ company, slug }: { company: Company; slug: string }) {
  const site = company.website && /^https?:\/\//.test(company.website) ? company.website : null
  return (
    <div className="c-panel">
      <h2>{t`Facts`}</h2>
      <dl>
        {company.responseRate != null && (
          <>
            <dt>{t`Answers in time`}</dt>
            <dd className="num">
              <Link className="c-text-link" to={`/companies/${slug}/record`}>
                {company.responseRate} %
              </Link>
            </dd>
          </>
        )}
        {company.industryName && (
          <>
            <dt>{t`Industry`}</dt>
            <dd>{company.industryName}</dd>
          </>
        )}
        {company.size && (
          <>
            <dt>{t`People`}</dt>
            <dd className="num">{company.size.replace('-', '–')}</dd>
          </>
        )}
        {company.foundedYear && (
          <>
            <dt>{t`Founded`}</dt>
            <dd>{company.foundedYear}</dd>
          </>
        )}
        {(company.city || company.countryCode) && (
          <>
            <dt>{t`Place`}</dt>
            <dd>
              {[
                company.city,
                company.stateName,
                company.countryCode && countryName(company.countryCode),
              ]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </>
        )}
        {site && (
          <>
            <dt>{t`Site`}</dt>
            <dd>
              <a className="c-text-link" href={site} rel="nofollow noopener" target="_blank">
                {new URL(site).hostname.replace(/^www\./, '')}
              </a>
            </dd>
          </>
        )}
      </dl>
      <p style={{ margin: '14px 0 0' }}>
        <Link className="c-go" to={`/companies/${slug}/record`}>
          {t`How it answers`}
        </Link>
      </p>
    </div>
  )
}
