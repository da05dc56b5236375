import Application from '#api/applications/models/application'
import Offer from '#api/applications/models/offer'
import { seenBy } from '#api/applications/seen_applications'
import { openStatuses } from '#api/interviews/interview_flow'
import { candidateViewer, clientViewer, ownOf } from '#api/interviews/interview_viewers'
import Interview from '#api/interviews/models/interview'
import ContactRequest from '#api/talent/models/contact_request'
import type { Reached, Talker } from '#api/chat/chat_access'

const MOST = 5

/**
 * What a conversation of a candidate and a company is about, as far as the reader sees it: the applications, the latest
 * first, the interviews that are under way, and the offers and the contact request that wait for the candidate. Nothing
 * for other conversations.
 */
export async function aboutConversation(talker: Talker, conversation: Reached) {
  const { companyId, candidateId } = conversation
  const { member } = talker
  if (conversation.kind !== 'company')
    return { applications: [], interviews: [], offers: [], request: null }
  const both = { companyId: companyId!, candidateId: candidateId! }
  const applications = Application.query()
    .where(both)
    .withScopes((scopes) => scopes.withCard())
    .preload('job', (job) => job.preload('company'))
    .orderBy('id', 'desc')
    .limit(MOST)
  const interviews = Interview.query()
    .where(both)
    .whereIn('status', openStatuses)
    .withScopes((scopes) => scopes.shown())
    .orderBy('listed_at')
    .limit(MOST)
  if (member) {
    seenBy(member)(applications)
    ownOf(member)(interviews)
  }
  const found = await interviews
  const jobIds = found.map(({ jobId }) => jobId)
  return {
    applications: await applications,
    interviews: found,
    viewer: member ? await clientViewer(member, jobIds) : candidateViewer,
    // only the candidate answers these
    offers: member
      ? []
      : await Offer.query()
          .where({ ...both, status: 'sent' })
          .preload('file')
          .orderBy('id', 'desc')
          .limit(MOST),
    request: await ContactRequest.query()
      .where({ ...both, status: 'pending' })
      .preload('company')
      .preload('job')
      .preload('sender')
      .first(),
  }
}

export type About = Awaited<ReturnType<typeof aboutConversation>>
