import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { talentLimits } from '#api/talent/talent_facts'

const words = {
  comment: prose().minLength(1).maxLength(talentLimits.comment.max),
  /** Colleagues who hear of it. */
  mentions: vine.array(id()).maxLength(talentLimits.mentions.max).distinct().optional(),
}

export const newComment = vine.create({ devId: id(), ...words })
export const changedComment = vine.create(words)
export const comments = vine.create(paging)
