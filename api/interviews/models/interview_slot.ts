import { InterviewSlotSchema } from '#database/schema'
import { type InterviewSide, type slotStatuses } from '#api/interviews/interview_facts'

/** A time that one side offers for an interview. */
export default class InterviewSlot extends InterviewSlotSchema {
  declare proposedBy: InterviewSide
  declare status: (typeof slotStatuses)[number]
}
