import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { assertMayWrite } from '#api/candidates/control/reach'
import { notifyAll } from '#api/notifications/notify'
import { Refusal } from '#api/http/refusal'
import type Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import { messagesADay } from '#api/applications/application_facts'
import { lockApplications } from '#api/applications/write_moves'

/**
 * Writes the same words to several applicants: a bell and a mail for each, and an event that colleagues see.
 * Refuses what goes beyond the messages of a day of the member, of the company, or to one applicant.
 */
export async function messageMany(
  member: CompanyMember,
  actor: User,
  { appliedIds, subject, text }: { appliedIds: number[]; subject: string; text: string }
) {
  await db.transaction(async (trx) => {
    const applications = await lockApplications(trx, appliedIds).where(
      'company_id',
      member.companyId
    )
    if (applications.length !== appliedIds.length) throw new errors.E_ROW_NOT_FOUND()
    await assertMayWrite(
      member.companyId,
      applications.map(({ candidateId }) => candidateId),
      trx
    )
    if (applications.some(({ status }) => status === 'withdrawn'))
      throw new Refusal(
        'One of them withdrew their application, so they cannot be told about it; leave them out'
      )
    await assertWithinDay(trx, member, applications)
    await ApplicationEvent.record(
      trx,
      applications.map(({ id, companyId, status }) => ({
        companyId,
        applicationId: id,
        actorId: actor.id,
        kind: 'message' as const,
        fromStatus: status,
        toStatus: status,
        feedback: text,
        note: subject,
      }))
    )
    await notifyAll(
      trx,
      applications.map(({ id, jobId, candidateId, companyId, candidate, company, job }) => ({
        to: [candidate.userId],
        kind: 'message.application',
        message: sentence('{company} about {job}: {subject}', {
          company: company.name,
          job: job.title,
          subject,
        }),
        link: '/candidate/jobs?tab=applied',
        jobId,
        devId: candidateId,
        clientId: companyId,
        data: { appliedId: String(id), text },
        mail: {
          subject: sentence('{company}: {subject}', { company: company.name, subject }),
          lines: [
            sentence('{name} of {company} writes about your application for {job}:', {
              name: actor.fullName,
              company: company.name,
              job: job.title,
            }),
            ...text.split(/\n{2,}/).map((written) => ({ written })),
          ],
          action: { label: sentence('See your applications'), path: '/candidate/jobs?tab=applied' },
          about: `application:${id}`,
        },
      }))
    )
  })
  return appliedIds.length
}

async function assertWithinDay(
  trx: TransactionClientContract,
  { companyId, userId }: CompanyMember,
  applications: Application[]
) {
  // one company's messages are counted one after another
  await trx.rawQuery("select pg_advisory_xact_lock(hashtextextended('company messages', ?))", [
    companyId,
  ])
  const sent = await trx
    .from('application_events')
    .join('applications', 'applications.id', 'application_events.application_id')
    .where('application_events.company_id', companyId)
    .where('application_events.kind', 'message')
    .where('application_events.created_at', '>', DateTime.now().minus({ days: 1 }).toJSDate())
    .select('application_events.actor_id', 'applications.candidate_id')
  const own = sent.filter(({ actor_id: actor }) => actor === userId).length
  const refuse = (words: Said) => {
    throw new Refusal(words, { reason: 'quota' })
  }
  if (own + applications.length > messagesADay.ofMember)
    refuse(
      sentence(
        'You can write {most} messages a day and have written {own}; choose fewer applicants or continue tomorrow',
        { most: messagesADay.ofMember, own }
      )
    )
  if (sent.length + applications.length > messagesADay.ofCompany)
    refuse(
      sentence(
        'Your company can write {most} messages a day and has written {count}; choose fewer applicants or continue tomorrow',
        { most: messagesADay.ofCompany, count: sent.length }
      )
    )
  const pestered = applications.filter(
    ({ id, candidateId }) =>
      sent.filter(({ candidate_id: candidate }) => candidate === candidateId).length +
        applications.filter((other) => other.candidateId === candidateId && other.id <= id).length >
      messagesADay.toApplicant
  )
  if (pestered.length > 0)
    refuse(
      pestered.length === 1
        ? sentence(
            'One of them had {most} messages of yours today; leave them out or write tomorrow',
            { most: messagesADay.toApplicant }
          )
        : sentence(
            '{count} of them had {most} messages of yours today; leave them out or write tomorrow',
            { count: pestered.length, most: messagesADay.toApplicant }
          )
    )
}
