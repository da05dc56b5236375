/** To hundredths of a point. */
export const round = (value: number) => Math.round(value * 100) / 100

export type Frame = { turns: number; left: number; top: number; width: number; height: number }

/** A rectangle of the PDF (up is more) as left, top, right, bottom on the page as it is shown. */
export function onPage(
  { turns, left, top, width, height }: Frame,
  l: number,
  t: number,
  r: number,
  b: number
) {
  const x = l - left
  const right = r - left
  const y = top - t
  const bottom = top - b
  if (turns === 1) return [width - bottom, x, width - y, right] as const
  if (turns === 2) return [width - right, height - bottom, width - x, height - y] as const
  if (turns === 3) return [y, height - right, bottom, height - x] as const
  return [x, y, right, bottom] as const
}
