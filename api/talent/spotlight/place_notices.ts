import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { peopleWho } from '#api/companies/access/people_who'
import { notify, type Notice } from '#api/notifications/notify'
import type { PlaceKind, Subject } from '#api/talent/spotlight/places'

const words = {
  spotlight: {
    granted: (what: string, day: string) => `${what} is in the spotlight until ${day}`,
    soon: (what: string, day: string) => `${what} leaves the spotlight on ${day}`,
    ended: (what: string) => `${what} is not in the spotlight any more`,
  },
  promotion: {
    granted: (what: string, day: string) => `${what} is promoted until ${day}`,
    soon: (what: string, day: string) => `The promotion ends on ${day}: ${what.toLowerCase()}`,
    ended: (what: string) => `${what} is not promoted any more`,
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
  const message = words[kind][event](what, until.toFormat('d LLLL yyyy'))
  await notify(trx, {
    ...about,
    message,
    data: { event, until: until.toUTC().toISO() },
    mail: {
      subject: message,
      lines: [`${message}.`],
      action: { label: 'See it', path: about.link! },
    },
  })
}

async function aboutSubject(
  trx: TransactionClientContract,
  kind: PlaceKind,
  { of, id }: Subject
): Promise<
  Pick<Notice, 'to' | 'kind' | 'link' | 'jobId' | 'devId' | 'clientId'> & { what: string }
> {
  if (of === 'candidate') {
    const { user_id: userId } = await trx.from('candidates').where('id', id).firstOrFail()
    return {
      what: 'Your profile',
      to: [userId],
      kind: `profile.${kind}`,
      link: kind === 'spotlight' ? '/spotlight' : '/candidate/profile',
      devId: id,
    }
  }
  const job = of === 'job' ? await trx.from('jobs').where('id', id).firstOrFail() : null
  const companyId: number = job?.company_id ?? id
  return {
    what: job ? `Your job ${job.title}` : 'Your company',
    to: await peopleWho(trx, companyId, job ? 'post_job' : 'company_profile'),
    kind: `${job ? 'job' : 'company'}.${kind}`,
    link: job ? '/client/jobs' : '/spotlight',
    jobId: job?.id,
    clientId: companyId,
  }
}
