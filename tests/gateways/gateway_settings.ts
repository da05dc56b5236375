import { RAZORPAY_KEY, RAZORPAY_KEY_SECRET, RAZORPAY_SECRET } from '#tests/gateways/razorpay_server'
import { STRIPE_KEY, STRIPE_SECRET } from '#tests/gateways/stripe_server'

/** What the product is told of a Stripe on this machine. */
export const stripeSettings = (url: string) => ({
  STRIPE_SECRET_KEY: STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
  STRIPE_URL: url,
})

/** What the product is told of a Razorpay on this machine. */
export const razorpaySettings = (url: string) => ({
  RAZORPAY_KEY_ID: RAZORPAY_KEY,
  RAZORPAY_KEY_SECRET: RAZORPAY_KEY_SECRET,
  RAZORPAY_WEBHOOK_SECRET: RAZORPAY_SECRET,
  RAZORPAY_URL: url,
})
