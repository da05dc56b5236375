import { BaseTransformer } from '@adonisjs/core/transformers'
import ApplicationTransformer from '#api/applications/application_transformer'
import type Application from '#api/applications/models/application'
import OfferTransformer from '#api/applications/offers/offer_transformer'
import InterviewTransformer from '#api/interviews/interview_transformer'
import ContactRequestTransformer from '#api/talent/contact/contact_request_transformer'
import { candidateViewer } from '#api/interviews/interview_viewers'
import type { About } from '#api/chat/conversations/about_conversation'
import type { EitherSide } from '#api/accounts/account_facts'

/** What a conversation is about, for one of its sides. */
export default class AboutTransformer extends BaseTransformer<About> {
  constructor(
    about: About,
    protected side: EitherSide
  ) {
    super(about)
  }

  toObject() {
    const { applications, interviews, viewer = candidateViewer, offers, request } = this.resource
    return {
      applications: applications.map((application) => this.#application(application)),
      interviews: interviews.map((interview) =>
        new InterviewTransformer(interview, viewer).toObject()
      ),
      offers: offers.map((offer) => new OfferTransformer(offer).toObject()),
      // only the candidate answers it
      request:
        request && this.side === 'candidate'
          ? new ContactRequestTransformer(request).forCandidate()
          : null,
    }
  }

  /** Its status, in the words of the side that reads it. */
  #application(application: Application) {
    const shown = new ApplicationTransformer(application)
    const { _id, jobId, status, statusLabel, appliedAt, answerBy, answeredAt } =
      this.side === 'candidate' ? shown.forCandidate() : shown.forCompany()
    const { title, slug } = application.job
    return {
      _id,
      jobId,
      jobTitle: title,
      slug,
      status,
      statusLabel,
      appliedAt,
      answerBy,
      answeredAt,
    }
  }
}
