import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { screeningLimits as limits } from '#api/screening/screening_facts'

export const runValidator = vine.create({
  jobId: id(),
  /** Left out: everybody whose application runs. */
  appliedIds: vine.array(id()).minLength(1).maxLength(limits.together.max).distinct().optional(),
})

export const runListValidator = vine.create({ jobId: id(), ...paging })
