/** How long each part may take to answer a probe, in milliseconds; probes wait for about five seconds. */
export const READY_WITHIN_MS = 2_000
