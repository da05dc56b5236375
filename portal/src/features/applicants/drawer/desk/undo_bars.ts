import { closeUndo, undoBars, type Left } from '../../../../app/notices'

/** A thing went on from how an act left it: what would take that act back goes. */
export function dropUndo({ of, as }: Left) {
  const bars = undoBars.get()
  const still = bars.filter(({ left }) => left?.of !== of || left.as === as)
  if (still.length < bars.length) undoBars.set(still)
}

/** Takes back what the bar offers to take back, for those who are in a dialog and cannot reach it by Tab. */
export function undoLast() {
  const bar = undoBars.get().at(-1)
  if (!bar) return
  void bar.undo()
  closeUndo(bar.id)
}
