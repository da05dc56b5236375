import { statSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

/** The build that this process began with, by when its manifest was written: what was read of one fits no other. */
export const begun: { build?: string } = {}

function written() {
  try {
    const { mtimeMs, size } = statSync(app.makePath('public/assets/.vite/portal.json'))
    return `${mtimeMs} ${size}`
  } catch {
    return 'gone'
  }
}

/**
 * Throws (503) where the build was replaced or taken away since the first page: what this process knows of it names
 * files that are gone, and only a start reads the new one.
 */
export function assertSameBuild() {
  const now = written()
  begun.build ??= now
  if (now !== begun.build)
    throw Object.assign(new Error('The build was replaced under this process: start it again'), {
      code: 'E_BUILD_REPLACED',
    })
}
