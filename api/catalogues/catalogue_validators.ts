import { newPassword } from '#api/accounts/passwords/new_password'
import vine, { type VineValidator } from '@vinejs/vine'
import { oneLine, prose, words } from '#api/http/text/free_text'
import type { FieldContext } from '@vinejs/vine/types'
import { time } from '#api/http/dates'
import { id } from '#api/http/ids'
import { choicesOf, writable, type Catalogue, type Field } from '#api/catalogues/definition'
import { textOf } from '#api/http/text/rich_text'

/** Bounds count what people read, not the marks around it. */
const readable = vine.createRule((value: unknown, max: number, field: FieldContext) => {
  if (typeof value === 'string' && textOf(value).length > max)
    field.report('{{ field }} may have at most {{ max }} characters', 'maxLength', field, { max })
})

const kept = new Map<string, VineValidator<any, any>>()

/** The body of a create or edit; an edit may leave out what stays. */
export function rowValidator(catalogue: Catalogue, creating: boolean) {
  return once(`${catalogue.name} ${creating}`, () =>
    Object.fromEntries(
      Object.entries(catalogue.fields)
        .filter(([, field]) => writable(field, creating))
        .map(([name, field]) => [name, rule(field, creating)])
    )
  )
}

/** The body of an action. */
export function actionValidator(catalogue: Catalogue, action: string) {
  return once(`${catalogue.name}/${action}`, () =>
    mapped(catalogue.actions?.[action].input ?? {}, (field) => rule(field, true))
  )
}

/** When a row was read, as an action on it may say; a change since then is refused. */
export const seenValidator = vine.create({ updatedAt: time().optional() })

/** The row whose place another one takes. */
export const placeValidator = vine.create({ to: id() })

/** The ids of a bulk action. */
export const bulkValidator = vine.create({
  ids: vine.array(id()).minLength(1).maxLength(100).distinct(),
})

const mapped = (fields: Record<string, Field>, to: (field: Field) => any): Record<string, any> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, to(field)]))

function once(key: string, properties: () => Record<string, any>) {
  if (!kept.has(key)) kept.set(key, vine.create(vine.object(properties())))
  return kept.get(key)!
}

/** What a value of a map may be; the model says which of them. */
const anyValue = vine.unionOfTypes([
  // before the number, which takes true for 1
  vine.boolean({ strict: true }),
  vine.number({ strict: true }),
  vine.string().trim().maxLength(1_000),
])

function rule(field: Field, asked: boolean): any {
  const schema = bare(field)
  return field.required ? (asked ? schema : schema.optional()) : schema.nullable().optional()
}

function bare(field: Field): any {
  switch (field.type) {
    case 'number': {
      const schema = vine.number()
      if (field.moneyIn || field.hundredthsOf) schema.withoutDecimals()
      if (field.min !== undefined) schema.min(field.min)
      return schema.max(field.max ?? Number.MAX_SAFE_INTEGER)
    }
    case 'boolean':
      return vine.boolean()
    case 'choice':
      return vine.enum(choicesOf(field).map(({ value }) => value))
    case 'datetime':
      return time()
    case 'reference':
      return id()
    case 'references':
      return vine
        .array(id())
        .maxLength(field.max ?? 100)
        .distinct()
    case 'list':
      return vine.array(oneLine().minLength(1).maxLength(80)).maxLength(field.max ?? 50)
    case 'rows':
      return vine
        .array(vine.object(mapped(field.parts!, (part) => rule(part, true))))
        .minLength(field.required ? 1 : 0)
        .maxLength(field.max ?? 50)
    case 'map':
      return vine.record(anyValue)
    case 'json':
      return vine.any()
    case 'password':
      return newPassword()
    default: {
      const schema = field.type === 'text' ? words({ max: field.max ?? 1_000 }) : prose()
      if (field.type === 'email') schema.email()
      if (field.type === 'url') schema.url({ protocols: ['https'], require_protocol: true })
      if (field.pattern) schema.regex(new RegExp(field.pattern))
      if (field.type === 'slug') schema.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      if (field.min !== undefined) schema.minLength(field.min)
      return field.type === 'html'
        ? schema.maxLength(100_000).use(readable(field.max ?? 1_000))
        : schema.maxLength(field.max ?? 1_000)
    }
  }
}
