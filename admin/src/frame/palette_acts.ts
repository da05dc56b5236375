/** What the open screen offers to do, such as with the rows that are selected. */
export type PaletteAct = { key: string; label: string; hint: string; run: () => unknown }

const sets = new Set<PaletteAct[]>()

/** Offers acts in the palette while a screen is open; call it in an effect and return its result. */
export function registerActs(acts: PaletteAct[]) {
  sets.add(acts)
  return () => void sets.delete(acts)
}

/** What the screens offer in the command palette. */
export const paletteActs = () => [...sets].flat()
