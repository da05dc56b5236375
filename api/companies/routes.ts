import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { cached } from '#api/http/middleware/cache_middleware'
import { access } from '#api/http/access'
import { perAddress } from '#api/http/limiters'

const { PublicCompanies, CompanyProfiles, ClientDesk } = controllers.companies
const { CompanyInvites, CompanyUsers } = controllers.companies.team
const { BillingAddresses } = controllers.companies.billing
const { ListViews } = controllers.companies.views

router
  .group(() => {
    router.get('/top-companies', [PublicCompanies, 'index'])
    router.get('/company-profile/open', [PublicCompanies, 'show'])
  })
  .prefix('/api/v1')
  .use([access.open('what companies show to everyone'), cached(0)])

router
  .group(() => {
    router
      .get('/company-profile', [CompanyProfiles, 'show'])
      .use(access.client('see_company', 'company:read'))
    router
      .put('/company-profile', [CompanyProfiles, 'update'])
      .use(access.client('company_profile'))
    router
      .post('/company-profile/logo', [CompanyProfiles, 'logo'])
      .use(access.client('company_profile'))
    router
      .post('/client/request-verification', [CompanyProfiles, 'requestVerification'])
      .use(access.client('company_profile'))
    router
      .get('/client/get-first-entry', [ClientDesk, 'firstEntry'])
      .use(access.client('see_company'))
    router
      .put('/client/set-first-entry', [ClientDesk, 'setFirstEntry'])
      .use(access.client('see_company'))
    router.get('/client/list-views', [ListViews, 'index']).use(access.client('see_jobs'))
    router.post('/client/list-views', [ListViews, 'store']).use(access.client('share_view'))
    router.delete('/client/list-views/:id', [ListViews, 'destroy']).use(access.client('share_view'))
    router.get('/client/page-access', [ClientDesk, 'pages']).use(access.client('see_standing'))
    router
      .get('/client/page-access/:page', [ClientDesk, 'pageAccess'])
      .use(access.client('see_standing'))
    router.get('/client/company-user', [CompanyUsers, 'index']).use(access.client('company_users'))
    router
      .get('/client/company-all-active-user', [CompanyUsers, 'active'])
      .use(access.client('see_company', 'company:read'))
    router.put('/client/user-role', [CompanyUsers, 'change']).use(access.client('company_users'))
    router
      .post('/client/active-deactive-client-user', [CompanyUsers, 'setActive'])
      .use(access.client('company_users'))
    router
      .delete('/client/delete-user', [CompanyUsers, 'destroy'])
      .use(access.client('company_users'))
    router.post('/client/user-invite', [CompanyInvites, 'store']).use(access.client('invite_user'))
    router
      .post('/client/resend-invite', [CompanyInvites, 'again'])
      .use(access.client('invite_user'))
    router.post('/client/invite-link', [CompanyInvites, 'link']).use(access.client('invite_user'))
    router
      .get('/client/company-invites', [CompanyInvites, 'index'])
      .use(access.client('company_users'))
    router
      .delete('/client/company-invites/:id', [CompanyInvites, 'destroy'])
      .use(access.client('invite_user'))
    router
      .get('/client/billing-address', [BillingAddresses, 'show'])
      .use(access.client('see_papers'))
    router
      .put('/client/billing-address', [BillingAddresses, 'update'])
      .use(access.client('billing'))
  })
  .prefix('/api/v1')

router
  .group(() => {
    router.post('/accept-invite', [CompanyInvites, 'accept'])
    router.post('/open-invite', [CompanyInvites, 'show'])
  })
  .prefix('/api/v1')
  .use([access.open('the link of the mail proves the person'), perAddress('invite', 20)])
