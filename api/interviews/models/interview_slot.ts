import { InterviewSlotSchema } from '#database/schema'

/** A time that one side offers for an interview. */
export default class InterviewSlot extends InterviewSlotSchema {
  declare proposedBy: 'client' | 'candidate'
  declare status: 'open' | 'chosen' | 'withdrawn'
}
