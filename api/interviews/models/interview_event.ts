import { InterviewEventSchema } from '#database/schema'

/** One move of an interview; never changed, never deleted. */
export default class InterviewEvent extends InterviewEventSchema {}
