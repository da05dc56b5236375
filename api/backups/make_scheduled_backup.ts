import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'
import { chosenPlace } from '#api/backups/backup_place'

/**
 * The nightly backup, where the settings name a place. A process of its own makes it, so that reading, packing and sealing
 * never take turns with requests.
 */
export default async function makeScheduledBackup() {
  if (!chosenPlace()) return
  const child = spawn(process.execPath, [app.makePath('ace.js'), 'backup:create', '--scheduled'], {
    cwd: app.makePath(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  app.terminating(() => void child.kill())
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(said.trim().slice(-1000) || `The backup ended with ${code}`)
}
