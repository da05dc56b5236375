import { CalendarFeedSchema } from '#database/schema'

/** The secret address of a person's calendar. */
export default class CalendarFeed extends CalendarFeedSchema {}
