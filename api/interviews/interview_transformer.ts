import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import type Interview from '#api/interviews/models/interview'
import type Scorecard from '#api/interviews/models/scorecard'
import { actionsOf } from '#api/interviews/interview_flow'
import type { EitherSide } from '#api/accounts/account_facts'

/** Who looks: the side decides the actions, `may` whether this person may take them. */
export type Viewer = {
  side: EitherSide
  may: (interview: Interview) => boolean
  /** The member, for whom others' scorecards open with their own. */
  userId?: number
}

export default class InterviewTransformer extends BaseTransformer<Interview> {
  constructor(
    interview: Interview,
    protected viewer: Viewer
  ) {
    super(interview)
  }

  toObject() {
    const { resource: interview, viewer } = this
    const { job, company } = interview
    const reaches = viewer.side === 'candidate' || interview.reaches
    const candidate = reaches ? interview.candidate : interview.person
    const words = viewer.side === 'candidate' ? interview : interview.wordsForCompany
    const open = interview.slots.filter((slot) => slot.status === 'open')
    const slots = open.length > 0 ? open : interview.slots
    const text = (time: DateTime | null) => time?.toUTC().toISO() ?? null
    return {
      _id: String(interview.id),
      appliedId: String(interview.applicationId),
      jobId: String(interview.jobId),
      devId: String(interview.candidateId),
      clientId: String(interview.companyId),
      status: interview.status,
      round: interview.round,
      type: interview.type,
      duration: interview.duration,
      slots: slots.map((slot) => ({
        _id: String(slot.id),
        start: text(slot.startsAt),
        end: text(slot.endsAt),
        proposedBy: slot.proposedBy,
      })),
      start: text(interview.startsAt),
      end: text(interview.endsAt),
      clientTimeZone: interview.clientTimeZone,
      devTimeZone: interview.candidateTimeZone,
      meetingUrl: interview.meetingUrl,
      location: interview.location,
      message: words.message,
      sequence: interview.sequence,
      requestedBy: interview.requestedBy,
      reason: words.reason,
      endedBy: interview.endedBy,
      noShowBy: interview.noShowBy,
      expiresAt: text(interview.expiresAt),
      organiserLeft: viewer.side === 'client' ? interview.organiserLeftAt !== null : undefined,
      disputedAt: text(interview.disputedAt),
      disputeReason: words.disputeReason,
      settledAt: text(interview.settledAt),
      interviewers: interview.interviewers.map(({ user }) => ({
        userId: viewer.side === 'client' ? String(user.id) : undefined,
        fName: user.firstName,
        lName: user.lastName,
      })),
      ...(viewer.side === 'client' ? this.#scorecards() : {}),
      reaches,
      actions:
        reaches && viewer.may(interview) ? actionsOf(interview, viewer.side, DateTime.now()) : [],
      job: { _id: String(job.id), jobTitle: job.title },
      company: { _id: String(company.id), name: company.name, logo: imageUrl(company.logoKey) },
      dev: {
        _id: String(candidate.id),
        fName: candidate.user.firstName,
        lName: candidate.user.lastName,
        headline: candidate.headline ?? null,
        userImage: imageUrl(candidate.user.imageKey),
      },
    }
  }

  /** Blind until one's own is in: how many there are is all that is told before. */
  #scorecards() {
    const { scorecards } = this.resource
    const own = scorecards.find(({ authorId }) => authorId === this.viewer.userId)
    const shown = own ? scorecards : []
    return {
      scorecardCount: scorecards.length,
      scorecard: own ? cardOf(own) : null,
      scorecards: shown.map(cardOf),
    }
  }
}

const cardOf = ({ author, recommendation, rating, notes, updatedAt }: Scorecard) => ({
  by: author?.fullName ?? null,
  recommendation,
  rating,
  notes,
  at: updatedAt.toUTC().toISO(),
})
