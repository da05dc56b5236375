import type { Box } from '#api/engines/resume_reader/resume_draft'

/** How often a page is turned clockwise by 90° to be read. */
export type Turn = 0 | 1 | 2 | 3
export const turns = [0, 1, 2, 3] as const

/** Grey dots, row by row. */
export type Picture = { dots: Uint8Array; width: number; height: number }
type Size = { width: number; height: number }

/** Turns a picture by quarters, clockwise. */
export function turned(picture: Picture, turn: Turn): Picture {
  const { dots, width, height } = picture
  if (turn === 0) return picture
  const to = new Uint8Array(dots.length)
  if (turn === 2) return { dots: to.map((_, at) => dots[dots.length - 1 - at]), width, height }
  for (let y = 0, from = 0; y < height; y++)
    for (let x = 0; x < width; x++, from++)
      to[turn === 1 ? x * height + height - 1 - y : (width - 1 - x) * height + y] = dots[from]
  return { dots: to, width: height, height: width }
}

/** The size of a picture that is turned so. */
export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 2 ? { width: height, height: width } : { width, height }

const DARK = 128

/** The rows with the most ink, `share` of all: enough to see whether words can be read. */
export function darkestBand({ dots, width, height }: Picture, share: number): Picture {
  const rows = Math.ceil(height * share)
  const ink = new Uint32Array(height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) if (dots[at] < DARK) ink[y]++
  let sum = 0
  let most = 0
  let from = 0
  for (let y = 0; y < height; y++) {
    sum += ink[y] - (y >= rows ? ink[y - rows] : 0)
    if (sum > most && y >= rows - 1) {
      most = sum
      from = y - rows + 1
    }
  }
  return { dots: dots.subarray(from * width, (from + rows) * width), width, height: rows }
}

/** Where a box of the turned page is on the page as it lies. */
export function boxAsItLies([x, y, width, height]: Box, page: Size, turn: Turn): Box {
  if (turn === 1) return [y, page.height - x - width, height, width]
  if (turn === 2) return [page.width - x - width, page.height - y - height, width, height]
  if (turn === 3) return [page.width - y - height, x, height, width]
  return [x, y, width, height]
}
