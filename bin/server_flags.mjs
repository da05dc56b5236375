import { availableParallelism } from 'node:os'

/**
 * How Node runs the server. A bound of the heap of 1,024 MB is left out where NODE_OPTIONS has one: where a machine has
 * much memory Node lets garbage grow to four times what is alive. 2,000 resumes in bulk took 64 MB with it and 173 MB
 * without, at the same speed.
 */
export const serverFlags = ({ NODE_OPTIONS = '' }) => [
  ...(NODE_OPTIONS.includes('max-old-space-size') ? [] : ['--max-old-space-size=1024']),
  // a small young generation: 45 MB less at the peak, and no slower in tests/load; to grow it step by step costs a start
  ...['--min-semi-space-size=8', '--max-semi-space-size=8'],
  // one core stays for who asks: on two, four helpers that collect garbage made a chat's slowest messages wait twice as long
  ...(NODE_OPTIONS.includes('v8-pool-size') ? [] : [`--v8-pool-size=${helpers()}`]),
]

/** At most four, as is usual in Node. */
const helpers = () => Math.min(4, Math.max(1, availableParallelism() - 1))
