import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { EXPIRY_NOTICE_DAYS } from '#api/jobs/job_facts'

export default class JobsExpire extends BaseCommand {
  static commandName = 'jobs:expire'
  static description = `End listings whose time is over, and warn of those that end in ${EXPIRY_NOTICE_DAYS.join(' and in ')} days`
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: expireJobs } = await import('#api/jobs/expire_jobs')
    const { expired, warned } = await expireJobs()
    this.logger.info(`${expired} expired, ${warned} warned`)
  }
}
