/** The schemas that several responses share. */
import { names } from './type_schema.mjs'

/** Objects that have a name in the code, and others that several responses have in common, are shared. */
export const schemas = {}
const shared = new Map()
const counted = new Map()

/** Counts each object within a schema, to know which several responses have. */
export function count(schema) {
  for (const each of Object.values(schema ?? {})) if (each && typeof each === 'object') count(each)
  if (schema?.type === 'object' && schema.properties) {
    const key = JSON.stringify(schema)
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }
}

/** A schema with references in place of the objects that are shared; `path` names those without a name in the code. */
export function share(schema, path) {
  if (!schema || typeof schema !== 'object') return schema
  if (Array.isArray(schema)) return schema.map((each) => share(each, path))
  const key = JSON.stringify(schema)
  const inner = () =>
    Object.fromEntries(
      Object.entries(schema).map(([name, each]) => [
        name,
        name === 'properties'
          ? Object.fromEntries(
              Object.entries(each).map(([field, type]) => [field, share(type, [...path, field])])
            )
          : share(each, path),
      ])
    )
  const known = names.get(key)
  if (schema.type !== 'object' || !(known || (counted.get(key) > 1 && key.length > 120)))
    return inner()
  if (!shared.has(key)) {
    const name = freeName(known ?? path.filter((part) => part !== 'data').join('_'))
    shared.set(key, name)
    schemas[name] = inner()
  }
  return { $ref: `#/components/schemas/${shared.get(key)}` }
}

function freeName(words) {
  const name = words.replace(/(?:^|_)+(\w)/g, (_, letter) => letter.toUpperCase())
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name}${n}`
    if (tried in schemas) continue
    schemas[tried] = {}
    return tried
  }
}
