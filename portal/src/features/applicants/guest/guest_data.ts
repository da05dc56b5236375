import type { DataOf } from '../../../app/api'

/** What a guest has handed in so far, and what came of sending it. */
export type Guest = DataOf<'GET', '/guest-applications/:id'>
export type Sent = DataOf<'POST', '/guest-applications/:id/confirm'>
