import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import { peopleWho } from '#api/companies/access/people_who'
import type CompanyMember from '#api/companies/models/company_member'
import type User from '#api/accounts/models/user'
import { notify } from '#api/notifications/notify'
import { assertMayWrite } from '#api/candidates/control/reach'
import Application from '#api/applications/models/application'
import type { askValidator } from '#api/assessments/sends/send_validators'
import { testsToSend } from '#api/assessments/sends/tests_to_send'

/** The applications of a member's company that are named; any other is not there. */
export async function applicationsOf({ companyId }: CompanyMember, ids: number[]) {
  const found = await Application.query()
    .where('company_id', companyId)
    .whereIn('id', ids)
    .preload('job')
    .orderBy('id')
  if (found.length < new Set(ids).size) throw new errors.E_ROW_NOT_FOUND()
  return found
}

/** Asks those who send tests to send some, as hiring managers do; a credit is spent only by the person who sends. */
export async function askForSend(
  { companyId }: CompanyMember,
  by: User,
  applications: Application[],
  { testIds, message }: Pick<Infer<typeof askValidator>, 'testIds' | 'message'>
) {
  await db.transaction(async (trx) => {
    await assertMayWrite(
      companyId,
      applications.map(({ candidateId }) => candidateId),
      trx
    )
    const tests = await testsToSend(trx, companyId, testIds)
    const [{ job, jobId }] = applications
    const names = new Intl.ListFormat('en').format(tests.map(({ name }) => `"${name}"`))
    const people =
      applications.length === 1
        ? sentence('an applicant')
        : sentence('{count} applicants', { count: applications.length })
    const words = sentence('{name} asks you to send {names} to {people} for {job}', {
      name: by.fullName,
      names,
      people,
      job: job.title,
    })
    const query = new URLSearchParams({
      job: String(jobId),
      tests: testIds.join(','),
      applied: applications.map(({ id }) => id).join(','),
    })
    const path = `/client/assessments/send?${query}`
    await notify(trx, {
      to: await peopleWho(trx, companyId, 'assessments'),
      kind: 'assessment.asked',
      message: words,
      link: path,
      jobId,
      clientId: companyId,
      mail: {
        subject: words,
        lines: [
          sentence('{message}.', { message: words }),
          ...(message ? [{ written: sentence('They write: {message}', { message }) }] : []),
        ],
        action: { label: sentence('Send the tests'), path },
      },
    })
  })
}
