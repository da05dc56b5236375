import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { read } from '../../app/read'
import { Face } from '../../components/face'
import { Reveal } from '../../components/page/reveal'
import { SearchBox } from '../jobs'
import { useTitle } from '../../components/page/title'
import {
  AnsweringCompanies,
  Categories,
  DevelopersInSpotlight,
  PopularIndustries,
  RecentArticles,
  SponsoredJobs,
} from './home/home_parts'

/** The start: search first, then where the jobs are. */
export default function Home() {
  useTitle(t`Candor`)
  return (
    <div className="c-page">
      <section className="c-hero">
        <div className="c-hero-words">
          <h1>{t`Jobs that say what they pay and when they answer.`}</h1>
          <p>
            {t`Every company here names a date by which you hear back, and a reason when the answer is no.`}
          </p>
          <SearchBox />
          <SkillsInDemand />
        </div>
        <RecentAnswers />
      </section>
      <SponsoredJobs />
      <Categories />
      <Promises />
      <PopularIndustries />
      <AnsweringCompanies />
      <DevelopersInSpotlight />
      <RecentArticles />
      <ForCompanies />
    </div>
  )
}

function SkillsInDemand() {
  const skills = useQuery(read('GET', '/trending-skills', { query: { limit: 7 } })).data?.data ?? []
  if (skills.length === 0) return null
  return (
    <div className="c-hero-skills">
      <span className="dim">{t`In demand`}</span>
      {skills.map(({ _id, skillName }) => (
        <Link key={_id} to={`/jobs?skills=${_id}`}>
          {skillName}
          <span className="sr-only"> {t`jobs`}</span>
        </Link>
      ))}
    </div>
  )
}

/** Who answered whom after how many days, without a name. */
function RecentAnswers() {
  const answers = useQuery(read('GET', '/recent-answers')).data?.data ?? []
  if (answers.length === 0) return null
  return (
    <aside className="c-answers" aria-labelledby="answers">
      <h2 id="answers">{t`Answers this week`}</h2>
      <ul>
        {answers.map(({ slug, companyName, logo, days, isNo, gaveReason, stageLabel }) => (
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
                    : t`Moved on: ${{ stage: stageLabel.toLowerCase() }}`}
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
  )
}

function Promises() {
  return (
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
  )
}

function ForCompanies() {
  return (
    <section className="c-end" aria-labelledby="hire">
      <div>
        <h2 id="hire">{t`Hiring?`}</h2>
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
  )
}
