import env from '#config/env'
import { defineConfig, transports } from '@adonisjs/mail'
import { productName } from '#config/app'

/** The address that the installation's mails come from. */
export const mailAddress = env.get('MAIL_FROM', 'hello@candor.example')

/** Without SMTP_HOST mails are only kept in the database and shown in the console. */
const mailConfig = defineConfig({
  default: 'smtp',
  from: { address: mailAddress, name: productName },
  mailers: {
    smtp: transports.smtp({
      host: env.get('SMTP_HOST', '127.0.0.1'),
      port: env.get('SMTP_PORT', 587),
      secure: env.get('SMTP_PORT') === 465,
      pool: true,
      maxConnections: 5,
      // shorter than the time after which the queue tries again
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 60_000,
      ...(env.get('SMTP_USER')
        ? {
            auth: {
              type: 'login' as const,
              user: env.get('SMTP_USER')!,
              pass: env.get('SMTP_PASSWORD')?.release() ?? '',
            },
          }
        : {}),
    }),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
