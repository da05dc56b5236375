import env from '#config/env'

type Name = Parameters<typeof env.set>[0]

/** Sets settings of the product for a test; returns what gives them the values of before, or none. */
export function setSettings(values: Partial<Record<Name, unknown>>) {
  const names = Object.keys(values) as Name[]
  const before = names.map((name) => [name, env.get(name)] as const)
  for (const name of names) env.set(name, values[name] as never)
  return () => {
    for (const [name, value] of before)
      if (value === undefined) unsetSettings(name)
      else env.set(name, value as never)
  }
}

export function unsetSettings(...names: Name[]) {
  for (const name of names) {
    env.set(name, undefined as never)
    // what is set to nothing would read as the word "undefined"
    delete process.env[name]
  }
}
