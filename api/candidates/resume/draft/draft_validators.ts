import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type { Edits } from '#api/candidates/resume/draft/draft_parts'

/** As in `fullName`, `employment.0`, `employment.0.title`. */
const NAME = /^[a-zA-Z]{1,40}(\.\d{1,3})?$/
const PATH = /^[a-zA-Z]{1,40}(\.\d{1,3})?(\.[a-zA-Z]{1,40})?$/

const areEdits = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const entries = Object.entries(value as object)
  if (entries.length > 600)
    return field.report('{{ field }} has more entries than a draft has', 'maxLength', field)
  for (const [path, edit] of entries) {
    const plain = edit === null || ['string', 'number', 'boolean'].includes(typeof edit)
    if (!PATH.test(path) || !plain || String(edit).length > 4000)
      return field.report(
        '{{ field }} must name parts of the draft, such as employment.0.title, with a text, a number or nothing each',
        'edits',
        field
      )
  }
  field.mutate(Object.fromEntries(entries) as Edits, field)
})

const parts = () => vine.array(vine.string().regex(NAME)).maxLength(300)

export const draftSourceValidator = vine.create({
  source: vine.enum(['resume', 'import']).optional(),
})

export const applyDraftValidator = vine.create({
  accept: parts(),
  edits: vine.record(vine.any()).use(areEdits()).optional(),
  replace: parts().optional(),
  source: vine.enum(['resume', 'import']).optional(),
})
