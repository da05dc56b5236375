import vine from '@vinejs/vine'
import { paging } from '#api/http/pagination'

export const mapValidator = vine.create(paging)

export const eraseValidator = vine.create({
  password: vine
    .string()
    .maxLength(1_000)
    .transform((value) => value.normalize('NFKC')),
})
