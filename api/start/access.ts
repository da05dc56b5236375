import router from '@adonisjs/core/services/router'

const named = router.named({ access: () => import('#start/access_middleware') })

/** What each route must name: who may call it. `open` says why no sign-in is needed. */
export const access = {
  open: (why: string) => named.access({ to: 'open', why }),
  user: () => named.access({ to: 'user' }),
  developer: () => named.access({ to: 'developer' }),
  client: () => named.access({ to: 'client' }),
  admin: () => named.access({ to: 'admin' }),
}
