import { defineConfig } from '@adonisjs/auth'
import { SessionTokenGuard } from '#api/accounts/sign_in/session_token_guard'
import type { InferAuthenticators, InferAuthEvents, Authenticators } from '@adonisjs/auth/types'

const authConfig = defineConfig({
  default: 'token',
  guards: { token: (ctx) => new SessionTokenGuard(ctx) },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
