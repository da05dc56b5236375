import type { ZoneChanged } from '#api/candidates/events'
import { upcomingStatuses } from '#api/interviews/interview_flow'

/** Interviews to come are told in the zone where their candidate is now; past ones keep theirs. */
export const takeZone = ({ candidate, timeZone, trx }: ZoneChanged) =>
  trx
    .from('interviews')
    .where('candidate_id', candidate.id)
    .whereIn('status', upcomingStatuses)
    .update({ candidate_time_zone: timeZone })
