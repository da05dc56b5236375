import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type Job from '#api/jobs/models/job'
import type Application from '#api/applications/models/application'
import type ApplicationEvent from '#api/applications/models/application_event'
import { applicationFlow } from '#api/applications/application_flow'
import { marksShown } from '#api/candidates/verified_marks'
import CandidateTransformer from '#api/candidates/candidate_transformer'
import OfferTransformer from '#api/applications/offers/offer_transformer'
import { imageUrl } from '#api/files/image_url'
import { signedUrl } from '#api/files/signed_url'

/** An application with its card loaded: for the candidate never the company's note or reason, for the company all. */
export default class ApplicationTransformer extends BaseTransformer<Application> {
  /** All of it, as its candidate sent it, and where the candidate sees it. */
  toObject() {
    const { answers, coverLetter, resume, skillsMatched, skillsAsked, candidate } = this.resource
    return {
      ...this.#course(),
      ...this.#shown(),
      answers,
      coverLetter,
      resumeUrl: resume ? signedUrl(resume.file) : null,
      skillsMatched,
      skillsAsked,
      // their skills are nested once more
      dev: CandidateTransformer.transform(candidate).depth(2),
    }
  }

  /** Its status, which is the company's too. */
  #course() {
    const application = this.resource
    return {
      _id: String(application.id),
      jobId: String(application.jobId),
      devId: String(application.candidateId),
      clientId: String(application.companyId),
      status: application.status,
      statusLabel: applicationFlow.states[application.status].label,
      appliedAt: application.createdAt.toUTC().toISO(),
      updatedAt: application.updatedAt.toUTC().toISO(),
      answerBy: application.answerBy.toUTC().toISO(),
      answeredAt: application.firstAnsweredAt?.toUTC().toISO() ?? null,
      isLate: application.isLate,
      feedBack: application.feedback,
      history: HistoryTransformer.transform(
        application.events.filter(({ kind }) => kind === 'move' || kind === 'offer')
      ),
    }
  }

  /** What tells of a rejection that waits, as it was before. */
  #shown() {
    const { shownStatus, toldAnswerAt, toldEvents: told } = this.resource
    const last = told.findLast(({ kind }) => kind === 'move')
    return {
      status: shownStatus,
      statusLabel: applicationFlow.states[shownStatus].label,
      updatedAt: (told.at(-1)?.createdAt ?? this.resource.createdAt).toUTC().toISO(),
      answeredAt: toldAnswerAt?.toUTC().toISO() ?? null,
      feedBack: last?.feedback ?? null,
      history: HistoryTransformer.transform(told),
    }
  }

  forCandidate() {
    const application = this.resource
    const { nextAnswerBy, remindFrom, remindedAt, openedAt, opener } = application
    return {
      ...this.toObject(),
      /** When somebody of the company read it first, and who. */
      openedAt: openedAt?.toUTC().toISO() ?? null,
      openedBy: opener?.fullName ?? null,
      /** Until when the company owes the next step; null once it is over. */
      nextAnswerBy: nextAnswerBy?.toUTC().toISO() ?? null,
      isOverdue: remindFrom !== null,
      mayRemind: remindFrom !== null && remindFrom <= DateTime.now(),
      remindedAt: remindedAt?.toUTC().toISO() ?? null,
      /** In how many days this company answers as a rule; null where too little is known. */
      usualDays: (application.$extras.usualDays ?? null) as number | null,
      mayWithdraw: applicationFlow
        .targets(application.shownStatus, 'candidate')
        .includes('withdrawn'),
      job: application.job ? AppliedJobTransformer.transform(application.job) : undefined,
      /** The latest first. */
      offers: OfferTransformer.transform(application.offers),
    }
  }

  forCompany() {
    const { note, reason, isUnread, status, undoUntil, stageId, reaches } = this.resource
    const { answers, coverLetter, resume, skillsMatched, companyId, batchId } = this.resource
    return {
      ...this.#course(),
      /** False once the person withdrew from the company: what they sent is not shown any more. */
      reaches,
      answers: reaches ? answers : [],
      coverLetter: reaches ? coverLetter : null,
      resumeUrl: reaches && resume ? signedUrl(resume.file, { companyId }) : null,
      skillsMatched: reaches ? skillsMatched : 0,
      /** Of the screening; null before it. */
      analysisScore: reaches ? this.resource.analysisScore : null,
      skillsAsked: this.resource.skillsAsked,
      /** Of tests passed, in lists of a job; one who is reached no more has none. */
      marks: marksShown(reaches ? this.resource.candidate.marks : []),
      dev: CandidateTransformer.transform(this.resource.person, companyId).depth(2),
      stageId: stageId === null ? null : String(stageId),
      stageSince: this.resource.statusChangedAt.toUTC().toISO(),
      source: this.resource.source,
      sourceMedium: this.resource.sourceMedium,
      sourceCampaign: this.resource.sourceCampaign,
      note,
      reason,
      isUnread,
      moves: reaches ? applicationFlow.targets(status, 'client') : [],
      undoUntil: undoUntil?.toUTC().toISO() ?? null,
      /** When the candidate hears of a rejection; until then they see the status before. */
      toldAt: this.resource.heldUntil?.toUTC().toISO() ?? null,
      batchId,
    }
  }

  /** One among those of all jobs. */
  forDesk() {
    return { ...this.forCompany(), job: AppliedJobTransformer.transform(this.resource.job) }
  }

  /** One application, opened: the contact that applying unlocked, the file, and who did what. */
  forReview() {
    const { person, candidate, reaches, events, job, merged, companyId } = this.resource
    const resume = reaches ? this.resource.resume : null
    return {
      ...this.forCompany(),
      job: AppliedJobTransformer.transform(job),
      dev: CandidateTransformer.transform(person, companyId).useVariant('forCompany').depth(2),
      resume: resume
        ? {
            fileName: resume.file.fileName,
            size: resume.file.byteSize,
            type: resume.file.mimeType,
            resumeUrl: signedUrl(resume.file, { companyId }),
            inlineUrl: signedUrl(resume.file, { as: 'inline', companyId }),
          }
        : null,
      history: HistoryTransformer.transform(
        events,
        reaches ? undefined : candidate.userId
      ).useVariant('forCompany'),
      /** To those who move applicants; the latest first. */
      offers: OfferTransformer.transform(reaches ? this.resource.offers : [])
        .useVariant('forCompany')
        .depth(2),
      merged: MergedTransformer.transform(merged).depth(2),
    }
  }
}

