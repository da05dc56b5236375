import router from '@adonisjs/core/services/router'
import type { AdminRight } from '#api/accounts/admin_rights'
import type { CompanyRight } from '#api/companies/access/company_rights'

const named = router.named({ access: () => import('#start/access_middleware') })

/** What each route must name: who may call it, and the right it asks of them. */
export const access = {
  /** Nobody need sign in; says why. */
  open: (why: string) => named.access({ to: 'open', why }),
  /** Everyone signed in; `right` is asked of a company's people besides. */
  user: (right?: CompanyRight) => named.access({ to: 'user', right }),
  candidate: () => named.access({ to: 'developer' }),
  client: (right: CompanyRight) => named.access({ to: 'client', right }),
  admin: (right: AdminRight) => named.access({ to: 'admin', right }),
}
