import vine from '@vinejs/vine'
import { separated } from '#api/http/text/several'
import { paging } from '#api/http/pagination'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { jobTypeValues, workModeValues } from '#api/jobs/job_facts'

/** What a form on a careers page sends: one of each, or nothing. */
export const careersListValidator = vine.create({
  page: paging.page,
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  jobType: vine.array(vine.enum(jobTypeValues)).parse(separated).maxLength(20).optional(),
  jobLocation: vine.array(vine.enum(workModeValues)).parse(separated).maxLength(20).optional(),
})
