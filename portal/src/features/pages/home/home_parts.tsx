import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { POPULAR_INDUSTRIES } from '#api/jobs/job_facts'
import { RECENT_BLOGS } from '../../../../../api/content/content_facts'
import { read } from '../../../app/read'
import { Reveal } from '../../../components/page/reveal'
import { CompanyTile } from '../../company'
import { BlogCard } from '../../content'
import { JobCard, useMySkills } from '../../jobs'
import { DeveloperTile } from '../../talent'

/** A part of the start with its heading, and the way to all of its kind. */
function HomePart({
  id,
  title,
  to,
  all,
  children,
}: {
  id: string
  title: ReactNode
  to: string
  all: ReactNode
  children: ReactNode
}) {
  return (
    <Reveal>
      <section className="c-part" aria-labelledby={id}>
        <div className="c-part-head">
          <h2 id={id}>{title}</h2>
          <Link to={to}>{all}</Link>
        </div>
        {children}
      </section>
    </Reveal>
  )
}

/** Jobs per category, the largest first. */
const useCategories = () =>
  (useQuery(read('GET', '/job-count-cate')).data?.data ?? [])
    .filter((row) => row.count)
    .sort((a, b) => b.count - a.count)

export function SponsoredJobs() {
  const mine = useMySkills()
  const promoted =
    useQuery(read('POST', '/promoted-job-list', { query: { limit: 4 } })).data?.data ?? []
  const total = useCategories().reduce((sum, row) => sum + row.count, 0)
  if (promoted.length === 0) return null
  return (
    <section className="c-part" aria-labelledby="promoted" style={{ paddingTop: 0 }}>
      <div className="c-part-head">
        <h2 id="promoted">{t`Sponsored jobs`}</h2>
        <Link to="/jobs">
          {total > 0
            ? plural({ count: total }, { one: 'All # open job', other: 'All # open jobs' })
            : t`All open jobs`}
        </Link>
      </div>
      <ul className="c-list c-two">
        {promoted.slice(0, 4).map((job) => (
          <li key={job._id}>
            <JobCard job={job} mine={mine} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Categories() {
  const categories = useCategories()
  if (categories.length === 0) return null
  return (
    <HomePart id="categories" title={t`By category`} to="/categories" all={t`All categories`}>
      <ul className="c-tiles">
        {categories.slice(0, 12).map((row) => (
          <li key={row._id}>
            <Link className="c-tile" to={`/categories/${row.slug}`}>
              {row.name}
              <span className="num">{row.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomePart>
  )
}

export function PopularIndustries() {
  const mine = useMySkills()
  const popular = (useQuery(read('GET', '/popular-jobs-industry')).data?.data ?? [])
    .filter((row) => row.jobs?.length)
    .slice(0, POPULAR_INDUSTRIES)
  return popular.map(({ _id, slug, name, jobs }) => (
    <HomePart
      key={_id}
      id={`industry-${_id}`}
      title={<Trans>Popular in {{ name }}</Trans>}
      to={`/industries/${slug}`}
      all={<Trans>All in {{ name }}</Trans>}
    >
      <ul className="c-list c-two">
        {jobs.slice(0, 4).map((job) => (
          <li key={job._id}>
            <JobCard job={job} mine={mine} heading="h3" />
          </li>
        ))}
      </ul>
    </HomePart>
  ))
}

export function AnsweringCompanies() {
  const companies =
    useQuery(read('GET', '/top-companies', { query: { limit: 8 } })).data?.data ?? []
  if (companies.length === 0) return null
  return (
    <HomePart
      id="companies"
      title={t`Companies that answer`}
      to="/companies"
      all={t`All companies`}
    >
      <ul className="c-tiles c-tiles-wide">
        {companies.slice(0, 8).map((company) => (
          <li key={company._id}>
            <CompanyTile company={company} />
          </li>
        ))}
      </ul>
    </HomePart>
  )
}

export function DevelopersInSpotlight() {
  const lit =
    useQuery(read('GET', '/get-spotlight-candidates', { query: { limit: 3 } })).data?.data ?? []
  if (lit.length === 0) return null
  return (
    <HomePart
      id="spotlight"
      title={t`Developers in the spotlight`}
      to="/spotlight"
      all={t`All in the spotlight`}
    >
      <ul className="c-tiles c-tiles-wide c-wall">
        {lit.map((one) => (
          <li key={one._id}>
            <DeveloperTile one={one} heading="h3" />
          </li>
        ))}
      </ul>
    </HomePart>
  )
}

export function RecentArticles() {
  const articles =
    useQuery(read('GET', '/blogs-recent', { query: { limit: RECENT_BLOGS } })).data?.data ?? []
  if (articles.length === 0) return null
  return (
    <HomePart id="articles" title={t`From the blog`} to="/blogs" all={t`All articles`}>
      <ul className="c-cards">
        {articles.map((blog) => (
          <li key={blog._id}>
            <BlogCard blog={blog} heading="h3" />
          </li>
        ))}
      </ul>
    </HomePart>
  )
}