/** An application that goes on in another one of the same person, with its own history. */
class MergedTransformer extends BaseTransformer<Application> {
  toObject() {
    const { id, person, candidate, reaches, createdAt, coverLetter, answers, events } =
      this.resource
    return {
      _id: String(id),
      name: person.user.fullName,
      email: person.user.email,
      appliedAt: createdAt.toUTC().toISO(),
      coverLetter: reaches ? coverLetter : null,
      answers: reaches ? answers : [],
      history: HistoryTransformer.transform(
        events,
        reaches ? undefined : candidate.userId
      ).useVariant('forCompany'),
    }
  }
}

class HistoryTransformer extends BaseTransformer<ApplicationEvent> {
  constructor(
    event: ApplicationEvent,
    /** The user who is neither named nor quoted any more. */
    protected silent?: number
  ) {
    super(event)
  }

  toObject() {
    const { toStatus, createdAt, feedback, offerMove } = this.resource
    return {
      status: toStatus,
      at: createdAt.toUTC().toISO(),
      feedBack: feedback ?? undefined,
      offer: offerMove ?? undefined,
    }
  }

  forCompany() {
    const { actor, actorId, reason, note, kind, stage } = this.resource
    const isSilent = this.silent !== undefined && actorId === this.silent
    return {
      ...this.toObject(),
      kind,
      stage: stage ?? undefined,
      by: actor && !isSilent ? actor.fullName : null,
      reason: (!isSilent && reason) || undefined,
      note: (!isSilent && note) || undefined,
    }
  }
}

/** What an application shows of its job. */
class AppliedJobTransformer extends BaseTransformer<Job> {
  toObject() {
    const job = this.resource
    return {
      _id: String(job.id),
      jobTitle: job.title,
      slug: job.slug,
      organisation: job.organisation,
      jobLogo: imageUrl(job.company?.logoKey),
      companyName: job.company?.name ?? job.organisation,
      jobType: job.jobType,
      jobLocation: job.locationType,
      jobAddress: { state: job.stateCode, stateName: job.stateName, city: job.city },
      jobCountry: { countryCode: job.countryCode, countryName: job.countryName },
      status: job.status,
    }
  }
}
