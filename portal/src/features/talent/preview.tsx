import '../../app/look/styles_rest'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { Section } from '../../components/page/page_header'
import { useTitle } from '../../components/page/title'
import { ProfileSections } from './profile'
import { ProfileHead } from './profile_head'

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
      <ProfileHead profile={profile} />
      <Section>
        <h2 className="sr-only">{t`Profile`}</h2>
        <ProfileSections profile={profile} />
      </Section>
    </main>
  )
}
