import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { POPULAR_INDUSTRIES } from '#api/jobs/job_facts'
import { read } from '../../app/read'
import { Face } from '../../components/face'
import { Reveal } from '../../components/page/reveal'
import { JobCard, SearchBox, useMySkills } from '../jobs'
import { useTitle } from '../../components/page/title'
import { CompanyTile } from '../company'
import { BlogCard } from '../content'
import { RECENT_BLOGS } from '../../../../api/content/content_facts'
import { DeveloperTile } from '../talent'

/** The start: search first, then where the jobs are. */
export default function Home() {
  useTitle(t`Candor`)
  const mine = useMySkills()
  const skills = useQuery(read('GET', '/trending-skills', { query: { limit: 8 } })).data?.data ?? []
  const categories = (useQuery(read('GET', '/job-count-cate')).data?.data ?? [])
    .filter((row) => row.count)
    .sort((a, b) => b.count - a.count)
  const promoted =
    useQuery(read('POST', '/promoted-job-list', { query: { limit: 4 } })).data?.data ?? []
  const popular = (useQuery(read('GET', '/popular-jobs-industry')).data?.data ?? [])
    .filter((row) => row.jobs?.length)
    .slice(0, POPULAR_INDUSTRIES)
  const companies =
    useQuery(read('GET', '/top-companies', { query: { limit: 8 } })).data?.data ?? []
  const lit =
    useQuery(read('GET', '/get-spotlight-candidates', { query: { limit: 3 } })).data?.data ?? []
  const answers = useQuery(read('GET', '/recent-answers')).data?.data ?? []
  const articles =
    useQuery(read('GET', '/blogs-recent', { query: { limit: RECENT_BLOGS } })).data?.data ?? []
  const total = categories.reduce((sum, row) => sum + row.count, 0)

  return (
    <div className="c-page">
      <section className="c-hero">
        <div className="c-hero-words">
          <h1>{t`Jobs that say what they pay and when they answer.`}</h1>
          <p>
            {t`Every company here names a date by which you hear back, and a reason when the answer is no.`}
          </p>
          <SearchBox />
          {skills.length > 0 && (
            <div className="c-hero-skills">
              <span className="dim">{t`In demand`}</span>
              {skills.map(({ _id, skillName }) => (
                <Link key={_id} to={`/jobs?skills=${_id}`}>
                  {skillName}
                  <span className="sr-only"> {t`jobs`}</span>
                </Link>
              ))}
            </div>
          )}
        </div>
        {answers.length > 0 && (
          <aside className="c-answers" aria-labelledby="answers">
            <h2 id="answers">{t`Answers this week`}</h2>
            <ul>
              {answers.map(({ slug, companyName, logo, days, isNo, gaveReason, stage }) => (
                <li key={slug}>
                  <Link to={`/companies/${slug}`}>
                    <Face name={companyName} src={logo} size={36} square />
                    <span>
                      <strong>{companyName}</strong>
                      <small>
                        {isNo
                          ? gaveReason
                            ? t`A no, with its reason`
                            : t`A no`
                          : t`Moved on: ${{ stage: stage.toLowerCase() }}`}
                      </small>
                    </span>
                    <span className="c-answers-days num">
                      {plural({ count: days }, { one: '# day', other: '# days' })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <p>{t`Days from the application to the answer. Nobody is named.`}</p>
          </aside>
        )}
      </section>

      {promoted.length > 0 && (
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
      )}

      {categories.length > 0 && (
        <Reveal>
          <section className="c-part" aria-labelledby="categories">
            <div className="c-part-head">
              <h2 id="categories">{t`By category`}</h2>
              <Link to="/categories">{t`All categories`}</Link>
            </div>
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
          </section>
        </Reveal>
      )}

      <Reveal>
        <dl className="c-promise">
          <div>
            <dt>{t`Clear pay`}</dt>
            <dd>{t`Pay is on the card. Where a company withholds it, the card says so.`}</dd>
          </div>
          <div>
            <dt>{t`Clear dates`}</dt>
            <dd>
              {t`Each job names the days until an answer, and each company’s record of keeping them is public.`}
            </dd>
          </div>
          <div>
            <dt>{t`Clear reasons`}</dt>
            <dd>{t`A rejection comes with its reason, so the next application is a better one.`}</dd>
          </div>
        </dl>
      </Reveal>

      {popular.map((industry) => (
        <Reveal key={industry._id}>
          <section className="c-part" aria-labelledby={`industry-${industry._id}`}>
            <div className="c-part-head">
              <h2 id={`industry-${industry._id}`}>
                <Trans>Popular in {{ name: industry.name }}</Trans>
              </h2>
              <Link to={`/industries/${industry.slug}`}>
                <Trans>All in {{ name: industry.name }}</Trans>
              </Link>
            </div>
            <ul className="c-list c-two">
              {industry.jobs.slice(0, 4).map((job) => (
                <li key={job._id}>
                  <JobCard job={job} mine={mine} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        </Reveal>
      ))}

      {companies.length > 0 && (
        <Reveal>
          <section className="c-part" aria-labelledby="companies">
            <div className="c-part-head">
              <h2 id="companies">{t`Companies that answer`}</h2>
              <Link to="/companies">{t`All companies`}</Link>
            </div>
            <ul className="c-tiles c-tiles-wide">
              {companies.slice(0, 8).map((company) => (
                <li key={company._id}>
                  <CompanyTile company={company} />
                </li>
              ))}
            </ul>
          </section>
        </Reveal>
      )}

      {lit.length > 0 && (
        <Reveal>
          <section className="c-part" aria-labelledby="spotlight">
            <div className="c-part-head">
              <h2 id="spotlight">{t`Developers in the spotlight`}</h2>
              <Link to="/spotlight">{t`All in the spotlight`}</Link>
            </div>
            <ul className="c-tiles c-tiles-wide c-wall">
              {lit.map((one) => (
                <li key={one._id}>
                  <DeveloperTile one={one} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        </Reveal>
      )}

      {articles.length > 0 && (
        <Reveal>
          <section className="c-part" aria-labelledby="articles">
            <div className="c-part-head">
              <h2 id="articles">{t`From the blog`}</h2>
              <Link to="/blogs">{t`All articles`}</Link>
            </div>
            <ul className="c-cards">
              {articles.map((blog) => (
                <li key={blog._id}>
                  <BlogCard blog={blog} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        </Reveal>
      )}

      <section className="c-end" aria-labelledby="hire">
        <div>
          <h2 id="hire">{t`You hire?`}</h2>
          <p>
            <Trans>
              Post a job, search profiles by what people can do, and keep every answer on time. The
              first jobs are free; <Link to="/pricing">what more costs</Link> is public.
            </Trans>
          </p>
        </div>
        <Link className="c-button" data-size="lg" to="/sign-up?as=client">
          {t`Post a job`}
        </Link>
      </section>
    </div>
  )
}
