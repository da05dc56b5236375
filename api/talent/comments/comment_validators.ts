import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'

const words = {
  comment: vine.string().trim().minLength(1).maxLength(2000),
  /** Colleagues who hear of it. */
  mentions: vine.array(id()).maxLength(20).distinct().optional(),
}

export const newComment = vine.create({ devId: id(), ...words })
export const changedComment = vine.create(words)
export const comments = vine.create(paging)
