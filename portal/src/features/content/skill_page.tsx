import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/fetched'
import { count, money } from '../../components/format'
import { useTitle } from '../../components/title'
import { JobCard, useMySkills } from '../jobs'
import { Article, Crumb } from './article'

/** A skill: what it is, its open jobs, and what they pay where enough of them do. */
export default function SkillPage() {
  const { slug = '' } = useParams()
  const mine = useMySkills()
  const page = useQuery(read('GET', '/skill-pages/:slug', { params: { slug } }))
  useTitle(page.data?.data.title)
  if (!page.data) return <PageNotYet read={page} what="This skill" />
  const { title, summary, skill, body, headings, jobs, jobCount, pay } = page.data.data
  return (
    <>
      <Article
        crumb={<Crumb to="/skills" label="Skills" />}
        title={title}
        lead={summary}
        facts={
          jobCount > 0 && (
            <Link className="c-text-link" to={`/jobs?skills=${skill._id}`}>
              {count(jobCount, 'open job')}
            </Link>
          )
        }
        body={body}
        headings={headings}
        after={
          pay.length > 0 && (
            <section aria-labelledby="pay" style={{ marginTop: 32 }}>
              <h2 id="pay" style={{ fontSize: 18 }}>
                What open jobs pay a year
              </h2>
              <table className="c-pay">
                <thead>
                  <tr>
                    <th scope="col">Country</th>
                    <th scope="col">The middle half</th>
                    <th scope="col">From</th>
                  </tr>
                </thead>
                <tbody>
                  {pay.map((one) => (
                    <tr key={one.countryCode}>
                      <td>{one.country}</td>
                      <td className="num">
                        {money(one.from, one.currency)} to {money(one.to, one.currency)}
                      </td>
                      <td className="num">{count(one.jobs, 'job')}</td>
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
              <h2 id="skill-jobs">Open jobs with {skill.skillName}</h2>
              <Link to={`/jobs?skills=${skill._id}`}>All {count(jobCount, 'job')}</Link>
            </div>
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
