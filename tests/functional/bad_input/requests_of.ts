type Schema = Record<string, any>

/** The same numbers each time, so that a fault can be found again. */
export function dice(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
/** Something that fits a field, so that the one bad field beside it is what is judged. */
function fitting(name: string, schema: Schema, known: Record<string, unknown>): unknown {
  if (name in known) return known[name]
  if (schema?.enum) return schema.enum[0]
  const type = [schema?.type].flat()[0]
  if (type === 'array') return [fitting(name.replace(/s$/, ''), schema.items ?? {}, known)]
  if (type === 'object') return fittingBody(schema.properties ?? {}, known)
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1
  if (type === 'boolean') return true
  return 'Words that are long enough for this field'.slice(0, schema?.maxLength ?? 100)
}
export const fittingBody = (properties: Schema, known: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name !== 'params')
      .map(([name, schema]) => [name, fitting(name, schema, known)])
  )

/** The path of each field, also inside of objects and lists. */
export function fieldsOf(properties: Schema, before: string[] = []): string[][] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const here = [...before, name]
    const inside = schema?.properties ?? schema?.items?.properties
    return [
      here,
      ...(inside && before.length < 2
        ? fieldsOf(inside, schema.items ? [...here, '0'] : here)
        : []),
    ]
  })
}

export function withValue(body: any, [name, ...rest]: string[], value: unknown): any {
  const copy = Array.isArray(body) ? [...body] : { ...body }
  copy[name] = rest.length ? withValue(copy[name] ?? {}, rest, value) : value
  return copy
}
