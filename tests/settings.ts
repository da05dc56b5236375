import env from '#config/env'

type Name = Parameters<typeof env.set>[0]

/** Sets settings of the product for a test; returns what takes them away again. */
export function setSettings(values: Partial<Record<Name, unknown>>) {
  const names = Object.keys(values) as Name[]
  for (const name of names) env.set(name, values[name] as never)
  return () => unsetSettings(...names)
}

export function unsetSettings(...names: Name[]) {
  for (const name of names) {
    env.set(name, undefined as never)
    // what is set to nothing would read as the word "undefined"
    delete process.env[name]
  }
}
