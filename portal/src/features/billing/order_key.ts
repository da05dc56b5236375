const PREFIX = 'order-key '

/**
 * The key under which an order is sent, kept with the tab: after a lost answer, also past a reload, the same order is
 * sent under the same key and so made once. `what` is all that makes it this order.
 */
export function orderKey(what: unknown): string {
  const name = PREFIX + JSON.stringify(what)
  const kept = sessionStorage.getItem(name)
  if (kept) return kept
  const made = crypto.randomUUID()
  sessionStorage.setItem(name, made)
  return made
}

/** Forgets it: the order is made, and the next one like it is another. */
export const forgetOrderKey = (what: unknown) =>
  sessionStorage.removeItem(PREFIX + JSON.stringify(what))
