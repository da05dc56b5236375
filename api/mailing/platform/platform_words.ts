import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { productName } from '#config/app'
import { withoutSites } from '#api/http/text/site_words'
import type { Worded } from '#api/notifications/notification_ports'
import { emptyFields, filledIn } from '#api/mailing/merge_fields'
import type { PlatformField } from '#api/mailing/platform/platform_mail_facts'

type Template = { kind: string; subject: string; body: string }
type PlatformValues = Record<PlatformField, string>

/**
 * The mails in the console's words where it has active ones for their kind. A code, the button, the list and the footer
 * stay as they are built in; so does the whole mail where a merge field would be empty, as a mail is never lost to a template.
 */
export async function inPlatformWords<T extends Worded>(
  mails: T[],
  client: QueryClientContract = db.connection()
): Promise<T[]> {
  const templates: Template[] = await client
    .from('platform_templates')
    .where('status', 'active')
    .whereIn('kind', [...new Set(mails.map(({ kind }) => kind))])
    .select('kind', 'subject', 'body')
  if (templates.length === 0) return mails
  const byKind = new Map(templates.map((template) => [template.kind, template]))
  const values = await valuesOf(
    mails.filter(({ kind }) => byKind.has(kind)),
    client
  )
  return mails.map((mail) => {
    const template = byKind.get(mail.kind)
    return template ? (worded(template, mail, values(mail)) ?? mail) : mail
  })
}

/** One mail in the words of a template; undefined where a field would be empty. */
export function worded<T extends Worded>(
  { subject, body }: Pick<Template, 'subject' | 'body'>,
  mail: T,
  values: PlatformValues
): T | undefined {
  const empty = [...emptyFields(subject, 'subject', values), ...emptyFields(body, 'body', values)]
  if (empty.length > 0) return undefined
  return {
    ...mail,
    subject: filledIn(subject, values),
    lines: filledIn(body, values)
      .split(/\r?\n\s*\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  }
}

/** What the fields hold for a mail; names are looked up for all mails together. */
async function valuesOf(mails: Worded[], client: QueryClientContract) {
  const ids = (name: 'userId' | 'companyId' | 'jobId') => [
    ...new Set(mails.flatMap((mail) => mail[name] ?? [])),
  ]
  const { rows } = await client.rawQuery(
    `select 'user' as what, id, first_name as name from users where id = any(:users)
     union all select 'company', id, name from companies where id = any(:companies)
     union all select 'job', id, title from jobs where id = any(:jobs)`,
    { users: ids('userId'), companies: ids('companyId'), jobs: ids('jobId') } as any
  )
  const names = new Map<string, string>(
    rows.map(({ what, id, name }: Record<string, string>) => [`${what} ${id}`, name])
  )
  const named = (what: string, id?: number | null) => withoutSites(names.get(`${what} ${id}`) ?? '')
  return (mail: Worded) => {
    const values: Record<PlatformField, string> = {
      'person.firstName': named('user', mail.userId),
      'company.name': named('company', mail.companyId),
      'job.title': named('job', mail.jobId),
      'product.name': productName,
      'mail.subject': mail.subject,
      'mail.text': mail.lines.join('\n\n'),
    }
    return values
  }
}

/** What the fields hold where no such mail was sent yet. */
export const exampleValues: Record<PlatformField, string> = {
  'person.firstName': 'Asha',
  'company.name': 'Example Ltd',
  'job.title': 'Senior Node.js Developer',
  'product.name': productName,
  'mail.subject': 'The subject that is built in',
  'mail.text': 'Hello Asha,\n\nThe text that is built in.',
}

/** The same of a mail that was sent: its words without what is below them. */
export async function valuesOfSent(
  mail: Worded & { bodyText: string },
  client: QueryClientContract = db.connection()
): Promise<PlatformValues> {
  const [text] = mail.bodyText.split(/\n\n--\n/)
  return (await valuesOf([mail], client))({ ...mail, lines: [text] })
}
