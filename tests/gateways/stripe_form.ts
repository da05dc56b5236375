/** How Stripe reads a call, and the errors it answers what is wrong with it. */
import { Answered } from './gateway_server.js'

export type Thing = Record<string, any>

export const refuse = (status: number, error: Thing): never => {
  throw new Answered(status, { error })
}
export const wrong = (message: string, param?: string, code = 'parameter_invalid'): never =>
  refuse(400, { type: 'invalid_request_error', code, message, param })
export const missing = (what: string, id: string): never =>
  refuse(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })

/** A form as Stripe reads it: `line_items[0][price_data][currency]=inr`. */
export function formOf(raw: string): Thing {
  const form: Thing = {}
  for (const [name, value] of new URLSearchParams(raw)) {
    const path = name.split(/\[|\]\[?/).filter((part) => part !== '')
    let at = form
    for (const part of path.slice(0, -1)) at = at[part] ??= {}
    at[path.at(-1)!] = value
  }
  return form
}

export const SESSION = [
  'mode ui_mode client_reference_id customer_email customer_creation success_url cancel_url expires_at line_items metadata payment_intent_data',
  'expand',
]
export const INTENT = [
  'amount currency customer payment_method off_session confirm description metadata expand',
]
/** Parameters that the version knows and we send; another name is refused, as Stripe does. */
export const known = (form: Thing, words: string[]) => {
  const names = words.join(' ').split(' ')
  for (const name of Object.keys(form))
    if (!names.includes(name))
      wrong(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
}
