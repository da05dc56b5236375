import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Works the queue and the scheduled commands in a process of its own; the server then runs with QUEUE=off. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description =
    'Work the background jobs and the sweeps in this process (run the server with QUEUE=off)'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const { worker } = await import('#api/queue/queue')
    worker.here = true
    const { workOff } = await import('#api/queue/start_queue')
    await workOff(await this.app.container.make('queue'))
    this.logger.info('Working the queue; end with Ctrl+C')
  }
}
