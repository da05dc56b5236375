import type { Line } from '#api/engines/resume_reader/pages/lines'
import type { PageLink } from '#api/engines/resume_reader/pages/words'
import { boxOf } from '#api/engines/resume_reader/sections/records/header_text'
import type { DraftLink } from '#api/engines/resume_reader/resume_draft'
import { type Given, linkBox, safeDecode } from '#api/engines/resume_reader/sections/contact/fields'
import { EMAIL } from '#api/engines/resume_reader/sections/contact/email'

/** Addresses of sites in running text, with or without their scheme. */
export const URL_IN_TEXT =
  /(?:https?:\/\/|www\.)[^\s,;|<>()"“”•·]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|in|co|ai|app|tech|de|fr|uk|br|tr|es|pt|eu|us|ca|xyz|page|site|info|ch|at|nl|kr|it|be|gg|so|tv|blog|codes|cloud|link|bio|edu|id|sh|studio|design|online|space|website|digital|pro)(?:\/[^\s,;|<>()"“”•·]*)?(?![\p{L}\p{N}@])/giu

const HOSTS: [DraftLink['kind'], RegExp][] = [
  ['linkedin', /^(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^/?#]+/i],
  ['github', /^github\.com\/[^/?#]+\/?$/i],
  ['twitter', /^(?:mobile\.)?(?:twitter|x)\.com\/[^/?#]+\/?$/i],
  ['youtube', /^(?:youtube\.com\/(?:@|c\/|channel\/|user\/)[^/?#]+|youtu\.be\/)/i],
  ['instagram', /^instagram\.com\/[^/?#]+\/?$/i],
  ['facebook', /^(?:facebook|fb)\.com\/[^/?#]+\/?$/i],
]
/** Profiles that are no one's own site. */
const OTHER_PROFILES =
  /^(?:gitlab\.com\/[^/]+\/?$|bitbucket\.org\/[^/]+\/?$|stackoverflow\.com\/(?:users|story)|(?:[\w-]+\.)?medium\.com(?:\/@[^/]+)?\/?$|leetcode\.com\/|kaggle\.com\/[^/]+\/?$|(?:www\.)?hackerrank\.com\/|codeforces\.com\/profile|codechef\.com\/users|behance\.net\/[^/]+\/?$|dribbble\.com\/[^/]+\/?$|scholar\.google\.|orcid\.org\/|dev\.to\/[^/]+\/?$|[\w-]+\.hashnode\.dev|t\.me\/|npmjs\.com\/~|huggingface\.co\/[^/]+\/?$|auth\.geeksforgeeks\.org|(?:www\.)?geeksforgeeks\.org\/user|hackerearth\.com\/@|researchgate\.net\/profile|keybase\.io\/|codepen\.io\/[^/]+\/?$|topcoder\.com\/members|atcoder\.jp\/users|devpost\.com\/[^/]+\/?$|mastodon\.\w+\/@|angel\.co\/|credly\.com\/users|xing\.com\/profile|sourcerer\.io|linktr\.ee\/|read\.cv\/|wakatime\.com\/@|tryhackme\.com\/p|soundcloud\.com\/[^/]+\/?$|pinterest\.com\/[^/]+\/?$)/i
const NO_PROFILE =
  /^(?:(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|proton|protonmail|gmx|web|qq|163|126)\.(?:com|me|de|net|co\.\w\w|\w\w)\/?$|wa\.me|api\.whatsapp|maps\.|(?:www\.)?google\.|goo\.gl\/maps|play\.google|apps\.apple|drive\.google|docs\.google|skype:|github\.com\/?$|(?:[a-z]{2,3}\.)?linkedin\.com(?:\/in|\/pub)?\/?$|(?:facebook|twitter|x|instagram|youtube)\.com\/?$)/i

/** Whose it is: a site of one's own, one's page at another's, or a profile at a service. */
type OwnLink = DraftLink & { own: 'site' | 'page' | null }

/** The person's profiles and sites: what is written near the name, and links of LinkedIn and GitHub anywhere. */
export function readLinks(near: Line[], { lines, links, sections, vocabulary }: Given): OwnLink[] {
  const kept = new Map<string, OwnLink>()
  const nearBottoms = near.filter((line) => line.page === 1)
  const keep = (
    raw: string,
    place: { page: number; box: [number, number, number, number] | null },
    isNear: boolean,
    sure: number
  ) => {
    const address = addressOf(raw)
    if (!address) return
    const { bare, url } = address
    if (NO_PROFILE.test(bare)) return
    if (/^(?:[a-z]{2,3}\.)?linkedin\.com\//i.test(bare) && !HOSTS[0][1].test(bare)) return
    const kind =
      HOSTS.find(([, form]) => form.test(bare))?.[0] ??
      (OTHER_PROFILES.test(bare) ? 'website' : null)
    // Further down only these two lead to the person.
    if (!isNear && kind !== 'github' && kind !== 'linkedin') return
    const key = bare
      .replace(/\/+$/, '')
      .replace(/^[a-z]{2}\.linkedin/, 'linkedin')
      .toLowerCase()
    const before = kept.get(key)
    if (before) {
      before.confidence = Math.min(0.99, before.confidence + 0.05)
      return
    }
    // The own page of another section's project stays there.
    if (kind === 'github' && !isNear && [...kept.values()].some((one) => one.kind === 'github'))
      return
    kept.set(key, {
      kind: kind ?? 'website',
      value: url,
      confidence: sure,
      ...place,
      own: kind === null ? ownOf(bare) : null,
    })
  }
  const isNearLink = (link: PageLink) =>
    nearBottoms.some(
      (line) =>
        line.page === link.page &&
        link.bottom > line.top - Math.max(line.size * 1.8, 2) &&
        link.top < line.bottom + Math.max(line.size * 1.8, 2) &&
        link.right > line.x - 30 &&
        link.x < line.right + 30
    )
  const emailHost = lines
    .map((line) => line.text.match(EMAIL)?.[0])
    .find(Boolean)
    ?.split('@')[1]
    ?.toLowerCase()
  for (const line of near) {
    const text = line.text.replace(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu, ' ')
    for (const match of text.matchAll(URL_IN_TEXT)) {
      if (vocabulary.skill(match[0]) || /^[bm]\.(tech|sc|com|ed|arch|eng)$/i.test(match[0]))
        continue
      if (emailHost && addressOf(match[0])?.bare === emailHost && !/https?:|www/.test(match[0]))
        continue
      keep(match[0], boxOf([line]), true, 0.85)
    }
    for (const [label, host] of [
      [/(?:linkedin|in)\s*[:/]\s*\/?(?:in\/)?([a-z0-9][\w-]{3,})/gi, 'linkedin.com/in/'],
      [/github\s*[:/]\s*\/?@?([a-z0-9][\w-]{2,})/gi, 'github.com/'],
    ] as const)
      for (const match of text.matchAll(label))
        if (
          !/\.com/i.test(match[0]) &&
          !/^(com|https?|www|in|profile|linkedin|github|portfolio|links?|repos?|website)$/i.test(
            match[1]
          ) &&
          new RegExp(host.split('.')[0], 'i').test(match[0])
        )
          keep(`https://${host}${match[1]}`, boxOf([line]), true, 0.7)
  }
  for (const link of links)
    if (!/^(mailto|tel|callto|sms):/i.test(link.url) && !EMAIL.test(link.url))
      keep(
        link.url.replace(/[|\s]+$|%7C$/i, ''),
        { page: link.page, box: linkBox(link) },
        isNearLink(link),
        0.9
      )
  const isOfWork = (line: Line) =>
    sections.some(
      ({ kind, lines: own }) => ['projects', 'employment'].includes(kind) && own.includes(line)
    )
  for (const line of lines)
    if (OWN_SITE.test(line.text) && (!isOfWork(line) || THEIRS.test(line.text)))
      for (const match of line.text.matchAll(URL_IN_TEXT)) keep(match[0], boxOf([line]), true, 0.7)
  // Profiles named elsewhere, as in a footer.
  for (const line of lines)
    if (
      !near.includes(line) &&
      /linkedin\.com\/in|github\.com\//i.test(line.text) &&
      !isOfWork(line)
    )
      for (const match of line.text.matchAll(URL_IN_TEXT)) keep(match[0], boxOf([line]), false, 0.7)
  return onePerProfile([...kept.values()]).slice(0, 20)
}

/** "Blog: example.org" says whose it is, wherever it stands. */
const OWN_SITE =
  /^[^\p{L}]*(?:(?:my |personal )?(?:blog|website|web ?site|web ?page|home ?page|portfolio))\s*[:–-]\s*(?:https?:|www\.|[\w-]+\.\w)/iu

/** Said so even among projects. */
const THEIRS = /^\P{L}*(?:(?:my|personal)\s|portfolio)/iu

/** Of two addresses at LinkedIn or GitHub the annotated one leads to the person; a narrow column cuts the other. */
function onePerProfile(links: OwnLink[]): OwnLink[] {
  return links.filter((link) => {
    if (links.some((other) => isCutFrom(link.value, other.value))) return false
    if (link.kind !== 'linkedin' && link.kind !== 'github') return true
    const same = links.filter((other) => other.kind === link.kind)
    const best = same.reduce((one, other) => (other.confidence > one.confidence ? other : one))
    return link === best
  })
}

/** A narrow column cut its end, which another has whole. */
const isCutFrom = (one: string, whole: string) =>
  whole.length > one.length &&
  whole.startsWith(one) &&
  /[\p{L}\p{N}]$/u.test(one) &&
  /^[\p{L}\p{N}-]/u.test(whole.slice(one.length))

const NETWORK = /^(?:[\w-]+\.)?(?:linkedin|github|facebook|twitter|instagram|youtube)\.com\//i

/** A site of its own, or a page not too deep within another's. */
function ownOf(bare: string): OwnLink['own'] {
  // A network's page is a profile, however oddly it is written.
  if (NETWORK.test(bare)) return null
  if (/\.(pdf|png|jpe?g|zip|docx?)$/i.test(bare)) return null
  const depth = bare.split('/').filter(Boolean).length
  return depth <= 2
    ? 'site'
    : depth <= 3 && /people|~|resume|cv|portfolio/i.test(bare)
      ? 'page'
      : null
}

function addressOf(raw: string): { bare: string; url: string } | null {
  // A template may set its own host before a whole address.
  const text = raw
    .trim()
    .replace(/^.*(?=https?:\/\/)/i, '')
    .replace(/(?:[.,;:)\]•·]|%E2%80%A2)+$/i, '')
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`
  let url: URL
  try {
    url = new URL(withScheme)
  } catch {
    return null
  }
  if (!/^https?:$/.test(url.protocol) || !/\.\p{L}{2,}$/u.test(url.hostname) || url.username)
    return null
  const path = url.pathname.replace(/\/+$/, '')
  const host = url.hostname.replace(/^www\./, '')
  // What follows a profile's path only tells where the link was clicked.
  const search = /(^|\.)(linkedin|github|twitter|x|instagram|facebook)\.com$/.test(host)
    ? ''
    : url.search
  return { bare: `${host}${safeDecode(path)}`, url: `https://${url.hostname}${path}${search}` }
}
