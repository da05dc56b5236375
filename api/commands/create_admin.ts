import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Refusal } from '#api/http/refusal'
import { accountLimits } from '#api/accounts/account_facts'

/** For operators: the first super admin, or one more. */
export default class CreateAdmin extends BaseCommand {
  static commandName = 'user:create-admin'
  static description =
    'Create a platform admin; asks for the password, or reads it from ADMIN_PASSWORD'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address' })
  declare email: string

  @flags.string({ description: 'super, moderator, finance, content or support', default: 'super' })
  declare role: string

  @flags.string({ description: 'First name', default: 'Platform' })
  declare firstName: string

  @flags.string({ description: 'Last name', default: 'Admin' })
  declare lastName: string

  async run() {
    const { createAdmin } = await import('#api/accounts/create_admin')
    const password =
      process.env.ADMIN_PASSWORD ??
      (await this.prompt.secure(`Password, at least ${accountLimits.password.min} characters`))
    try {
      const admin = await createAdmin({
        email: this.email,
        password,
        firstName: this.firstName,
        lastName: this.lastName,
        adminRole: this.role,
      })
      this.logger.success(`${admin.email} can sign in at /admin`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
