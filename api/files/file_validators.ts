import vine from '@vinejs/vine'

export const readFileValidator = vine.create({ as: vine.enum(['attachment', 'inline']).optional() })
