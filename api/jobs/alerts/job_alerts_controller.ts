import type { HttpContext } from '@adonisjs/core/http'
import { answerInEvenTime } from '#api/accounts/answer_in_even_time'
import { rowId } from '#api/http/ids'
import {
  alertsOf,
  askForAlert,
  changeFrequency,
  keepOwnAlert,
  previewAlert,
  withWords,
} from '#api/jobs/alerts/keep_alert'
import type { Language } from '#api/languages/language_facts'
import JobAlertTransformer from '#api/jobs/alerts/job_alert_transformer'
import * as valid from '#api/jobs/alerts/alert_validators'
import JobAlert from '#api/jobs/models/job_alert'

/** Mails about new jobs that fit a search. */
export default class JobAlertsController {
  /** Says in words what an alert for the address of a job list is about. */
  async preview({ request, language }: HttpContext) {
    const { search } = await request.validateUsing(valid.alertPreview)
    return { message: 'What this alert is about', data: await previewAlert(search, language) }
  }

  /** Asks for an alert by mail without an account. */
  async ask({ request, response }: HttpContext) {
    const asked = await request.validateUsing(valid.keepAlert)
    await answerInEvenTime(askForAlert(asked, request.ip()))
    return response.accepted({
      message: 'We sent you a mail; open the link in it to begin the alert',
    })
  }

  /** Lists one's job alerts. */
  async index({ auth, language, request, serialize }: HttpContext) {
    const page = await request.validateUsing(valid.alertList)
    const { alerts, pagination } = await alertsOf(auth.getUserOrFail(), page, language)
    const data = JobAlertTransformer.transform(alerts)
    return serialize({ message: 'Your job alerts', data, pagination })
  }

  /** Keeps a job alert of one's own. */
  async store({ auth, language, request, response, serialize }: HttpContext) {
    const asked = await request.validateUsing(valid.keepAlert)
    const alert = await keepOwnAlert(auth.getUserOrFail(), asked)
    response.status(201)
    return serialize({
      message: 'We will write to you about new jobs',
      data: await shown(alert, language),
    })
  }

  /** Changes how often an alert comes. */
  async update(ctx: HttpContext) {
    const alert = await this.#find(ctx)
    const { frequency } = await ctx.request.validateUsing(valid.changeAlert)
    await changeFrequency(alert, frequency)
    return ctx.serialize({ message: 'Alert changed', data: await shown(alert, ctx.language) })
  }

  /** Ends an alert. */
  async destroy(ctx: HttpContext) {
    const alert = await this.#find(ctx)
    await alert.delete()
    return { message: 'Alert ended', data: { _id: String(alert.id) } }
  }

  async #find({ auth, params }: HttpContext) {
    return JobAlert.query()
      .where({ id: rowId(params.id), userId: auth.getUserOrFail().id })
      .firstOrFail()
  }
}

async function shown(alert: JobAlert, language: Language) {
  const [words] = await withWords([alert], language)
  return JobAlertTransformer.transform(words)
}
