import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { wholeList } from '#api/http/pagination'
import { busyHours } from '#api/mailing/calendars/busy_hours'
import { calendarBusyValidator } from '#api/mailing/calendars/calendar_validators'

/** When colleagues are busy by the calendars that they linked. */
export default class CalendarBusyController {
  /**
   * Lists when the named colleagues are busy by their own calendars, never with what, and whose could not be read.
   *
   * @most 8
   */
  async index({ member, request }: HttpContext) {
    const { userIds, from, to } = await request.validateUsing(calendarBusyValidator)
    const span = { from: DateTime.fromJSDate(from), to: DateTime.fromJSDate(to) }
    const data = await busyHours(member.companyId, userIds, span)
    return { message: 'Busy by their own calendars', data, pagination: wholeList(data) }
  }
}
