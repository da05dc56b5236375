import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Shows the jobs whose last try failed, and puts them back into their queues when asked to. */
export default class QueueDead extends BaseCommand {
  static commandName = 'queue:dead'
  static description =
    'List the jobs that failed for good; --retry puts them back into their queues'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Put them back into their queues' })
  declare retry: boolean

  @flags.string({ description: 'Only those of this queue' })
  declare queue?: string

  async run() {
    const { DEAD } = await import('#api/queue/start_queue')
    const boss = await this.app.container.make('queue')
    const dead = await boss.findJobs<object>(DEAD, { queued: true })
    const asked = dead.filter((job) => !this.queue || job.sourceName === this.queue)
    for (const job of asked.slice(0, 100))
      this.logger.log(
        `${job.createdOn.toISOString()}  ${job.sourceName}  ${JSON.stringify(job.data)}  ${(job.sourceOutput as any)?.message ?? ''}`
      )
    if (this.retry && asked.length > 0) {
      const count = await boss.redrive(DEAD, this.queue ? { sourceName: this.queue } : {})
      return this.logger.success(`${count} of ${asked.length} put back`)
    }
    this.logger.info(
      asked.length === 0 ? 'No job failed for good' : `${asked.length} failed for good`
    )
  }
}
