import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { heavy, perAccount } from '#api/http/limiters'
import { guesses } from '#api/billing/coupons/guesses'

const { Plans, PricePreviews } = controllers.billing.catalogue
const { Cart } = controllers.billing.cart
const { ProductStatuses } = controllers.billing.deliveries
const { Orders } = controllers.billing.orders
const { Papers } = controllers.billing.invoices
const { Payments } = controllers.billing.payments
const { Subscriptions } = controllers.billing.subscriptions
const { Webhooks } = controllers.billing.webhooks
const { Sandbox } = controllers.billing.gateways
const { Books } = controllers.billing.books
const { Figures } = controllers.billing.figures

router
  .group(() => {
    router.get('/get-all-plans', [Plans, 'index'])
    router.get('/get-all-features', [Plans, 'features'])
    router.get('/get-all-addons', [Plans, 'addons'])
  })
  .prefix('/api/v1')
  .use(access.open('prices are there to be seen'))

router
  .group(() => {
    router.post('/razorpay/process-payment', [Orders, 'razorpay'])
    router.post('/stripe/process-payment', [Orders, 'stripe'])
    router.post('/payment/verify', [Orders, 'verify'])
    router.post('/quote-order', [Orders, 'quote']).use(guesses)
    router.post('/apply-coupon', [Orders, 'coupon']).use(guesses)
    router.post('/order-list', [Orders, 'index'])
  })
  .prefix('/api/v1')
  .use(access.user('orders'))

router.get('/api/v1/product-list', [Plans, 'products']).use(access.user('see_company'))

// a suspended company still reads its papers
router
  .group(() => {
    router.get('/payments', [Payments, 'index'])
    router.get('/payments/csv', [Payments, 'export']).use([perAccount('payments-csv', 20), heavy])
    router.get('/invoices', [Orders, 'papers'])
    router.get('/invoices/:id/pdf', [Papers, 'pdf']).use([perAccount('paper-pdf', 60), heavy])
  })
  .prefix('/api/v1')
  .use(access.user('see_papers'))

router
  .group(() => {
    router.get('/get-all-plans', [Plans, 'mine']).use(access.client('see_company'))
    router
      .post('/checkout', [Orders, 'checkout'])
      .as('client_orders.checkout')
      .use([access.client('billing'), guesses])
    router.post('/promote-job', [Orders, 'promote']).use([access.client('promote_job'), guesses])
    router
      .post('/razorpay/process-payment', [Orders, 'razorpay'])
      .as('client_orders.razorpay')
      .use(access.client('orders'))
    router
      .post('/stripe/process-payment', [Orders, 'stripe'])
      .as('client_orders.stripe')
      .use(access.client('orders'))
    router.get('/subscription-summary', [Subscriptions, 'show']).use(access.client('billing'))
    router.post('/change-plan', [Subscriptions, 'change']).use(access.client('billing'))
    router.post('/cancel-plan', [Subscriptions, 'cancel']).use(access.client('billing'))
    router.post('/resume-plan', [Subscriptions, 'resume']).use(access.client('billing'))
  })
  .prefix('/api/v1/client')

router
  .group(() => {
    router.get('/cart', [Cart, 'show'])
    router.post('/cart', [Cart, 'store'])
    router.delete('/cart/:itemId', [Cart, 'destroy'])
    router.post('/checkout', [Orders, 'checkout']).as('candidate_orders.checkout').use(guesses)
    router.post('/razorpay/process-payment', [Orders, 'razorpay']).as('candidate_orders.razorpay')
    router.post('/stripe/process-payment', [Orders, 'stripe']).as('candidate_orders.stripe')
  })
  .prefix('/api/v1/candidate')
  .use(access.candidate())

router.get('/api/v1/developer-product-status', [ProductStatuses, 'index']).use(access.candidate())

router
  .group(() => {
    router.get('/', [Books, 'show'])
    router.get('/gstr1', [Books, 'gstr1']).use(heavy)
    router.get('/gstr1-table', [Books, 'gstr1Table']).use(heavy)
    router.get('/e-invoices', [Books, 'eInvoices']).use(heavy)
    router.get('/journal', [Books, 'journal']).use(heavy)
  })
  .prefix('/api/v1/admin/books')
  .use(access.admin('keep_money'))

router
  .get('/api/v1/admin/pricing-slabs/:id/preview', [PricePreviews, 'show'])
  .use(access.admin('see_money'))
router
  .get('/api/v1/admin/money-figures', [Figures, 'show'])
  .use([access.admin('keep_money'), heavy])

router
  .group(() => {
    router.post('/webhooks/stripe', [Webhooks, 'stripe'])
    router.post('/webhooks/razorpay', [Webhooks, 'razorpay'])
  })
  .prefix('/api/v1')
  .use(access.open('each is signed by its gateway'))

router
  .post('/api/v1/sandbox/payments/:id', [Sandbox, 'decide'])
  .use(access.open('it stands for a page of a gateway; outside production only'))
router
  .group(() => {
    router.get('/sandbox/:ref', [Sandbox, 'show'])
    router.post('/sandbox/:ref', [Sandbox, 'press'])
  })
  .use(access.open('it stands for a page of a gateway; outside production only'))
