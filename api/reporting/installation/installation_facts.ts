/** How long each part may take to answer a probe, in milliseconds; probes wait for about five seconds. */
export const READY_WITHIN_MS = 2_000

/** For how long what was read of the whole installation is returned again, in milliseconds. */
export const STATE_KEPT_MS = 5_000
