/** Only a path of our own may follow a sign-in. */
export function ownPath(next: string | null): string | null {
  if (!next || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null
  return new URL(next, location.origin).origin === location.origin ? next : null
}
