/** What each status of a failure means here. */
export const failures = {
  400: 'The request is malformed',
  401: 'Not signed in',
  403: 'Not for this person now; `reason` says why',
  404: 'Not there, or not theirs to see',
  405: 'Not by this method',
  409: 'The state of the thing does not allow it, or somebody else was quicker',
  413: 'Larger than what is taken',
  415: 'A kind of file that is not taken',
  422: 'Bad input, by field',
  429: 'Too many tries; Retry-After says how long to wait',
  500: 'Something failed on our side',
  503: 'Not to be had for a moment; Retry-After says how long',
} as const

export type FailureStatus = keyof typeof failures
