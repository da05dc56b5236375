import { InterviewEventSchema } from '#database/schema'

export default class InterviewEvent extends InterviewEventSchema {}
