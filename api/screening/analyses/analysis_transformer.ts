import { BaseTransformer } from '@adonisjs/core/transformers'
import { labelIn } from '#api/http/choices'
import { engineKinds, jurisdictions, sources } from '#api/screening/screening_facts'
import type { Judgement } from '#api/screening/material/material'
import type ScreeningAnalysis from '#api/screening/models/screening_analysis'
import type ScreeningNotice from '#api/screening/models/screening_notice'
import { analysisFlow } from '#api/screening/analyses/analysis_flow'
import ContestTransformer from '#api/screening/contests/contest_transformer'

/** What was said of an application, with its decider and contests loaded. */
export default class AnalysisTransformer extends BaseTransformer<ScreeningAnalysis> {
  constructor(
    analysis: ScreeningAnalysis,
    protected notices: ScreeningNotice[] = []
  ) {
    super(analysis)
  }

  toObject() {
    const one = this.resource
    return {
      _id: String(one.id),
      appliedId: String(one.applicationId),
      jobId: String(one.jobId),
      state: one.status,
      stateLabel: analysisFlow.states[one.status].label,
      reason: one.reason,
      /** What counts: a person's score where one was set. */
      score: one.countedScore,
      engineScore: one.score,
      criteria: one.criteria.map(shownCriterion),
      engine: one.engine,
      engineLabel: labelIn(engineKinds, one.engine),
      model: one.model,
      promptVersion: one.promptVersion,
      rubricVersion: one.rubricVersion,
      fallback: one.fallback,
      resumeRead: one.resumeRead,
      hiddenText: one.hiddenText,
      /** What spoke to a machine; it was left out. */
      setAside: one.setAside.map(({ text, page, source }) => ({
        text,
        page: page ?? null,
        source,
      })),
      createdAt: (one.finishedAt ?? one.createdAt).toUTC().toISO()!,
      decidedAt: one.decidedAt?.toUTC().toISO() ?? null,
      overrideScore: one.overrideScore,
      overrideReason: one.overrideReason,
      notices: this.notices.map(({ jurisdiction, version, sentAt, analysedFrom }) => ({
        jurisdiction,
        label: labelIn(jurisdictions, jurisdiction),
        law: jurisdictions.find(({ value }) => value === jurisdiction)!.law,
        version,
        sentAt: sentAt.toUTC().toISO()!,
        analysedFrom: analysedFrom.toUTC().toISO()!,
      })),
    }
  }

  forCompany() {
    const { decider, inputHash, contests } = this.resource
    return {
      ...this.toObject(),
      decidedBy: (decider?.fullName ?? null) as string | null,
      inputHash,
      contests: ContestTransformer.transform(contests).useVariant('forCompany').depth(2),
      actions: analysisFlow.may(this.resource, 'client'),
    }
  }

  /** The person reads all of it, but not which colleague decided. */
  forCandidate() {
    const { decidedBy, contests } = this.resource
    return {
      ...this.toObject(),
      isDecided: decidedBy !== null,
      contests: ContestTransformer.transform(contests).useVariant('forCandidate').depth(2),
    }
  }
}

const shownCriterion = ({ key, label, weight, score, why, evidence }: Judgement) => ({
  key,
  label,
  weight,
  score,
  why,
  evidence: evidence.map(({ quote, source, page, box, at }) => ({
    quote,
    source,
    sourceLabel: labelIn(sources, source),
    page: page ?? null,
    box: box ?? null,
    at: at ?? null,
  })),
})
