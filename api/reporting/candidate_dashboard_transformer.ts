import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CandidateDashboard } from '#api/reporting/candidate_dashboard'
import { PopupTransformer } from '#api/candidates/control/control_transformer'
import ApplicationTransformer from '#api/applications/application_transformer'

export default class CandidateDashboardTransformer extends BaseTransformer<CandidateDashboard> {
  toObject() {
    const { candidate, progress, latest, standing, upcoming, waiting, completed, next, saved } =
      this.resource
    const { tests_taken: taken, tests_passed: passed, running_test: running } = this.resource
    const { views, viewers, reviews, rating, updates } = this.resource
    const total = standing.reduce((sum, { count }) => sum + count, 0)
    return {
      progress: progress.progress,
      nextStep: progress.nextStep,
      approval: candidate.approval,
      visibility: candidate.visibility,
      applicationsCount: total,
      applicationsByStatus: Object.fromEntries(
        standing.map(({ status, count }) => [status, count])
      ),
      applications: ApplicationTransformer.transform(latest).useVariant('forCandidate'),
      interviews: { upcoming, waiting, completed, next: next?.toISOString() ?? null },
      savedJobsCount: saved,
      /** Of the last 30 days. */
      profileViews: { views, companies: viewers },
      reviews: { count: reviews, rating },
      tests: {
        english: { status: candidate.english, band: candidate.englishBand },
        taken,
        passed,
        running: running && { ...running, deadline: new Date(running.deadline).toISOString() },
      },
      pendingUpdatesCount: updates,
      popups: PopupTransformer.transform(candidate),
    }
  }
}
