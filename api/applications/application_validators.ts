import vine from '@vinejs/vine'
import { oneLine, prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { SEARCH_MAX } from '#api/http/paging_facts'
import {
  applicationLimits as limits,
  applicantSortValues,
  unansweredStateValues,
} from '#api/applications/application_facts'
import { jobLimits } from '#api/jobs/job_facts'
import { applicationFlow, clientTargets } from '#api/applications/application_flow'

/** What an application says beside the person and the resume. */
export const applicationFields = {
  coverLetter: prose().maxLength(limits.coverLetter.max).nullable().optional(),
  answers: vine
    .array(
      vine.object({
        question: vine.string().maxLength(jobLimits.question.max),
        answer: prose()
          .maxLength(limits.answer.max)
          .nullable()
          .optional()
          .transform((answer) => answer ?? ''),
      })
    )
    .maxLength(40)
    .optional(),
  /** Where the link came from: its own mark, or the page before. */
  source: vine
    .object({
      utm_source: oneLine().maxLength(200).optional(),
      utm_medium: oneLine().maxLength(200).optional(),
      utm_campaign: oneLine().maxLength(200).optional(),
      ref: vine.string().trim().maxLength(200).optional(),
      referrer: vine.string().trim().maxLength(500).optional(),
    })
    .optional(),
}

export const applyValidator = vine.create({
  jobId: id(),
  resumeId: id().nullable().optional(),
  ...applicationFields,
})

const said = {
  feedBack: prose().maxLength(limits.feedback.max).nullable().optional(),
  note: prose().maxLength(limits.note.max).nullable().optional(),
}

export const moveValidator = vine.create({
  appliedId: id(),
  status: vine.enum(clientTargets),
  stageId: id().nullable().optional(),
  /** Where the person saw it; a colleague's move in between is refused. */
  from: vine.enum(applicationFlow.names).optional(),
  fromStageId: id().nullable().optional(),
  reason: prose().maxLength(limits.reason.max).nullable().optional(),
  ...said,
})

export const withdrawValidator = vine.create({
  reason: prose().maxLength(limits.withdrawal.max).nullable().optional(),
})

export const applicantListValidator = vine.create({
  jobId: id(),
  status: vine.enum(applicationFlow.names).optional(),
  stageId: id().optional(),
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  sort: vine.enum(applicantSortValues).optional(),
  /** Who was analysed and scored this at least. */
  minScore: vine.number().withoutDecimals().min(0).max(100).optional(),
  ...paging,
})

export const findValidator = vine.create({
  search: vine.string().trim().minLength(2).maxLength(SEARCH_MAX),
  ...paging,
})

export const unansweredValidator = vine.create({
  state: vine.enum(unansweredStateValues).optional(),
  jobId: id().optional(),
  ...paging,
})

export const answerQueueValidator = vine.create({
  jobId: id().optional(),
  /** `pagination.nextCursor` of the answer before. */
  cursor: vine.string().maxLength(200).optional(),
  limit: paging.limit,
})

export const openValidator = vine.create({
  /** It is fetched before it is shown, so nobody has read it yet. */
  ahead: vine.boolean().optional(),
})

export const ownListValidator = vine.create({
  status: vine.enum(applicationFlow.names).optional(),
  ...paging,
})
export const pageValidator = vine.create(paging)
