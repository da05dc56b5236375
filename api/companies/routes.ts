import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { cached } from '#api/http/cache_middleware'
import { access } from '#start/access'

const { PublicCompanies, CompanyProfiles, ClientDesk, CompanyUsers, BillingAddresses } =
  controllers.companies

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
    router.get('/client/page-access/:page', [ClientDesk, 'pageAccess'])
    router.get('/client/company-user', [CompanyUsers, 'index'])
    router.get('/client/company-all-active-user', [CompanyUsers, 'active'])
    router.get('/client/billing-address', [BillingAddresses, 'show'])
    router.put('/client/billing-address', [BillingAddresses, 'update'])
  })
  .prefix('/api/v1')
  .use(access.client())
