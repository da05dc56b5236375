// Pure: screens import it too.
export const domainStatuses = [
  { value: 'waiting', label: 'Waiting for its record' },
  { value: 'live', label: 'Live' },
  { value: 'lost', label: 'Its record is gone' },
] as const
export type DomainStatus = (typeof domainStatuses)[number]['value']

/** Letters of a host name at most (RFC 1035). */
export const HOST_MAX = 253
/** Below a host lies its TXT record, which holds PROOF_NAME, an equals sign and the proof. */
export const PROOF_LABEL = '_candor'
export const PROOF_NAME = 'candor-careers'
