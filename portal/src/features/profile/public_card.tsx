import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { Face } from '../../components/face'
import { useProfileDraft } from './profile_draft'
import { availabilities } from '#api/candidates/candidate_facts'
import { labelIn } from '#api/http/choices'

/** The card that companies meet in search, as it changes while one types. */
export function PublicCard() {
  const { profile, snapshot } = useProfileDraft()
  const skills = useQuery(read('GET', '/candidate/dev-techskill')).data?.data ?? []
  const { place, availability } = snapshot.values
  // of an approved profile, companies see the name and headline that were looked at
  const { fName, lName, headline } = profile.approval === 'approved' ? profile : snapshot.values
  const facts = [
    place.city || place.stateName || place.countryName,
    profile.experience ? t`${{ experience: profile.experience }} years` : '',
    labelIn(availabilities, availability),
  ].filter(Boolean)
  return (
    <section className="wiz-card" aria-label={t`How companies see you`}>
      <p className="wiz-card-note">{t`How companies see you in search`}</p>
      <div className="wiz-card-head">
        <Face name={`${fName} ${lName}`} src={profile.userImage} size={48} />
        <div>
          <strong>
            {fName || t`Your name`} {lName.slice(0, 1)}
            {lName && '.'}
          </strong>
          <p>{headline || <span className="dim">{t`Your headline appears here`}</span>}</p>
        </div>
      </div>
      <p className="dim">{facts.join(' · ')}</p>
      {skills.length > 0 && (
        <ul aria-label={t`First skills`}>
          {skills.slice(0, 5).map((skill) => (
            <li key={skill._id}>{skill.skillName}</li>
          ))}
          {skills.length > 5 && <li className="dim">+{skills.length - 5}</li>}
        </ul>
      )}
    </section>
  )
}
