import { valuesOf } from '#api/http/choices'

/** Where accounts can be linked, and what for. */
export const linkProviders = [
  { value: 'google', label: 'Google', what: 'Send mails from your Gmail address' },
  { value: 'outlook', label: 'Outlook', what: 'Send mails from your Microsoft address' },
  { value: 'linkedin', label: 'LinkedIn', what: 'Show that this is your LinkedIn account' },
] as const
export type Provider = (typeof linkProviders)[number]['value']
export const linkProviderValues = valuesOf(linkProviders)

/** Minutes in which a person comes back from a provider. */
export const LINK_MINUTES = 10
