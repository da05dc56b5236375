/** Writing documents: one at a time and in bulk, checked against the mapping of their index. */
import { type Index, type Json, type Answer, Refused, list } from './wire.js'

export function refresh(index: Index) {
  index.shown = new Map(index.stored)
}

export function put(index: Index, id: string, document: Json): Answer {
  const known = index.stored.has(id)
  check(index.mapping, document)
  index.stored.set(id, document)
  return [known ? 200 : 201, { _id: id, result: known ? 'updated' : 'created' }]
}

export function bulk(index: Index, body: string, refreshed: string | null): Answer {
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const items: Json[] = []
  for (let at = 0; at < lines.length; at++) {
    const [[action, { _id: id }]] = Object.entries<Json>(lines[at])
    try {
      if (action === 'delete') {
        const status = index.stored.delete(id) ? 200 : 404
        items.push({ delete: { _id: id, status } })
      } else {
        const [status] = put(index, id, lines[++at])
        items.push({ [action]: { _id: id, status } })
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, type, message: reason } = error
      items.push({ [action]: { _id: id, status, error: { type, reason } } })
    }
  }
  if (refreshed) refresh(index)
  return [200, { errors: items.some((item) => Object.values(item)[0].error), items }]
}

const isOf: Record<string, (value: unknown) => boolean> = {
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) <= 2 ** 31 - 1,
  long: (value) => Number.isInteger(value),
  double: (value) => typeof value === 'number',
  keyword: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
}

/** Refuses a field that the mapping does not name, and a value of another type. */
function check({ properties, dynamic_templates: templates }: Json, document: Json) {
  for (const [name, value] of Object.entries(document)) {
    const field = properties[name]
    if (!field)
      throw new Refused(400, 'strict_dynamic_mapping_exception', `[${name}] is not allowed`)
    const typed: [string, unknown][] =
      field.type === 'object'
        ? Object.entries(value).map(([key, inner]) => [typeOf(templates, `${name}.${key}`), inner])
        : list(value).map((each) => [field.type, each])
    for (const [type, each] of typed)
      if (!isOf[type](each))
        throw new Refused(400, 'mapper_parsing_exception', `failed to parse field [${name}]`)
  }
}

function typeOf(templates: Json[], path: string): string {
  const found = templates
    .flatMap((template) => Object.values(template))
    .find(({ path_match: match }) => path.startsWith(match.replace('*', '')))
  return found.mapping.type
}
