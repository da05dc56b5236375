import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { useSession } from '../../app/session/session'
import type { DataOf } from '../../app/api'
import { Face } from '../../components/face'
import { VerifiedMarks } from '../../components/marks/verified_marks'

export type Lit = DataOf<'GET', '/spotlight-wall-list'>[number]

/** Someone in the spotlight: masked; the way on depends on who reads. */
export function DeveloperTile({
  one,
  heading: Heading = 'h2',
}: {
  one: Lit
  heading?: 'h2' | 'h3'
}) {
  const { token, userType } = useSession()
  const name = `${one.fName} ${one.lName}`
  const facts = [
    one.experience > 0 && plural({ count: one.experience }, { one: '# year', other: '# years' }),
    one.city,
    one.englishBand && t`English ${{ englishBand: one.englishBand }}`,
  ].filter(Boolean)
  const to =
    token && userType === 'client'
      ? `/client/candidates/${one._id}`
      : token
        ? null
        : '/sign-up?as=client'
  return (
    <article className="c-dev">
      <Face name={name} src={one.userImage} size={44} />
      <div>
        <Heading>
          {name}
          {one.isPaid && (
            <span className="c-tag" data-kind="quiet" title={t`This place is paid for`}>
              {t`Sponsored`}
            </span>
          )}
        </Heading>
        <p className="c-dev-facts num">{facts.join(' · ')}</p>
      </div>
      {one.headline && <p className="c-dev-headline">{one.headline}</p>}
      <ul className="c-chips">
        {one.skills.map(({ skillId, skillName }) => (
          <li key={skillId}>{skillName}</li>
        ))}
      </ul>
      <VerifiedMarks marks={one.marks} most={2} />
      {to && (
        <Link className="c-go" to={to}>
          {userType === 'client' ? t`Open the profile` : t`Ask for contact`}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
    </article>
  )
}
