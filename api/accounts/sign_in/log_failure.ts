import logger from '@adonisjs/core/services/logger'

/** Logs that somebody did not prove who they are, without what was typed; `userId` is null where no account has the address. */
export function logFailure(
  by: 'password' | 'password again' | 'second factor' | 'code',
  { userId, ip }: { userId: number | null; ip?: string }
) {
  logger.warn({ userId, by, ip }, 'sign-in failed')
}
