import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'

const WIDTH = 800
const EVERY_MS = 250
const MOST_FRAMES = 60
const LAST_MS = 2_000

/**
 * Records a page while steps are walked, as an animated WebP of `TOUR=folder`; without it the steps are walked only.
 * Pictures that are the same as the one before it make that one last longer.
 */
export async function record(page: Page, name: string, steps: () => Promise<void>) {
  const folder = process.env.TOUR
  if (!folder) return steps()
  const frames: { picture: Buffer; at: number }[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver && frames.length < MOST_FRAMES) {
      const at = Date.now()
      const shot = await page.screenshot({ type: 'png' }).catch(() => undefined)
      if (shot) {
        const picture = await sharp(shot).resize({ width: WIDTH }).png().toBuffer()
        if (!frames.at(-1)?.picture.equals(picture)) frames.push({ picture, at })
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, at + EVERY_MS - Date.now())))
    }
  })()
  try {
    await steps()
  } finally {
    // what the last step led to
    await new Promise((resolve) => setTimeout(resolve, 2 * EVERY_MS))
    isOver = true
    await watching
  }
  await mkdir(folder, { recursive: true })
  const delay = frames.map(({ at }, index) => (frames[index + 1]?.at ?? at + LAST_MS) - at)
  const pictures = frames.map(({ picture }) => picture)
  await (pictures.length > 1 ? sharp(pictures, { join: { animated: true } }) : sharp(pictures[0]))
    .webp({ quality: 55, effort: 4, ...(pictures.length > 1 && { delay, loop: 0 }) })
    .toFile(join(folder, `${name}.webp`))
}
