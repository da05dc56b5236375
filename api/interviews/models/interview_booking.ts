import { InterviewBookingSchema } from '#database/schema'

export default class InterviewBooking extends InterviewBookingSchema {}
