import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { errors } from '@adonisjs/lucid'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

/** Where a recording lies; 404 where there is none, also where its file did not come with the installation, which the operator reads in the log. */
export function recordingAt(file: string | null | undefined) {
  if (!file) throw new errors.E_ROW_NOT_FOUND()
  const path = app.makePath('database/questions/english/audio', basename(file))
  if (existsSync(path)) return path
  logger.error({ path }, 'a recording of the English test is missing')
  throw new errors.E_ROW_NOT_FOUND()
}
