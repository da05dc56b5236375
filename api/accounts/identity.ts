const columns = new Map<string, string>()

/** Lets a module name what a person is in it: a column of `$extras`, and the expression over `users` that reads it. */
export function nameIdentity(found: Record<string, string>) {
  for (const [name, expression] of Object.entries(found)) columns.set(name, expression)
}

/** The named columns, as a select list. */
export const identityColumns = () =>
  [...columns].map(([name, expression]) => `${expression} as ${name}`)
