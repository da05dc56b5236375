import { InterviewSlotSchema } from '#database/schema'

export default class InterviewSlot extends InterviewSlotSchema {}
