import { sandboxOutcomes } from '#api/billing/billing_facts'
import type { SandboxPayment } from '#api/billing/gateways/decide_sandbox'
import { moneyWords } from '#api/billing/money/currency_facts'
import { look } from '#api/http/text/look_facts'

const BUTTON =
  'width:100%;padding:10px 12px;margin:0 0 12px;font:inherit;font-weight:600;border-radius:8px;cursor:pointer;'
const PLAIN =
  'border:1px solid light-dark(#D6D6CD,#364448);background:light-dark(#FFF,#1A2428);color:inherit'
const LEADING = `border:1px solid transparent;background:light-dark(${look.light.accent},${look.dark.accent});color:light-dark(#FFF,#0B1A15)`
const FIELD = 'display:block;width:100%;margin:4px 0 12px;padding:8px;font:inherit'

const button = (outcome: string, label: string) =>
  `<button name="outcome" value="${outcome}" style="${BUTTON}${outcome === 'paid' ? LEADING : PLAIN}">${label}</button>`

const choice = (name: string, label: string, options: Record<string, string>) =>
  `<label>${label}<select name="${name}" style="${FIELD}">${Object.entries(options)
    .map(([value, words]) => `<option value="${value}">${words}</option>`)
    .join('')}</select></label>`

/** What else the sandbox can be made to do, so that what follows can be tried out. */
const manners = `<details><summary style="cursor:pointer;margin:0 0 12px">What the sandbox tells, and when</summary>${[
  choice('delayMs', 'Webhooks come', {
    0: 'at once',
    10_000: '10 seconds late',
    120_000: '2 minutes late',
  }),
  choice('webhooks', 'Each one comes', { 1: 'once', 2: 'twice', 0: 'never' }),
  choice('outOfOrder', 'Their order', { false: 'as it happened', true: 'the last one first' }),
  choice('failsLater', 'At the next renewal the card', {
    false: 'pays again',
    true: 'is refused',
  }),
].join('')}</details>`

const form = (ref: string, parts: string[]) =>
  `<form method="post" action="/sandbox/${ref}">${parts.join('')}</form>`

/** The page of a gateway that is not one: what it shows is ours, so nothing of it needs to be escaped but the amount. */
export function sandboxPage({ ref, amount, currency, status }: SandboxPayment): string {
  const isOpen = status === 'open' || status === 'challenged' || status === 'failed'
  const body = !isOpen
    ? `<p>This payment is ${status}. You can close this page.</p>`
    : status === 'challenged'
      ? `<p>Your bank asks whether it is you.</p>${form(ref, [button('paid', 'Yes, it is me'), button('failed', 'No'), manners])}`
      : `${status === 'failed' ? '<p role="alert">The card was refused. Try again.</p>' : ''}${form(ref, [...sandboxOutcomes.map(({ value, label }) => button(value, label)), manners])}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Sandbox payment</title></head><body style="font:1rem/1.5 system-ui,sans-serif;max-width:24rem;margin:10vh auto;padding:0 16px;background:light-dark(${look.light.ground},${look.dark.ground});color:light-dark(${look.light.ink},${look.dark.ink})"><main><h1 style="font-size:1.25rem">Sandbox payment</h1><p>No money moves here. To pay: <strong>${moneyWords(amount, currency)}</strong></p>${body}</main></body></html>`
}
