import env from '#config/env'
import { escapeHtml } from '#api/http/text/escape_html'

/** Tells the page the captcha's public key, where one is set up. */
export function captchaTag() {
  const key = env.get('CAPTCHA_SITE_KEY')
  return key ? `<meta name="captcha-key" content="${escapeHtml(key)}">` : ''
}
