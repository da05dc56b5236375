/** Where a link of each kind may lead. */
export const linkHosts = {
  website: null,
  linkedin: /^([a-z]{2,3}\.)?linkedin\.com$/,
  github: /^(www\.)?github\.com$/,
  twitter: /^(www\.|mobile\.)?(twitter|x)\.com$/,
  facebook: /^(www\.|m\.)?facebook\.com$/,
  instagram: /^(www\.)?instagram\.com$/,
  youtube: /^(www\.|m\.)?(youtube\.com|youtu\.be)$/,
  glassdoor: /^(www\.)?glassdoor\.[a-z.]{2,6}$/,
} as const

export type LinkKind = keyof typeof linkHosts

/** Is this an https address of the kind's own site? */
export function isLinkOf(kind: LinkKind, address: string) {
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:' || url.username || url.password) return false
  const host = linkHosts[kind]
  return host
    ? host.test(url.hostname.replace(/^www\.linkedin/, 'linkedin'))
    : url.hostname.includes('.')
}
