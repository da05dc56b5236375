import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { cached } from '#api/http/middleware/cache_middleware'
import { access } from '#start/access'
import { perAddress } from '#start/limiters'

const { PublicCompanies, CompanyProfiles, ClientDesk } = controllers.companies
const { CompanyInvites, CompanyUsers } = controllers.companies.team
const { BillingAddresses } = controllers.companies.billing

router
  .group(() => {
    router.get('/top-companies', [PublicCompanies, 'index'])
    router.get('/company-profile/open', [PublicCompanies, 'show'])
  })
  .prefix('/api/v1')
  .use([access.open('what companies show to everyone'), cached(30)])

router
  .group(() => {
    router.get('/company-profile', [CompanyProfiles, 'show'])
    router.put('/company-profile', [CompanyProfiles, 'update'])
    router.post('/company-profile/logo', [CompanyProfiles, 'logo'])
    router.post('/client/request-verification', [CompanyProfiles, 'requestVerification'])
    router.get('/client/get-first-entry', [ClientDesk, 'firstEntry'])
    router.put('/client/set-first-entry', [ClientDesk, 'setFirstEntry'])
    router.get('/client/page-access', [ClientDesk, 'pages'])
    router.get('/client/page-access/:page', [ClientDesk, 'pageAccess'])
    router.get('/client/company-user', [CompanyUsers, 'index'])
    router.get('/client/company-all-active-user', [CompanyUsers, 'active'])
    router.put('/client/user-role', [CompanyUsers, 'change'])
    router.post('/client/active-deactive-client-user', [CompanyUsers, 'setActive'])
    router.delete('/client/delete-user', [CompanyUsers, 'destroy'])
    router.post('/client/user-invite', [CompanyInvites, 'store'])
    router.post('/client/resend-invite', [CompanyInvites, 'again'])
    router.post('/client/invite-link', [CompanyInvites, 'link'])
    router.get('/client/company-invites', [CompanyInvites, 'index'])
    router.delete('/client/company-invites/:id', [CompanyInvites, 'destroy'])
    router.get('/client/billing-address', [BillingAddresses, 'show'])
    router.put('/client/billing-address', [BillingAddresses, 'update'])
  })
  .prefix('/api/v1')
  .use(access.client())

router
  .group(() => {
    router.post('/accept-invite', [CompanyInvites, 'accept'])
    router.post('/open-invite', [CompanyInvites, 'show'])
  })
  .prefix('/api/v1')
  .use([access.open('the link of the mail proves the person'), perAddress('invite', 20)])
