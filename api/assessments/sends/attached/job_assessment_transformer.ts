import { BaseTransformer } from '@adonisjs/core/transformers'
import { applicationFlow } from '#api/applications/application_flow'
import type JobAssessment from '#api/assessments/models/job_assessment'
import { minutesOf } from '#api/assessments/sends/tests_to_send'

/** The tests of a job at one place, with what is put aside for them. */
export default class JobAssessmentTransformer extends BaseTransformer<JobAssessment> {
  constructor(
    attached: JobAssessment,
    protected held: Map<number, number> = new Map()
  ) {
    super(attached)
  }

  toObject() {
    const { id, jobId, atStatus, stage, tests, dueDays, message, status, createdAt } = this.resource
    const all = tests.map(({ assessment }) => assessment)
    return {
      _id: String(id),
      jobId: String(jobId),
      state: status,
      atStatus,
      stageId: stage ? String(stage.id) : null,
      placeLabel: (stage?.name ?? applicationFlow.states[atStatus].label) as string,
      tests: all.map(({ id: testId, name, kind, minutes, questionCount }) => ({
        _id: String(testId),
        name,
        kind,
        minutes,
        questions: questionCount,
      })),
      minutes: minutesOf(all),
      credits: this.held.get(id) ?? 0,
      dueDays,
      message,
      createdAt: createdAt.toUTC().toISO()!,
    }
  }
}
