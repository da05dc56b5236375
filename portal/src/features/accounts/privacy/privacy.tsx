import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../../app/read'
import { NotYet } from '../../../components/page/fetched'
import { ListSkeleton } from '../../../components/page/skeletons'
import type { UserType } from '../../../app/session/session_store'
import { BlockedCompanies } from './blocked_companies'
import { Erase } from './erase'
import { Export } from './export'
import { DataMap } from './data_map'
import { ProfileViews } from './profile_views'
import { PublicProfile } from './public_profile'
import { Visibility } from './visibility'

/** /settings/privacy: for candidates who finds and holds what; for everyone a copy of all, and the end of it. */
export function Privacy({ userType }: { userType: UserType }) {
  return (
    <>
      {userType === 'developer' && <CandidatePrivacy />}
      <Export />
      <Erase userType={userType} />
    </>
  )
}

/** Who finds the profile, who looked, who holds what, and who never may. */
function CandidatePrivacy() {
  const profile = useQuery(read('GET', '/candidate/profile'))
  if (!profile.data)
    return (
      <NotYet read={profile} what={t`Your settings`}>
        <ListSkeleton rows={4} />
      </NotYet>
    )
  return (
    <>
      <Visibility profile={profile.data.data} />
      <PublicProfile profile={profile.data.data} />
      <BlockedCompanies />
      <ProfileViews />
      <DataMap />
    </>
  )
}
