import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Rows by the million, for load tests. */
export default class DemoGenerate extends BaseCommand {
  static commandName = 'demo:generate'
  static description =
    'Add many generated companies, jobs and profiles for load tests (never in production)'
  static options: CommandOptions = { startApp: true }

  @flags.number({ description: 'How many public jobs', default: 0 })
  declare jobs: number

  @flags.number({
    description: 'How many approved profiles with skills and employment',
    default: 0,
  })
  declare profiles: number

  async run() {
    if (this.app.inProduction) {
      this.exitCode = 1
      return this.logger.error('This is production: generated rows do not belong here')
    }
    const { generateJobs, generateProfiles } = await import('#database/seeders/demo/generate')
    const say = (line: string) => this.logger.log(line)
    if (this.jobs > 0) await generateJobs(this.jobs, say)
    if (this.profiles > 0) await generateProfiles(this.profiles, say)
  }
}
