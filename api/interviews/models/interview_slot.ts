import { InterviewSlotSchema } from '#database/schema'
import type { EitherSide } from '#api/accounts/account_facts'
import type { slotStatuses } from '#api/interviews/interview_facts'

/** A time that one side offers for an interview. */
export default class InterviewSlot extends InterviewSlotSchema {
  declare proposedBy: EitherSide
  declare status: (typeof slotStatuses)[number]
}
