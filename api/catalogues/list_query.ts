import { timeOf } from '#api/http/dates'
import { Refusal } from '#api/http/refusal'
import { BY_MATCH, type Catalogue, type Field } from '#api/catalogues/definition'

export type ListQuery = {
  sort: string
  descending: boolean
  offset: number
  limit: number
  filter: Record<string, unknown>
}

/** Most rows in one answer. */
const MOST = 100

/** Reads `sort`, `range` and `filter` of a list's address; what cannot be meant is refused with 422 on its name. */
export function readListQuery(catalogue: Catalogue, qs: Record<string, unknown>): ListQuery {
  const asked = read(
    qs,
    'sort',
    (value) =>
      Array.isArray(value) &&
      typeof value[0] === 'string' &&
      /^(asc|desc)$/i.test(String(value[1] ?? 'ASC'))
  )
  const filter =
    read(
      qs,
      'filter',
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
    ) ?? {}
  const byMatch = asked?.[0] === BY_MATCH
  const usual = catalogue.sort ?? ['id', 'ASC']
  const [sort, order] = !asked || (byMatch && !filter.q) ? usual : asked
  // a queue asks for its own order, of the few rows that wait
  const queued = catalogue.queue ? [catalogue.queue.order] : []
  if (!['id', '_id', BY_MATCH, ...catalogue.sorts, ...queued].includes(sort))
    refuse('sort', `This list can be ordered by id, ${catalogue.sorts.join(', ')}`)
  const [from, to] = read(
    qs,
    'range',
    (value) =>
      Array.isArray(value) &&
      value.length === 2 &&
      value.every((n) => Number.isSafeInteger(n) && n >= 0) &&
      value[0] <= value[1]
  ) ?? [0, 24]
  return {
    sort: sort === '_id' ? 'id' : sort,
    descending: /^desc$/i.test(order ?? 'ASC'),
    offset: from,
    limit: Math.min(to - from + 1, MOST),
    filter,
  }
}

function read(qs: Record<string, unknown>, name: string, fine: (value: any) => boolean): any {
  if (qs[name] === undefined) return undefined
  let value: unknown
  try {
    value = JSON.parse(String(qs[name]))
  } catch {
    refuse(name, `${name} is not JSON`)
  }
  // hidden in JSON escapes, these get past the check of the plain query
  if (!fine(value) || /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value)))
    refuse(name, `${name} has the wrong form`)
  return value
}

export type Condition = {
  name: string
  field: Field
  operator: '=' | '>=' | '<=' | '>' | '<'
  values: unknown[]
}

/** A filter in the words of the fields; ids, ranges (`createdAt_gte`, or `{ from, to }`), one value or several. */
export function readFilter(
  catalogue: Catalogue,
  filter: Record<string, unknown>
): { q?: string; conditions: Condition[] } {
  const conditions: Condition[] = []
  let q: string | undefined
  for (const [key, value] of Object.entries(filter)) {
    if (value === undefined || value === '') continue
    if (key === 'q') {
      if (typeof value !== 'string' && typeof value !== 'number')
        refuse('filter.q', 'The search must be text')
      q = String(value).trim().slice(0, 100) || undefined
      continue
    }
    const [, name = '', suffix] = /^([^]*?)(?:_(gte|lte|gt|lt))?$/.exec(key)!
    const field =
      name === 'id' || name === '_id'
        ? ID
        : Object.hasOwn(catalogue.fields, name)
          ? catalogue.fields[name]
          : // the plain name of what the wire calls otherwise, such as `status` of `skillStatus`
            Object.values(catalogue.fields).find(({ column }) => column === name)
    if (
      !field ||
      field.of ||
      field.until ||
      field.secret ||
      ['rows', 'map', 'json', 'preview'].includes(field.type)
    )
      refuse(`filter.${name}`, `This list cannot be filtered by ${name || 'a name that is empty'}`)
    if (value && typeof value === 'object' && !Array.isArray(value)) {
      const { from, to, ...rest } = value as Record<string, unknown>
      if (Object.keys(rest).length)
        refuse(`filter.${name}`, `${name} has the wrong form; a range is { from, to }`)
      if (from !== undefined)
        conditions.push({ name, field, operator: '>=', values: [cast(name, field, from)] })
      if (to !== undefined)
        conditions.push({ name, field, operator: '<=', values: [cast(name, field, to)] })
      continue
    }
    const operator = ({ gte: '>=', lte: '<=', gt: '>', lt: '<' } as const)[suffix] ?? '='
    const values = Array.isArray(value) ? value : [value]
    if (values.length > 200) refuse(`filter.${name}`, 'At most 200 values can be asked for at once')
    if (operator !== '=' && (values.length !== 1 || values[0] === null))
      refuse(`filter.${name}`, `${name} needs one value to compare with`)
    conditions.push({ name, field, operator, values: values.map((one) => cast(name, field, one)) })
  }
  return { q, conditions }
}

const ID: Field = { type: 'reference', column: 'id' }

function cast(name: string, field: Field, value: unknown): unknown {
  if (value === null) return null
  const text = typeof value === 'string' ? value.trim() : value
  switch (field.type) {
    case 'id':
    case 'reference':
    case 'references':
      if (/^\d{1,16}$/.test(String(text)) && Number.isSafeInteger(Number(text))) return Number(text)
      break
    case 'number':
      if (
        (typeof text === 'number' || typeof text === 'string') &&
        text !== '' &&
        Math.abs(Number(text)) < 1e15
      )
        return Number(text)
      break
    case 'boolean':
      if (text === 'null') return null
      if (text === true || text === 'true' || text === 1 || text === '1') return true
      if (text === false || text === 'false' || text === 0 || text === '0') return false
      break
    case 'datetime': {
      const at = typeof text === 'string' ? timeOf(text) : undefined
      if (at) return at.toJSDate()
      break
    }
    default:
      if (typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean')
        return String(text).slice(0, 300)
  }
  return refuse(`filter.${name}`, `${name} cannot be compared with that value`)
}

function refuse(field: string, message: string): never {
  throw new Refusal(message, { status: 422, field })
}
