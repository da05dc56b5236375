import { BaseTransformer } from '@adonisjs/core/transformers'
import { applicationFlow } from '#api/applications/application_flow'
import type ScreeningAnalysis from '#api/screening/models/screening_analysis'

/** A line of the log: by what was judged, who decided, and the status of the application. With its decider and application loaded. */
export default class LogTransformer extends BaseTransformer<ScreeningAnalysis> {
  toObject() {
    const one = this.resource
    return {
      _id: String(one.id),
      appliedId: String(one.applicationId),
      state: one.status,
      score: one.score,
      engine: one.engine,
      model: one.model,
      promptVersion: one.promptVersion,
      rubricVersion: one.rubricVersion,
      inputHash: one.inputHash,
      fallback: one.fallback,
      createdAt: one.createdAt.toUTC().toISO()!,
      decidedBy: (one.decider?.fullName ?? null) as string | null,
      decidedAt: one.decidedAt?.toUTC().toISO() ?? null,
      overrideScore: one.overrideScore,
      overrideReason: one.overrideReason,
      status: one.application.status,
      statusLabel: applicationFlow.states[one.application.status].label,
    }
  }
}
