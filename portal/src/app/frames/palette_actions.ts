export type PaletteAction = {
  id: string
  label: string
  group?: string
  description?: string
  to?: string
  run?: () => unknown
  keywords?: string[]
}

/** Looks words up on the server; what it finds is added to the palette as it comes. */
export type PaletteSource = (search: string, signal: AbortSignal) => Promise<PaletteAction[]>

const sets = new Set<PaletteAction[]>()
const sources = new Set<PaletteSource>()

/** Offers acts in the command palette while a screen is open; call it in an effect and return its result. */
export function registerActions(actions: PaletteAction[]) {
  sets.add(actions)
  return () => void sets.delete(actions)
}

/** The same for what has to be searched: jobs, applicants, candidates. */
export function registerSource(source: PaletteSource) {
  sources.add(source)
  return () => void sources.delete(source)
}

/** What screens offer under Ctrl K. */
export const paletteActions = () => [
  ...new Map([...sets].flat().map((action) => [action.id, action])).values(),
]

/** What every source finds; when nothing is found and one of them failed, its error. */
export async function paletteFinds(search: string, signal: AbortSignal) {
  const found = await Promise.allSettled([...sources].map((source) => source(search, signal)))
  const rows = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const failed = found.find((one) => one.status === 'rejected')
  if (rows.length === 0 && failed) throw failed.reason
  return rows
}
