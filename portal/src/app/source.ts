const KEY = 'came-from'
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'ref'] as const

type Source = Partial<Record<(typeof names)[number] | 'referrer', string>>

/** Keeps, for this visit, what the first link of it said of where somebody came from. */
export function noteSource() {
  try {
    const params = new URLSearchParams(location.search)
    const said: Source = {}
    for (const name of names) {
      const value = params.get(name)?.slice(0, 200)
      if (value) said[name] = value
    }
    const outside =
      document.referrer && new URL(document.referrer).host !== location.host
        ? document.referrer.slice(0, 500)
        : undefined
    if (Object.keys(said).length || (outside && !sessionStorage.getItem(KEY)))
      sessionStorage.setItem(KEY, JSON.stringify({ ...said, referrer: outside }))
  } catch {
    // a browser that keeps nothing applies without a source
  }
}

/** Where this visit came from, for an application. */
export function notedSource(): Source | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
