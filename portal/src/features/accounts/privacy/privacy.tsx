import { useQuery } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { read } from '../../../app/read'
import { EmptyState } from '../../../components/message'
import { ListSkeleton } from '../../../components/skeletons'
import { BlockedCompanies } from './blocked_companies'
import { ProfileViews } from './profile_views'
import { PublicProfile } from './public_profile'
import { Visibility } from './visibility'

/** /settings/privacy of a candidate: who finds the profile, who looked, and who never may. */
export function CandidatePrivacy() {
  const profile = useQuery(read('GET', '/candidate/profile'))
  if (profile.isPending) return <ListSkeleton rows={4} />
  if (!profile.data)
    return (
      <EmptyState
        title="Your settings could not be fetched"
        action={
          <Button variant="default" onClick={() => void profile.refetch()}>
            Try again
          </Button>
        }
      />
    )
  return (
    <>
      <Visibility profile={profile.data.data} />
      <PublicProfile profile={profile.data.data} />
      <BlockedCompanies />
      <ProfileViews />
    </>
  )
}
