import { createHash } from 'node:crypto'

/** What the database keeps of a secret of 256 random bits: its SHA-256, in base64url. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
