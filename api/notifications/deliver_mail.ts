import env from '#start/env'
import Mail from '#api/notifications/models/mail'

export default async function deliverMail({ mailId }: { mailId: number }) {
  if (env.get('SMTP_HOST')) throw new Error('written next')
  await Mail.query().where({ id: mailId, status: 'queued' }).update({ status: 'kept' })
}
