import { errors } from '@adonisjs/lucid'
import encryption from '@adonisjs/core/services/encryption'
import JobAlert from '#api/jobs/models/job_alert'
import { CONFIRM_DAYS } from '#api/jobs/alerts/alert_facts'

/** What a link of a mail does for its alert. */
export type LinkAct = 'confirm' | 'end'
const purpose = (act: LinkAct) => `job-alert-${act}`
const signed = (act: LinkAct, id: number) =>
  encryption
    .getMessageVerifier()
    .sign({ alert: id }, act === 'confirm' ? `${CONFIRM_DAYS} days` : undefined, purpose(act))

/** The path of a link in a mail to somebody without an account. */
export const alertPath = (act: LinkAct, id: number) => `/job-alerts/${act}/${signed(act, id)}`

/** The alert that a link is about; a link that we did not make, or that is too old, leads nowhere (404). */
export async function alertOf(act: LinkAct, token: string): Promise<JobAlert> {
  const link = encryption.getMessageVerifier().unsign<{ alert: number }>(token, purpose(act))
  if (!link) throw new errors.E_ROW_NOT_FOUND()
  return JobAlert.query().where('id', link.alert).whereNull('user_id').firstOrFail()
}

/** Where a mail without an account ends what it is about; null for any other mail. */
export function endOfAlert(about: string | null | undefined): string | null {
  const [, id] = /^job-alert:(\d+)$/.exec(about ?? '') ?? []
  return id ? alertPath('end', Number(id)) : null
}
