import './candidate.css'
import '../../app/look/styles_rest'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { read } from '../../app/read'
import { Face } from '../../components/face'
import { PageNotYet } from '../../components/page/fetched'
import { Section } from '../../components/page/page_header'
import { useTitle } from '../../components/page/title'
import { When } from '../../components/when'
import { nameOf, PaidMark } from './candidate_facts'
import { ProfileSections } from './profile'

/** /preview/developers/:devId, for the console: a profile as companies find it, with `update` as it will be once that is approved. */
export default function ProfilePreview() {
  const { devId = '' } = useParams()
  const update = useSearchParams()[0].get('update')
  const shown = useQuery(
    read('GET', '/admin/developers/:id/preview', {
      params: { id: devId },
      query: update ? { update: Number(update) } : {},
    })
  )
  const profile = shown.data?.data
  useTitle(t`As companies see it`)
  if (!profile) return <PageNotYet read={shown} what={t`The profile`} />
  return (
    <main className="c-page">
      <div className="ta-head">
        <Face name={nameOf(profile)} src={profile.userImage} size={72} />
        <div className="ta-head-who">
          <h1>
            {nameOf(profile)} <PaidMark card={profile} />
          </h1>
          {profile.headline && <p>{profile.headline}</p>}
          <p className="dim">
            <Trans>
              Active <When at={profile.lastActiveAt} />
            </Trans>
          </p>
        </div>
      </div>
      <Section>
        <h2 className="sr-only">{t`Profile`}</h2>
        <ProfileSections profile={profile} />
      </Section>
    </main>
  )
}
