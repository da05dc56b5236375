import type { HttpContext } from '@adonisjs/core/http'
import { escapeHtml } from '#api/http/text/escape_html'
import { plainPage } from '#api/http/errors/plain_page'
import { endMails, mailsOf } from '#api/notifications/settings/unsubscribe'
import { unsubscribing } from '#api/notifications/notification_validators'

/** Ending mails by the link in them (RFC 8058); the person who holds the link need not sign in. */
export default class UnsubscribesController {
  /** Changes nothing: programs that check links in mails open them, too. */
  async show(ctx: HttpContext) {
    const { label, sent } = await mailsOf(ctx.params.token)
    return plainPage(ctx, sent ? asked(label) : ended(label))
  }

  async store(ctx: HttpContext) {
    const { again = false } = await ctx.request.validateUsing(unsubscribing)
    const { user, event, label } = await mailsOf(ctx.params.token)
    await endMails(user, event, again)
    return plainPage(ctx, again ? resumed(label) : ended(label))
  }
}

// the form posts to the page's own address
const button = (label: string, again = false) =>
  `<form method="post">${again ? '<input type="hidden" name="again" value="true">' : ''}<button>${label}</button></form>`
const about = (label: string) => `<strong>${escapeHtml(label)}</strong>`
const settings = '<p><a href="/settings/notifications">All your notification settings</a></p>'

const asked = (label: string) => ({
  title: 'Stop these mails?',
  body: `<p>They are about ${about(label)}. The bell goes on telling you.</p>${button('Stop these mails')}${settings}`,
})
const ended = (label: string) => ({
  title: 'These mails have ended',
  body: `<p>You get no more mails about ${about(label)}. The bell goes on telling you.</p>${button('Undo: get them again', true)}${settings}`,
})
const resumed = (label: string) => ({
  title: 'You get these mails again',
  body: `<p>Mails about ${about(label)} come as before.</p>${button('Stop these mails')}${settings}`,
})
