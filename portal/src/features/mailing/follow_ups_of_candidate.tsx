import { useAccess } from '../../app/session/access'
import { FollowUps } from './follow_ups'

/** The sequences under way and past for somebody whose contact details the company has. */
export function FollowUpsOfCandidate({ devId }: { devId: string }) {
  const maySend = useAccess('send_mail')?.allowed ?? false
  return maySend ? <FollowUps devId={devId} /> : null
}
