import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#api/accounts/audit/audit'
import { DEAD } from '#api/queue/start_queue'
import { crossed } from '#api/reporting/installation/alarm_facts'
import { installationStatus, measuresOf } from '#api/reporting/installation/installation_status'
import { retryOf } from '#api/reporting/installation/status_validators'

export default class StatusController {
  /** Shows how the installation is: what waits, what failed for good, disks, database, replicas, backups, and which thresholds are crossed. */
  async show() {
    const status = await installationStatus()
    const measures = measuresOf(status)
    return { message: 'Status', data: { ...status, measures, crossed: crossed(measures) } }
  }

  /** Puts background jobs that failed for good back into their queues: those of one queue, or all. Says how many. */
  async retry({ auth, request }: HttpContext) {
    const { queue } = await request.validateUsing(retryOf)
    const boss = await app.container.make('queue')
    const count = await boss.redrive(DEAD, queue ? { sourceName: queue } : {})
    await db.transaction((trx) =>
      audit(
        trx,
        {
          actorId: auth.getUserOrFail().id,
          action: 'installation.retry_dead_letters',
          subjectType: 'installation',
          subjectLabel: queue ?? 'all queues',
          after: { count },
        },
        { ip: request.ip(), requestId: request.id() }
      )
    )
    return {
      message: count === 1 ? '1 job is tried again' : `${count} jobs are tried again`,
      data: { count },
    }
  }
}
