export type LinkOwner = 'person' | 'company'

/**
 * Where a link of each kind may lead: its hosts, subdomains included, and the path that a page there has; a person's
 * is their own profile where the site tells people from companies. A website may be anywhere.
 */
export const linkRules = {
  github: {
    label: 'GitHub',
    hosts: ['github.com'],
    path: /^\/[^/]+/,
    example: 'https://github.com/name',
  },
  linkedin: {
    label: 'LinkedIn',
    hosts: ['linkedin.com'],
    path: { person: /^\/in\/[^/]+/, company: /^\/[^/]+/ },
    example: 'https://www.linkedin.com/in/name',
  },
  facebook: {
    label: 'Facebook',
    hosts: ['facebook.com', 'fb.com'],
    path: /^\/[^/]+/,
    example: 'https://www.facebook.com/name',
  },
  twitter: {
    label: 'X (Twitter)',
    hosts: ['x.com', 'twitter.com'],
    path: /^\/[^/]+/,
    example: 'https://x.com/name',
  },
  youtube: {
    label: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    path: /^\/[^/]+/,
    example: 'https://www.youtube.com/@name',
  },
  instagram: {
    label: 'Instagram',
    hosts: ['instagram.com'],
    path: /^\/[^/]+/,
    example: 'https://www.instagram.com/name',
  },
  website: { label: 'Website', hosts: [], path: /^/, example: 'https://name.dev' },
  glassdoor: {
    label: 'Glassdoor',
    hosts: [
      'glassdoor.com',
      'glassdoor.co.in',
      'glassdoor.co.uk',
      'glassdoor.de',
      'glassdoor.ca',
      'glassdoor.com.au',
      'glassdoor.fr',
      'glassdoor.sg',
    ],
    path: /^\/[^/]+/,
    example: 'https://www.glassdoor.com/…',
  },
} as const satisfies Record<
  string,
  {
    label: string
    hosts: readonly string[]
    path: RegExp | Record<LinkOwner, RegExp>
    example: string
  }
>

export type LinkKind = keyof typeof linkRules
export const linkKinds = Object.keys(linkRules) as LinkKind[]
/** The kinds that are a site's own, without a website of one's own. */
export type Network = Exclude<LinkKind, 'website'>
export const networks = linkKinds.filter((kind): kind is Network => kind !== 'website')

/** An https address at a public host name, in its plain form; otherwise nothing. */
export function publicUrl(value: string): URL | null {
  const url = URL.parse(value.trim())
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return null
  // the last label of a name has letters; that of an IP address does not
  return /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname)
    ? url
    : null
}

/** Whether a link leads where its kind says, for a person or for a company. */
export function isLinkOf(kind: LinkKind, value: string, owner: LinkOwner = 'person') {
  const { hosts, path } = linkRules[kind]
  const url = publicUrl(value)
  if (!url) return false
  return (
    (!hosts.length ||
      hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))) &&
    (path instanceof RegExp ? path : path[owner]).test(url.pathname)
  )
}
