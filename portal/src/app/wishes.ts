const KEY = 'wish'
const MINUTES = 60

/** What somebody wanted before they signed in: the page, and perhaps the job to save or the company to follow there. */
export type Wish = { next: string; save?: string; follow?: string }

/** Keeps a wish over the way through sign-in or sign-up, where a link of a mail may open another tab. */
export function keepWish(wish: Wish) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...wish, at: Date.now() }))
  } catch {
    // without storage the address alone says where to go on
  }
}

/** The wish, once, while it is fresh. */
export function takeWish(): Wish | undefined {
  try {
    const { at, ...wish } = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {}
    localStorage.removeItem(KEY)
    return Date.now() - at < MINUTES * 60_000 ? wish : undefined
  } catch {
    return undefined
  }
}
