import { BaseTransformer } from '@adonisjs/core/transformers'
import { labelIn } from '#api/http/choices'
import { contestKinds, contestOutcomes } from '#api/screening/screening_facts'
import type ScreeningContest from '#api/screening/models/screening_contest'
import { contestFlow } from '#api/screening/contests/contest_flow'

/** What an applicant asked about what was said of them, with who took it up loaded. */
export default class ContestTransformer extends BaseTransformer<ScreeningContest> {
  toObject() {
    const one = this.resource
    return {
      _id: String(one.id),
      appliedId: String(one.applicationId),
      jobId: String(one.jobId),
      analysisId: String(one.analysisId),
      kind: one.kind,
      kindLabel: labelIn(contestKinds, one.kind),
      state: one.status,
      stateLabel: contestFlow.states[one.status].label,
      message: one.message,
      answer: one.answer,
      outcome: one.outcome,
      outcomeLabel: one.outcome ? labelIn(contestOutcomes, one.outcome) : null,
      due: one.dueAt.toUTC().toISO()!,
      askedAt: one.createdAt.toUTC().toISO()!,
      answeredAt: one.answeredAt?.toUTC().toISO() ?? null,
    }
  }

  forCompany() {
    return {
      ...this.toObject(),
      takenBy: (this.resource.taker?.fullName ?? null) as string | null,
      actions: contestFlow.may(this.resource, 'client'),
    }
  }

  forCandidate() {
    return { ...this.toObject(), actions: contestFlow.may(this.resource, 'candidate') }
  }
}
