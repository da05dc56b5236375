import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { read } from '../../app/read'
import { useSession } from '../../app/session/session'
import { PageNotYet } from '../../components/page/fetched'
import { Face } from '../../components/face'
import { countryName } from '../../components/format'
import { VerifiedMarks } from '../../components/marks/verified_marks'
import { useTitle } from '../../components/page/title'

import { availabilities, skillLevels } from '#api/candidates/candidate_facts'
import { labelIn } from '#api/http/choices'

/** The card of a developer who shows it to everyone: what they can do, and neither family name nor contact. */
export default function DeveloperPage() {
  const { slug = '' } = useParams()
  const { user } = useSession()
  const card = useQuery(read('GET', '/developers/:slug', { params: { slug } }))
  const developer = card.data?.data
  useTitle(developer && `${developer.fName} ${developer.lName}`)
  if (!developer) return <PageNotYet read={card} what={t`This profile`} />
  const name = `${developer.fName} ${developer.lName}`
  return (
    <div className="c-page">
      <nav className="c-crumbs" aria-label={t`Breadcrumb`}>
        <Link to="/spotlight">{t`Developers in the spotlight`}</Link>
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
              <h2>{t`About`}</h2>
              <div className="c-prose c-read">
                {developer.story.split(/\n{2,}/).map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
              </div>
            </>
          )}
          {developer.marks.length > 0 && (
            <>
              <h2>{t`Tests passed`}</h2>
              <VerifiedMarks marks={developer.marks} />
            </>
          )}
          <h2>{t`Skills`}</h2>
          {developer.skills.length > 0 ? (
            <ul className="c-chips">
              {developer.skills.map((skill) => (
                <li key={skill._id}>
                  {skill.skillName}
                  <span className="dim">
                    {' '}
                    {[
                      skill.level && labelIn(skillLevels, skill.level),
                      skill.years &&
                        plural({ count: skill.years }, { one: '# year', other: '# years' }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="dim">{t`None named yet.`}</p>
          )}
        </div>
        <aside className="c-aside" aria-label={t`Facts`}>
          <div className="c-panel">
            <h2>{t`Facts`}</h2>
            <dl>
              {developer.availability && (
                <>
                  <dt>{t`Availability`}</dt>
                  <dd>{labelIn(availabilities, developer.availability)}</dd>
                </>
              )}
              {developer.experience > 0 && (
                <>
                  <dt>{t`Experience`}</dt>
                  <dd className="num">
                    <Trans>{{ experience: developer.experience }} years</Trans>
                  </dd>
                </>
              )}
              {developer.englishBand && (
                <>
                  <dt>{t`English (indicative)`}</dt>
                  <dd>{developer.englishBand}</dd>
                </>
              )}
              {(developer.city || developer.countryCode) && (
                <>
                  <dt>{t`Place`}</dt>
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
            <h2>
              <Trans>Hire {{ fName: developer.fName }}</Trans>
            </h2>
            {user?.userType === 'client' ? (
              <Link className="c-button" to="/client/search">
                {t`Search developers`}
              </Link>
            ) : (
              <>
                <p>
                  <Trans>
                    Companies ask for contact details here; {{ fName: developer.fName }} decides who
                    gets them.
                  </Trans>
                </p>
                <Link className="c-button" to="/sign-up?as=client">
                  {t`Sign up as a company`}
                </Link>
              </>
            )}
          </div>
        </aside>
      </div>
    </div>
  )
}
