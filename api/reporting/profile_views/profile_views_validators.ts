import vine from '@vinejs/vine'
import { paging } from '#api/http/pagination'

export const viewListValidator = vine.create(paging)
