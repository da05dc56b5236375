import { valuesOf } from '#api/http/choices'
import { recordKinds } from '#api/companies/company_facts'

/** Bounds of what companies set up for other programs. */
export const integrationLimits = {
  /** A key's or webhook's name. */
  name: { min: 1, max: 60 },
  /** Keys that work at the same time. */
  keys: { max: 20 },
} as const

/** Days that a new key works, of which its maker chooses; 0 for no end. */
export const keyDays = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 365, label: 'A year' },
  { value: 0, label: 'No end' },
] as const
export const KEY_DAYS = 90

/** Characters of a key that are kept, and shown in the list. */
export const KEY_SHOWN = 14
/** Minutes after which the use of a key is written down again, so that reads stay reads. */
export const KEY_USE_MINUTES = 1

/** Everything that a message can be about: the kinds of records, and nothing at all. */
export const messageKinds = [...valuesOf(recordKinds), 'ping'] as const
export type MessageKind = (typeof messageKinds)[number]
export const messageStatuses = [
  { value: 'waiting', label: 'On its way' },
  { value: 'delivered', label: 'Arrived' },
  { value: 'failed', label: 'Given up' },
] as const
export type MessageStatus = (typeof messageStatuses)[number]['value']
export const webhookStatuses = [
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
] as const
export type WebhookStatus = (typeof webhookStatuses)[number]['value']

export const webhookLimits = {
  url: { max: 500 },
  /** Of one company. */
  webhooks: { max: 10 },
} as const
/** Seconds in which an address has to respond (Standard Webhooks: 15 to 30). */
export const WEBHOOK_SECONDS = 20
/** Tries of a message, and seconds before the second; the pause doubles each time: the last comes after about two hours. */
export const WEBHOOK_TRIES = 8
export const WEBHOOK_PAUSE_SECONDS = 60
/** Messages in a row that were given up, after which an address is paused. */
export const WEBHOOK_FAILURES = 5
/** Hours in which the secret before signs beside the new one. */
export const SECRET_OVERLAP_HOURS = 24
/** Days that the log of messages goes back. */
export const WEBHOOK_LOG_DAYS = 30
