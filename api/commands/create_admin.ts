import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import vine from '@vinejs/vine'

/** For operators: the first super admin, or one more. */
export default class CreateAdmin extends BaseCommand {
  static commandName = 'user:create-admin'
  static description = 'Create a platform admin; asks for the password, or reads it from ADMIN_PASSWORD'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address' })
  declare email: string

  @flags.string({ description: 'super, moderator, finance, content or support', default: 'super' })
  declare role: 'super' | 'moderator' | 'finance' | 'content' | 'support'

  @flags.string({ description: 'First name', default: 'Platform' })
  declare firstName: string

  @flags.string({ description: 'Last name', default: 'Admin' })
  declare lastName: string

  async run() {
    const { default: User } = await import('#api/accounts/models/user')
    const { email, name, newPassword } = await import('#api/accounts/account_validators')
    const { DateTime } = await import('luxon')
    const validator = vine.create({ email: email(), password: newPassword(), firstName: name(), lastName: name(), adminRole: vine.enum(['super', 'moderator', 'finance', 'content', 'support'] as const) })
    const password = process.env.ADMIN_PASSWORD ?? (await this.prompt.secure('Password, at least 10 characters'))
    const [error, input] = await validator.tryValidate({ email: this.email, password, firstName: this.firstName, lastName: this.lastName, adminRole: this.role })
    if (error) return this.fail(error.messages[0].message)
    if (await User.findBy('email', input.email)) return this.fail(`${input.email} has an account already`)
    await User.create({ ...input, userType: 'admin', status: 'active', emailVerifiedAt: DateTime.now() } as any)
    this.logger.success(`${input.email} can sign in at /admin`)
  }

  private fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
