import env from '#config/env'
import type { ApplicationService } from '@adonisjs/core/types'

/** Tells the person who started the product where it is, and how to sign in to the demo. */
export default class WelcomeProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web' || this.app.inProduction) return
    const { appUrl } = await import('#config/app')
    const { settings } = await import('#api/http/settings')
    const demo = await settings.read('demo_data')
    const lines = [
      `Candor is ready: ${appUrl}`,
      ...(demo ? signIns : [`Make an administrator: node ace user:create-admin you@example.com`]),
      ...(env.get('SMTP_HOST') ? [] : [unsent]),
    ]
    console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
  }
}

const signIns = [
  'Sign in with the password demo-password-1 as',
  '  developer@example.com   a developer',
  '  client@example.com      a company',
  '  admin@example.com       an administrator, at /admin',
]
const unsent =
  'Mails are not sent, as SMTP_HOST is not set; the console shows them under Email history'
