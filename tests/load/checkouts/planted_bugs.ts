/** Bugs that `checkouts.ts` must find, each as a change of compiled files. The word that finds it is in its check. */
export const planted = {
  // numbers of a sequence are not given back: papers are missing
  'sequence-numbers': [
    {
      file: 'api/billing/invoices/issue_paper.js',
      from: 'insert into paper_numbers as p (kind, financial_year, last) values (?, ?, 1)\n     on conflict (kind, financial_year) do update set last = p.last + 1 returning last',
      to: "select nextval('planted_numbers')::int as last where ?::text || ?::text is not null",
    },
  ],
  // a call that is made again is another payment
  'random-keys': [
    {
      file: 'api/billing/payments/pay_order.js',
      from: 'key: payment.key,\n        amount',
      to: 'key: randomUUID(),\n        amount',
    },
  ],
  // two look at a coupon's last use, and both take it
  'no-coupon-lock': [
    {
      file: 'api/billing/coupons/use_coupon.js',
      from: 'lock ? query.forUpdate() : query',
      to: 'query',
    },
    {
      file: 'api/billing/coupons/use_coupon.js',
      from: 'const { used, mine } = rows[0]',
      to: 'const { used, mine } = rows[0]; await new Promise((resolve) => setTimeout(resolve, 20))',
    },
  ],
  // what dies while it is worked off is never worked off
  'acknowledged-before-done': [
    {
      file: 'api/billing/webhooks/handle_webhook.js',
      from: "await failpoint('webhook.handling')",
      to: "await event.merge({ handledAt: DateTime.now() }).save(); await failpoint('webhook.handling')",
    },
  ],
  // a second payment that goes back takes its order with it
  'duplicate-kills-order': [
    {
      file: 'api/billing/payments/settle.js',
      from: 'isDuplicate: true',
      to: 'isDuplicate: false',
    },
  ],
  // what came and what is booked differ
  'books-off-by-one': [
    {
      file: 'api/billing/payments/settle.js',
      from: 'amount: seen.amount,',
      to: 'amount: seen.amount - 1n,',
    },
  ],
  // the browser's return counts as the money
  'believes-the-browser': [
    {
      file: 'api/billing/payments/settle.js',
      from: "seen.state === 'paid' && may('pay')",
      to: "seen.state !== 'cancelled' && may('pay')",
    },
  ],
}
