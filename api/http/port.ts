/**
 * A question to a module above, and so cannot be imported: the module below declares it,
 * the one above has the function, and api/start/events.ts brings them together with `answeredBy`.
 */
export function port<Ask extends (...args: any[]) => unknown>(name: string) {
  let answer: Ask | undefined
  const ask = ((...args: Parameters<Ask>) => {
    if (!answer) throw new Error(`No module answers "${name}": wire it in api/start/events.ts`)
    return answer(...args)
  }) as Ask
  return Object.assign(ask, {
    answeredBy(found: Ask) {
      answer = found
    },
  })
}
