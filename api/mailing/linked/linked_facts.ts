import { sentence } from '#api/languages/sentence'
import { valuesOf } from '#api/http/choices'

/** What a linked account is used for; each is asked for by itself. */
export const linkUses = [
  {
    value: 'mail',
    label: 'Mail',
    what: sentence('Send mails from your own address. Nothing in your mailbox is read.'),
  },
  {
    value: 'calendar',
    label: 'Calendar',
    what: sentence('Your interviews are added to your calendar and kept up to date.'),
  },
] as const
export type LinkUse = (typeof linkUses)[number]['value']
export const linkUseValues = valuesOf(linkUses)

/** Where accounts can be linked, and what for. */
export const linkProviders = [
  {
    value: 'google',
    label: 'Google',
    what: sentence('Your Gmail address and your Google calendar'),
  },
  {
    value: 'outlook',
    label: 'Outlook',
    what: sentence('Your Microsoft address and your Outlook calendar'),
  },
  {
    value: 'linkedin',
    label: 'LinkedIn',
    what: sentence('Show that this is your LinkedIn account'),
  },
] as const
export type Provider = (typeof linkProviders)[number]['value']
export const linkProviderValues = valuesOf(linkProviders)

/** Providers that have calendars. */
export const calendarProviders = ['google', 'outlook'] as const
export type CalendarProvider = (typeof calendarProviders)[number]

/** Seconds that a screen waits for a calendar, and for which its busy hours are kept. */
export const BUSY_SECONDS = { patience: 3, kept: 60 } as const
/** Seconds that a background job waits for a calendar. */
export const CALENDAR_SECONDS = 10

/** Minutes in which a person comes back from a provider. */
export const LINK_MINUTES = 10
