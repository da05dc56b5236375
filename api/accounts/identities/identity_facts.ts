import { valuesOf } from '#api/http/choices'

/** By whose accounts people may sign in. */
export const identityProviders = [
  { value: 'google', label: 'Google' },
  { value: 'microsoft', label: 'Microsoft' },
  { value: 'linkedin', label: 'LinkedIn' },
] as const
export type IdentityProvider = (typeof identityProviders)[number]['value']
export const identityProviderValues = valuesOf(identityProviders)

/** Minutes in which a person comes back from a provider, and in which a new one completes the sign-up. */
export const ATTEMPT_MINUTES = 10
export const COMPLETE_MINUTES = 15

/** Lengths of what a provider sends back. */
export const broughtLimits = {
  state: { max: 200 },
  code: { max: 2_000 },
  error: { max: 200 },
  issuer: { max: 300 },
  /** What a new person completes the sign-up with. */
  ticket: { max: 4_000 },
} as const
