import app from '@adonisjs/core/services/app'
import { serializer } from '#api/http/text/serializer'
import type { RecordKind } from '#api/companies/company_facts'
import type CompanyMember from '#api/companies/models/company_member'
import Job from '#api/jobs/models/job'
import JobTransformer from '#api/jobs/job_transformer'
import { openedApplication } from '#api/applications/applicants/opened_application'
import ApplicationTransformer from '#api/applications/application_transformer'
import Interview from '#api/interviews/models/interview'
import InterviewTransformer from '#api/interviews/interview_transformer'
import { clientViewer, ownOf } from '#api/interviews/interview_viewers'
import SendTransformer from '#api/assessments/sends/send_transformer'
import { namesOf, sendOf } from '#api/assessments/sends/sent_assessments'

const readers: Record<RecordKind, (member: CompanyMember, id: number) => Promise<unknown>> = {
  async job({ companyId }, id) {
    const job = await Job.query().where({ id, companyId }).preload('company').firstOrFail()
    return JobTransformer.transform(job, { companyId }).useVariant('forOwner')
  },
  application: reviewed,
  // an offer is read with its application, which lists all of them
  offer: reviewed,
  async interview(member, id) {
    const query = Interview.query().where('id', id)
    ownOf(member)(query)
    const interview = await query.withScopes((scopes) => scopes.shown()).firstOrFail()
    return InterviewTransformer.transform(interview, await clientViewer(member, [interview.jobId]))
  },
  async test(member, id) {
    const send = await sendOf(member, id)
    return SendTransformer.transform(send, await namesOf(member, [send]))
      .useVariant('forCompany')
      .depth(2)
  },
}

async function reviewed(member: CompanyMember, id: number) {
  return ApplicationTransformer.transform(await openedApplication(member, id)).useVariant(
    'forReview'
  )
}

/**
 * A record of a company as the API shows it to this member now, as plain JSON: whom it may not see any more is masked,
 * and what is not there any more is a 404.
 */
export async function showRecord(member: CompanyMember, kind: RecordKind, id: number) {
  const { record } = (await serializer.serialize(
    { record: (await readers[kind](member, id)) as never },
    app.container.createResolver()
  )) as { record: Record<string, unknown> }
  return record
}
