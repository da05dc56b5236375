export type PaletteAction = {
  id: string
  label: string
  group?: string
  description?: string
  to?: string
  run?: () => unknown
  keywords?: string[]
}

const sets = new Set<PaletteAction[]>()

/** Offers acts in the command palette while a screen is open; call it in an effect and return its result. */
export function registerActions(actions: PaletteAction[]) {
  sets.add(actions)
  return () => void sets.delete(actions)
}

export const paletteActions = () => [
  ...new Map([...sets].flat().map((action) => [action.id, action])).values(),
]
