import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { perAccount, perAddress } from '#api/http/limiters'

const { Registrations, Codes } = controllers.accounts.signUp
const { Sessions } = controllers.accounts.signIn
const { Identities, ProviderSignIns } = controllers.accounts.identities
const { Visits } = controllers.accounts.visits
const { Languages } = controllers.accounts.languages
const { Passwords } = controllers.accounts.passwords
const { SecondFactors } = controllers.accounts.secondFactor

router
  .group(() => {
    router
      .post('/sign-up', [Registrations, 'store'])
      .use([access.open('people come without an account'), perAddress('sign-up', 10)])
    router
      .post('/email-verification', [Registrations, 'verify'])
      .use([access.open('the code or link proves the person'), perAddress('proof', 20)])
    router
      .post('/resend-email-verification', [Registrations, 'resend'])
      .use([access.open('nobody is signed in before this'), perAddress('resend', 10)])
    router
      .post('/cancel-registration', [Registrations, 'cancel'])
      .use([access.open('the link of the mail proves the person'), perAddress('proof', 20)])
    router
      .post('/login', [Sessions, 'store'])
      .use([access.open('people sign in here'), perAddress('login', 30)])
    router
      .post('/login/second-factor', [Sessions, 'finish'])
      .use([access.open('the ticket of the password proves the person'), perAddress('login', 30)])
    router
      .post('/login/passkey', [Sessions, 'passkey'])
      .use([access.open('the ticket of the password proves the person'), perAddress('login', 30)])
    router
      .get('/sign-in-providers', [ProviderSignIns, 'index'])
      .use(access.open('people who are not signed in choose how to'))
    router
      .post('/sign-in-providers/sign-up', [ProviderSignIns, 'complete'])
      .use([
        access.open('the sealed word of the provider proves the person'),
        perAddress('proof', 20),
      ])
    router
      .post('/sign-in-providers/:provider/begin', [ProviderSignIns, 'begin'])
      .use([access.open('people sign in here'), perAddress('login', 30)])
    router
      .post('/sign-in-providers/:provider/finish', [ProviderSignIns, 'finish'])
      .use([access.open('the code of the provider proves the person'), perAddress('login', 30)])
    router
      .put('/forget-password', [Passwords, 'forget'])
      .use([access.open('who forgot a password cannot sign in'), perAddress('forget', 10)])
    router
      .put('/reset-password', [Passwords, 'reset'])
      .use([access.open('the link of the mail proves the person'), perAddress('proof', 20)])
    router.get('/logout', [Sessions, 'leave']).use(access.open('signing out twice does no harm'))

    router.post('/admin/account-visits', [Visits, 'store']).use(access.admin('visit_accounts'))
    router.get('/get-user', [Sessions, 'show']).use(access.user())
    router.put('/language', [Languages, 'change']).use(access.user())
    router.put('/change-password', [Passwords, 'change']).use(access.user())
    router.post('/send-otp', [Codes, 'send']).use(access.user())
    router.post('/verify-otp', [Codes, 'verify']).use(access.user())
    router.get('/sessions', [Sessions, 'index']).use(access.user())
    router.delete('/sessions', [Sessions, 'destroyAll']).use(access.user())
    router.get('/second-factors', [SecondFactors, 'index']).use(access.user())
    router.post('/second-factors/totp', [SecondFactors, 'beginTotp']).use(access.user())
    router.put('/second-factors/totp', [SecondFactors, 'confirmTotp']).use(access.user())
    router
      .post('/second-factors/passkey-options', [SecondFactors, 'beginPasskey'])
      .use(access.user())
    router.post('/second-factors/passkeys', [SecondFactors, 'addPasskey']).use(access.user())
    router.post('/second-factors/recovery-codes', [SecondFactors, 'renew']).use(access.user())
    router.delete('/second-factors/:id', [SecondFactors, 'destroy']).use(access.user())
    router.get('/identities', [Identities, 'index']).use(access.user())
    router
      .post('/identities/:provider/begin', [Identities, 'begin'])
      .use([access.user(), perAccount('link-identity', 30)])
    router
      .post('/identities/:provider/finish', [Identities, 'finish'])
      .use([access.user(), perAccount('link-identity', 30)])
    router.delete('/identities/:provider', [Identities, 'destroy']).use(access.user())
    router.delete('/sessions/:id', [Sessions, 'destroy']).use(access.user())
  })
  .prefix('/api/v1')
