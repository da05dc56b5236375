import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ApplicationService } from '@adonisjs/core/types'
import { addressOf, clusterPlace, startCluster } from '#database/embedded'
import { BrokenBackup } from '#api/engines/backup_file/backup_file'

/** Restores a backup by the real command, into a cluster and a folder that go when it is done. Throws when it could not be. */
export async function restoreElsewhere(app: ApplicationService, file: string) {
  const folder = await mkdtemp(join(tmpdir(), 'candor-verify-'))
  const cluster = clusterPlace(app.makePath(), `verify-${process.pid}`)
  const lease = await startCluster(cluster, { throwaway: true })
  try {
    const child = spawn(process.execPath, [app.makePath('ace.js'), 'backup:restore', file], {
      env: {
        ...process.env,
        // tests have a storage of their own whatever the setting says
        NODE_ENV: 'production',
        DATABASE_URL: addressOf(lease.connection),
        DATABASE_URL_FILE: '',
        DRIVE_DISK: 'local',
        STORAGE_PATH: folder,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    if (code !== 0) throw new BrokenBackup(`The backup was not restored. ${said.trim()}`)
  } finally {
    await lease.release()
    await rm(folder, { recursive: true, force: true })
  }
}
