import type { HttpContext } from '@adonisjs/core/http'
import { answerInEvenTime } from '#api/accounts/answer_in_even_time'
import { escapeHtml } from '#api/http/text/escape_html'
import { plainPage } from '#api/http/errors/plain_page'
import { FIRST_LANGUAGE } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { labelIn } from '#api/http/choices'
import { alertFrequencies } from '#api/jobs/alerts/alert_facts'
import { alertOf } from '#api/jobs/alerts/alert_links'
import { askForAlert, confirmAlert } from '#api/jobs/alerts/keep_alert'
import { keepAlert } from '#api/jobs/alerts/alert_validators'
import { wordsOf } from '#api/jobs/alerts/alert_words'
import type JobAlert from '#api/jobs/models/job_alert'

/** The form of browsers without scripts, and the links in mails. Opening a link changes nothing, as programs that check links open them, too (RFC 8058). */
export default class AlertPagesController {
  async ask(ctx: HttpContext) {
    const [fault, asked] = await keepAlert.tryValidate(ctx.request.all())
    if (fault) return refused(ctx, fault.messages[0].message)
    if (!asked.email) return refused(ctx, 'Enter the address that the mails go to.')
    await answerInEvenTime(askForAlert(asked, ctx.request.ip()))
    return plainPage(ctx, {
      title: 'Look into your mail',
      body: '<p>Open the link that we sent you, and the alert begins.</p><p><a href="/jobs">Back to the jobs</a></p>',
    })
  }

  async showConfirm(ctx: HttpContext) {
    const alert = await alertOf('confirm', ctx.params.token)
    return plainPage(ctx, alert.confirmedAt ? await runs(alert) : await asked(alert))
  }

  async confirm(ctx: HttpContext) {
    const alert = await alertOf('confirm', ctx.params.token)
    await confirmAlert(alert)
    return plainPage(ctx, await runs(alert))
  }

  async showEnd(ctx: HttpContext) {
    const alert = await alertOf('end', ctx.params.token)
    return plainPage(ctx, {
      title: 'End this job alert?',
      body: `<p>It is about ${await about(alert)}.</p>${button('End this alert')}`,
    })
  }

  async end(ctx: HttpContext) {
    const alert = await alertOf('end', ctx.params.token)
    await alert.delete()
    return plainPage(ctx, {
      title: 'This alert has ended',
      body: `<p>You get no more mails about ${await about(alert)}, and your address is deleted with it.</p><p><a href="${escapeHtml(pathOf('/job-alerts', alert))}">Ask for it again</a></p>`,
    })
  }
}

function refused(ctx: HttpContext, why: string) {
  ctx.response.status(422)
  return plainPage(ctx, {
    title: 'One thing needs a look',
    body: `<p>${escapeHtml(why)}</p><p>Go back in your browser: what you typed is still there.</p>`,
  })
}

// the form posts to the page's own address
const button = (label: string) => `<form method="post"><button>${label}</button></form>`
const pathOf = (page: string, { search }: JobAlert) => (search ? `${page}?${search}` : page)
const about = async ({ search }: JobAlert) =>
  `<strong>${escapeHtml(say(FIRST_LANGUAGE, await wordsOf(search)))}</strong>`

const asked = async (alert: JobAlert) => ({
  title: 'Confirm your job alert',
  body: `<p>We write to you about ${await about(alert)}, ${labelIn(alertFrequencies, alert.frequency).toLowerCase()}, when there is something new. Each mail has a link that ends it.</p>${button('Confirm the alert')}`,
})
const runs = async (alert: JobAlert) => ({
  title: 'Your job alert runs',
  body: `<p>New jobs come by mail: ${await about(alert)}.</p><p><a href="${escapeHtml(pathOf('/jobs', alert))}">See the jobs of today</a></p>`,
})
