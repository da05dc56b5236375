import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import type AssessmentSend from '#api/assessments/models/assessment_send'
import type Attempt from '#api/assessments/models/attempt'
import { sendFlow } from '#api/assessments/sends/send_flow'

/** A sent test with its tests and attempts loaded; each side sees the other as far as it may. */
export default class SendTransformer extends BaseTransformer<AssessmentSend> {
  constructor(
    send: AssessmentSend,
    protected named: Set<number> = new Set()
  ) {
    super(send)
  }

  toObject() {
    const send = this.resource
    const { job, attempts } = send
    return {
      _id: String(send.id),
      state: send.status,
      stateLabel: sendFlow.states[send.status].label,
      job: job ? { _id: String(job.id), jobTitle: job.title, slug: job.slug } : null,
      jobId: send.jobId === null ? null : String(send.jobId),
      tests: send.tests.map(({ assessment }) => {
        const attempt = attempts.find(({ assessmentId }) => assessmentId === assessment.id)
        return {
          _id: String(assessment.id),
          name: assessment.name,
          kind: assessment.kind,
          questions: assessment.questionCount,
          minutes: assessment.minutes,
          state: stateOf(attempt),
          attemptId: attempt ? String(attempt.id) : null,
        }
      }),
      minutes: send.minutes,
      message: send.message,
      due: send.dueAt.toUTC().toISO()!,
      reason: send.reason,
      remindedAt: send.remindedAt?.toUTC().toISO() ?? null,
      sentAt: send.createdAt.toUTC().toISO()!,
      startedAt: send.startedAt?.toUTC().toISO() ?? null,
      finishedAt: send.finishedAt?.toUTC().toISO() ?? null,
    }
  }

  forCandidate() {
    const { company } = this.resource
    return {
      ...this.toObject(),
      company: {
        _id: String(company.id),
        companyName: company.name,
        slug: company.slug,
        logo: imageUrl(company.logoKey),
      },
      actions: sendFlow.may(this.resource, 'candidate'),
    }
  }

  forCompany() {
    const { candidateId, applicationId, sender, tests, attempts } = this.resource
    return {
      ...this.toObject(),
      devId: String(candidateId),
      appliedId: applicationId === null ? null : String(applicationId),
      dev: personOf(this.resource, this.named),
      sentBy: (sender?.fullName ?? null) as string | null,
      scores: tests.map(({ assessment }) => {
        const result = attempts.find(
          ({ assessmentId, status }) => assessmentId === assessment.id && status === 'done'
        )?.result
        return {
          testId: String(assessment.id),
          score: result?.score ?? null,
          passed: result?.passed ?? null,
        }
      }),
      actions: sendFlow.may(this.resource, 'client'),
    }
  }
}

/** Not begun, running, or over; what is marked at the moment is over. */
const stateOf = (attempt?: Attempt) =>
  !attempt
    ? ('open' as const)
    : attempt.status === 'running'
      ? ('running' as const)
      : ('done' as const)

/** A person as a company may name them: in full once unlocked. */
function personOf({ candidate }: Pick<AssessmentSend, 'candidate'>, named: Set<number>) {
  const { user } = candidate
  const [letter] = Array.from(user.lastName)
  const isNamed = named.has(candidate.id)
  return {
    _id: String(candidate.id),
    fName: user.firstName,
    lName: isNamed ? user.lastName : letter ? `${letter}.` : '',
    userImage: imageUrl(candidate.photoKey),
  }
}
