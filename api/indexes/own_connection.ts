import { direct } from '#config/database'

/** A connection of its own, beside the pool: its password is asked for now. */
export function ownConnection(): Record<string, unknown> {
  const place: Record<string, unknown> = { ...direct }
  if (typeof place.password === 'function') place.password = place.password()
  return place
}
