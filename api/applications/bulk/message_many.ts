import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { notifyAll } from '#api/notifications/notify'
import ApplicationEvent from '#api/applications/models/application_event'
import { lockApplications } from '#api/applications/write_moves'

/** Writes the same words to several applicants: a bell and a mail for each, and an event that colleagues see. */
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
    await ApplicationEvent.createMany(
      applications.map(({ id, companyId, status }) => ({
        companyId,
        applicationId: id,
        actorId: actor.id,
        kind: 'message' as const,
        fromStatus: status,
        toStatus: status,
        feedback: text,
        note: subject,
      })),
      { client: trx }
    )
    await notifyAll(
      trx,
      applications.map(({ id, jobId, candidateId, companyId, candidate, company, job }) => ({
        to: [candidate.userId],
        kind: 'message.application',
        message: `${company.name} about ${job.title}: ${subject}`,
        link: '/candidate/jobs?tab=applied',
        jobId,
        devId: candidateId,
        clientId: companyId,
        data: { appliedId: String(id), text },
        mail: {
          subject: `${company.name}: ${subject}`,
          lines: [
            `${actor.fullName} of ${company.name} writes about your application for ${job.title}:`,
            ...text.split(/\n{2,}/),
          ],
          action: { label: 'See your applications', path: '/candidate/jobs?tab=applied' },
          about: `application:${id}`,
        },
      }))
    )
  })
  return appliedIds.length
}
