import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../app/read'
import { useSession } from '../../app/session'
import { PageNotYet } from '../../components/fetched'
import { Face } from '../../components/face'
import { countryName } from '../../components/format'
import { VerifiedMarks } from '../../components/verified_marks'
import { useTitle } from '../../components/title'

import { availabilities, skillLevels } from '#api/candidates/candidate_facts'
import { labelIn } from '#api/http/choices'

/** The card of a developer who shows it to everyone: what they can do, and neither family name nor contact. */
export default function DeveloperPage() {
  const { slug = '' } = useParams()
  const { user } = useSession()
  const card = useQuery(read('GET', '/developers/:slug', { params: { slug } }))
  const developer = card.data?.data
  useTitle(developer && `${developer.fName} ${developer.lName}`)
  if (!developer) return <PageNotYet read={card} what="This profile" />
  const name = `${developer.fName} ${developer.lName}`
  return (
    <div className="c-page">
      <nav className="c-crumbs" aria-label="Breadcrumb">
        <Link to="/spotlight">Developers in the spotlight</Link>
      </nav>
      <div className="c-detail">
        <div>
          <div className="c-detail-head">
            <Face name={name} src={developer.userImage} size={72} />
            <div>
              <h1>{name}</h1>
              <p className="dim">{developer.headline}</p>
            </div>
          </div>
          {developer.story && (
            <>
              <h2>About</h2>
              <div className="c-prose c-read">
                {developer.story.split(/\n{2,}/).map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
              </div>
            </>
          )}
          {developer.marks.length > 0 && (
            <>
              <h2>Tests passed</h2>
              <VerifiedMarks marks={developer.marks} />
            </>
          )}
          <h2>Skills</h2>
          {developer.skills.length > 0 ? (
            <ul className="c-chips">
              {developer.skills.map((skill) => (
                <li key={skill._id}>
                  {skill.skillName}
                  <span className="dim">
                    {' '}
                    {[
                      skill.level && labelIn(skillLevels, skill.level),
                      skill.years && `${skill.years} ${skill.years === 1 ? 'year' : 'years'}`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="dim">None named yet.</p>
          )}
        </div>
        <aside className="c-aside" aria-label="Facts">
          <div className="c-panel">
            <h2>Facts</h2>
            <dl>
              {developer.availability && (
                <>
                  <dt>Availability</dt>
                  <dd>{labelIn(availabilities, developer.availability)}</dd>
                </>
              )}
              {developer.experience > 0 && (
                <>
                  <dt>Experience</dt>
                  <dd className="num">{developer.experience} years</dd>
                </>
              )}
              {developer.englishBand && (
                <>
                  <dt>English (indicative)</dt>
                  <dd>{developer.englishBand}</dd>
                </>
              )}
              {(developer.city || developer.countryCode) && (
                <>
                  <dt>Place</dt>
                  <dd>
                    {[developer.city, developer.countryCode && countryName(developer.countryCode)]
                      .filter(Boolean)
                      .join(', ')}
                  </dd>
                </>
              )}
            </dl>
          </div>
          <div className="c-panel">
            <h2>Hire {developer.fName}</h2>
            {user?.userType === 'client' ? (
              <Link className="c-button" to="/client/search">
                Search developers
              </Link>
            ) : (
              <>
                <p>
                  Companies ask for contact details here; {developer.fName} decides who gets them.
                </p>
                <Link className="c-button" to="/sign-up?as=client">
                  Sign up as a company
                </Link>
              </>
            )}
          </div>
        </aside>
      </div>
    </div>
  )
}
