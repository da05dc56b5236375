import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Sentence } from '#api/languages/sentence'
import { peopleWho } from '#api/companies/access/people_who'
import { notify, type Notice } from '#api/notifications/notify'
import type { PlaceKind, Subject } from '#api/talent/spotlight/places'

const words = {
  spotlight: {
    granted: (what: Sentence, day: DateTime) =>
      sentence('{what} is in the spotlight until {day}', { what, day }),
    soon: (what: Sentence, day: DateTime) =>
      sentence('{what} leaves the spotlight on {day}', { what, day }),
    ended: (what: Sentence) => sentence('{what} is no longer in the spotlight', { what }),
  },
  promotion: {
    granted: (what: Sentence, day: DateTime) =>
      sentence('{what} is promoted until {day}', { what, day }),
    soon: (what: Sentence, day: DateTime) =>
      sentence('The promotion ends on {day}: {what}', { day, what: [what] }),
    ended: (what: Sentence) => sentence('{what} is not promoted any more', { what }),
  },
} as const

/** Tells those whom a place is about that it began, ends in three days, or has ended. */
export async function tellOfPlace(
  trx: TransactionClientContract,
  kind: PlaceKind,
  subject: Subject,
  event: 'granted' | 'soon' | 'ended',
  until: DateTime
) {
  const { what, ...about } = await aboutSubject(trx, kind, subject)
  const message = words[kind][event](what, until)
  await notify(trx, {
    ...about,
    message,
    data: { event, until: until.toUTC().toISO() },
    mail: {
      subject: message,
      lines: [sentence('{message}.', { message })],
      action: { label: sentence('See it'), path: about.link! },
    },
  })
}

async function aboutSubject(
  trx: TransactionClientContract,
  kind: PlaceKind,
  { of, id }: Subject
): Promise<
  Pick<Notice, 'to' | 'kind' | 'link' | 'jobId' | 'devId' | 'clientId'> & { what: Sentence }
> {
  if (of === 'candidate') {
    const { user_id: userId } = await trx.from('candidates').where('id', id).firstOrFail()
    return {
      what: sentence('Your profile'),
      to: [userId],
      kind: `profile.${kind}`,
      link: kind === 'spotlight' ? '/spotlight' : '/candidate/profile',
      devId: id,
    }
  }
  const job = of === 'job' ? await trx.from('jobs').where('id', id).firstOrFail() : null
  const companyId: number = job?.company_id ?? id
  return {
    what: job ? sentence('Your job {job}', { job: job.title }) : sentence('Your company'),
    to: await peopleWho(trx, companyId, job ? 'post_job' : 'company_profile'),
    kind: `${job ? 'job' : 'company'}.${kind}`,
    link: job ? '/client/jobs' : '/spotlight',
    jobId: job?.id,
    clientId: companyId,
  }
}
