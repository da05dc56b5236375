import type { HttpContext } from '@adonisjs/core/http'
import { languageOf, type Language } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence, type Sentence } from '#api/languages/sentence'
import { escapeHtml } from '#api/http/text/escape_html'
import { plainPage } from '#api/http/errors/plain_page'
import { endMails, mailsOf } from '#api/notifications/settings/unsubscribe'
import { unsubscribing } from '#api/notifications/notification_validators'

/**
 * Ending mails by the link in them (RFC 8058); the person who holds the link need not sign in, and reads the page in the
 * language of the mail.
 */
export default class UnsubscribesController {
  /** Changes nothing: programs that check links in mails open them, too. */
  async show(ctx: HttpContext) {
    const { user, label, sent } = await mailsOf(ctx.params.token)
    return page(ctx, languageOf(user.language), sent ? asked : ended, label)
  }

  async store(ctx: HttpContext) {
    const { again = false } = await ctx.request.validateUsing(unsubscribing)
    const { user, event, label } = await mailsOf(ctx.params.token)
    await endMails(user, event, again)
    return page(ctx, languageOf(user.language), again ? resumed : ended, label)
  }
}

/** What a page tells, the button that it offers, and whether that takes an end back. */
type Told = {
  title: Sentence
  about: (label: Sentence) => Sentence
  button: Sentence
  again?: boolean
}

function page(ctx: HttpContext, language: Language, told: Told, label: Sentence) {
  ctx.language = language
  const write = (said: Sentence) => escapeHtml(say(language, said))
  // the form posts to the page's own address
  const again = told.again ? '<input type="hidden" name="again" value="true">' : ''
  return plainPage(ctx, {
    title: write(told.title),
    body:
      `<p>${write(told.about(label))}</p>` +
      `<form method="post">${again}<button>${write(told.button)}</button></form>` +
      `<p><a href="/settings/notifications">${write(sentence('All your notification settings'))}</a></p>`,
  })
}

const stop = sentence('Stop these mails')
const asked: Told = {
  title: sentence('Stop these mails?'),
  about: (label) => sentence('They are about “{label}”. The bell still tells you.', { label }),
  button: stop,
}
const ended: Told = {
  title: sentence('These mails have ended'),
  about: (label) =>
    sentence('You get no more mails about “{label}”. The bell still tells you.', { label }),
  button: sentence('Undo: get them again'),
  again: true,
}
const resumed: Told = {
  title: sentence('You get these mails again'),
  about: (label) => sentence('You get mails about “{label}” again.', { label }),
  button: stop,
}
