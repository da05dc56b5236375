import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { money } from '../../components/format'
import { useTitle } from '../../components/page/title'
import { JobCard, useMySkills } from '../jobs'
import { Article, Crumb } from './article'

/** A skill: what it is, its open jobs, and what they pay where enough of them do. */
export default function SkillPage() {
  const { slug = '' } = useParams()
  const mine = useMySkills()
  const page = useQuery(read('GET', '/skill-pages/:slug', { params: { slug } }))
  useTitle(page.data?.data.title)
  if (!page.data) return <PageNotYet read={page} what={t`This skill`} />
  const { title, summary, skill, body, headings, jobs, jobCount, pay, places } = page.data.data
  return (
    <>
      <Article
        crumb={<Crumb to="/skills" label={t`Skills`} />}
        title={title}
        lead={summary}
        facts={
          jobCount > 0 && (
            <Link className="c-text-link" to={`/jobs?skills=${skill._id}`}>
              {plural({ count: jobCount }, { one: '# open job', other: '# open jobs' })}
            </Link>
          )
        }
        body={body}
        headings={headings}
        after={
          pay.length > 0 && (
            <section aria-labelledby="pay" style={{ marginTop: 32 }}>
              <h2 id="pay" style={{ fontSize: '1.125rem' }}>
                {t`What open jobs pay a year`}
              </h2>
              <table className="c-pay">
                <thead>
                  <tr>
                    <th scope="col">{t`Country`}</th>
                    <th scope="col">{t`The middle half`}</th>
                    <th scope="col">{t`From`}</th>
                  </tr>
                </thead>
                <tbody>
                  {pay.map((one) => (
                    <tr key={one.countryCode}>
                      <td>{one.country}</td>
                      <td className="num">
                        <Trans>
                          {{ least: money(one.from, one.currency) }} to{' '}
                          {{ most: money(one.to, one.currency) }}
                        </Trans>
                      </td>
                      <td className="num">
                        {plural({ count: one.jobs }, { one: '# job', other: '# jobs' })}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )
        }
      />
      {jobs.length > 0 && (
        <div className="c-page">
          <section className="c-part" aria-labelledby="skill-jobs">
            <div className="c-part-head">
              <h2 id="skill-jobs">
                <Trans>Open jobs with {{ skillName: skill.skillName }}</Trans>
              </h2>
              <Link to={`/jobs?skills=${skill._id}`}>
                <Trans>
                  All <Plural value={jobCount} one="# job" other="# jobs" />
                </Trans>
              </Link>
            </div>
            {places.length > 0 && (
              <ul className="c-tags" aria-label={t`By place`}>
                {places.map((place) => (
                  <li key={place.slug}>
                    <Link to={`/skills/${slug}/${place.slug}`}>
                      {place.city} ({place.count})
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <ul className="c-list c-two">
              {jobs.map((job) => (
                <li key={job._id}>
                  <JobCard job={job} mine={mine} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </>
  )
}
