type Link = {
  utm_source?: string
  utm_medium?: string
  utm_campaign?: string
  ref?: string
  referrer?: string
}

/** Here: the job was found on our own pages. */
const OWN_SOURCE = 'candor'

/** One short name for where an applicant came from: what the link says, else the site before it, else ours. */
export function sourceOf({ utm_source, utm_medium, utm_campaign, ref, referrer }: Link = {}) {
  return {
    source: wordOf(utm_source) ?? wordOf(ref) ?? siteOf(referrer) ?? OWN_SOURCE,
    sourceMedium: wordOf(utm_medium),
    sourceCampaign: wordOf(utm_campaign),
  }
}

/** Spelt alike however it was typed, so that one source is one line in a chart. */
function wordOf(text: string | undefined) {
  const word = text
    ?.normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
  return word || null
}

function siteOf(referrer: string | undefined) {
  if (!referrer || !URL.canParse(referrer)) return null
  const { protocol, hostname } = new URL(referrer)
  return /^https?:$/.test(protocol) ? wordOf(hostname.replace(/^www\./, '')) : null
}
