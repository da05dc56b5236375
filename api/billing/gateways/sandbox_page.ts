import { sandboxOutcomes } from '#api/billing/billing_facts'
import type { SandboxPayment } from '#api/billing/gateways/decide_sandbox'
import { moneyWords } from '#api/billing/money/currency_facts'

const button = (ref: string, outcome: string, label: string) =>
  `<form method="post" action="/sandbox/${ref}" style="margin:0 0 12px"><input type="hidden" name="outcome" value="${outcome}"><button style="width:100%;padding:12px;font:inherit;border-radius:8px;border:1px solid #8a8f98;cursor:pointer">${label}</button></form>`

/** The page of a gateway that is not one: what it shows is ours, so nothing of it needs to be escaped but the amount. */
export function sandboxPage({ ref, amount, currency, status }: SandboxPayment): string {
  const isOpen = status === 'open' || status === 'challenged' || status === 'failed'
  const body = !isOpen
    ? `<p>This payment is ${status}. You can close this page.</p>`
    : status === 'challenged'
      ? `<p>Your bank asks whether it is you.</p>${button(ref, 'paid', 'Yes, it is me')}${button(ref, 'failed', 'No')}`
      : `${status === 'failed' ? '<p role="alert">The card was refused. Try again.</p>' : ''}${sandboxOutcomes.map(({ value, label }) => button(ref, value, label)).join('')}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Sandbox payment</title></head><body style="font:16px/1.5 system-ui,sans-serif;max-width:24rem;margin:10vh auto;padding:0 16px"><main><h1 style="font-size:1.25rem">Sandbox payment</h1><p>No money moves here. To pay: <strong>${moneyWords(amount, currency)}</strong></p>${body}</main></body></html>`
}
