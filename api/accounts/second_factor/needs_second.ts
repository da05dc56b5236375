import app from '@adonisjs/core/services/app'
import env from '#config/env'
import type Session from '#api/accounts/models/session'
import type User from '#api/accounts/models/user'

/** Admins have a second factor wherever the data is real; the demo and development go without. */
export const isRequiredOf = ({ userType }: Pick<User, 'userType'>) =>
  userType === 'admin' &&
  env.get('ADMIN_SECOND_FACTOR', app.inProduction ? 'required' : 'optional') === 'required'

/** Whether this admin has to set one up, or to sign in with it, before anything else. */
export const isMissing = (user: User, session: Session | undefined) =>
  isRequiredOf(user) && !session?.secondFactor
