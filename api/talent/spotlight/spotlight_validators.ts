import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'

export const spotlightWall = vine.create({ ...paging, industry: id().optional() })
