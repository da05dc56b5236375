import type { Dossier, Post, Wanted } from '#api/screening/material/material'
import { listed, nothing, quoteOf, type Verdict } from '#api/screening/judging/verdict'
import { monthsTogether } from '#api/screening/judging/judge_skills'
import { mentionsOf, snippet } from '#api/screening/judging/words'

/** Fields of work by the words of titles; a title may be of several. */
const fields: [string, RegExp][] = [
  [
    'frontend',
    /\bfront[\s-]?end\b|\bui (developer|engineer)|\bweb developer|\breact(\.?js)? |\bangular |\bvue|\bjavascript (developer|engineer)/i,
  ],
  [
    'backend',
    /\bback[\s-]?end\b|\bapi (developer|engineer)|\bserver[\s-]side|\b(java|python|go|golang|node(\.?js)?|php|ruby|rails|laravel|django|spring|\.net|c#|scala|elixir|kotlin) (developer|engineer|programmer)|\bmicroservices/i,
  ],
  ['fullstack', /\bfull[\s-]?stack\b|\bmern\b|\bmean\b|\bweb (developer|engineer)/i],
  ['mobile', /\bmobile\b|\bandroid\b|\bios\b|\bflutter\b|\breact native\b/i],
  [
    'devops',
    /\bdev[\s-]?(sec)?ops\b|\bsre\b|\bsite reliability|\bplatform engineer|\bcloud (engineer|architect|ops)|\binfrastructure|\bbuild (and|&) release|\brelease engineer/i,
  ],
  [
    'sysadmin',
    /\bsystems? (admin|engineer)|\blinux admin|\bnetwork (engineer|admin)|\bit (support|admin)/i,
  ],
  [
    'data',
    /\bdata (engineer|platform|warehouse)|\betl\b|\bbig data|\banalytics engineer|\bdatabase (developer|engineer|admin)|\bdba\b/i,
  ],
  [
    'analytics',
    /\bdata analyst|\bbusiness intelligence|\bbi (developer|analyst|engineer)|\banalytics\b|\breporting analyst|\bproduct analyst/i,
  ],
  [
    'ml',
    /\bmachine learning|\bml\b|\bdata scien|\bai (engineer|developer|researcher)|\bdeep learning|\bnlp\b|\bcomputer vision|\bresearch (engineer|scientist)/i,
  ],
  [
    'qa',
    /\bqa\b|\bquality (assurance|engineer|analyst)|\bsdet\b|\btest (engineer|automation|analyst|lead)|\btester\b|\bautomation engineer|\bin test\b/i,
  ],
  ['security', /\bsecurity\b|\bpenetration|\bsoc analyst|\bappsec\b|\bcyber/i],
  ['embedded', /\bembedded\b|\bfirmware\b|\biot\b|\bc\+\+ |\brobotics/i],
  ['game', /\bgame|\bunity\b|\bunreal\b|\bgraphics\b/i],
  ['design', /\b(ux|ui\/ux|product|interaction|visual|graphic|web) design|\bux\b|\bdesigner\b/i],
  [
    'product',
    /\bproduct (manager|owner)|\bprogram manager|\bproject manager|\bscrum master|\bdelivery manager/i,
  ],
  ['analyst', /\bbusiness analyst|\bsystems? analyst/i],
  ['blockchain', /\bblockchain|\bsolidity|\bweb3|\bsmart contract/i],
  ['salesforce', /\bsalesforce|\bcrm (developer|consultant)|\bsap\b|\berp\b/i],
  ['support', /\bsupport engineer|\bhelp ?desk|\bcustomer support|\btechnical support/i],
  ['writing', /\btechnical writer|\bdocumentation/i],
  [
    'software',
    /\bsoftware\b|\bsde\b|\bswe\b|\bdeveloper\b|\bprogrammer\b|\bengineer\b|\bmember of technical staff|\bcto\b|\btech(nical)? lead/i,
  ],
]

/** How near fields are where they are not the same, both ways. */
const near: Record<string, number> = {
  'frontend fullstack': 0.8,
  'backend fullstack': 0.8,
  'backend frontend': 0.35,
  'software backend': 0.7,
  'software fullstack': 0.7,
  'software frontend': 0.6,
  'software mobile': 0.45,
  'software data': 0.4,
  'software ml': 0.4,
  'software devops': 0.4,
  'software embedded': 0.45,
  'software game': 0.45,
  'software qa': 0.35,
  'software security': 0.3,
  'software blockchain': 0.4,
  'software salesforce': 0.3,
  'frontend mobile': 0.4,
  'frontend design': 0.3,
  'devops sysadmin': 0.6,
  'devops backend': 0.35,
  'devops security': 0.3,
  'security sysadmin': 0.4,
  'data backend': 0.45,
  'data analytics': 0.5,
  'data ml': 0.5,
  'ml analytics': 0.45,
  'analytics analyst': 0.45,
  'product analyst': 0.45,
  'game software': 0.45,
  'blockchain backend': 0.5,
  'qa support': 0.3,
  'sysadmin support': 0.45,
  'design product': 0.25,
  'writing support': 0.25,
  'embedded game': 0.3,
}

const fieldsOf = (title: string) => {
  const found = fields.filter(([, pattern]) => pattern.test(`${title} `)).map(([name]) => name)
  // any engineer is one of software unless the title says of what
  return found.length > 1 ? found.filter((name) => name !== 'software') : found
}

/** From 0 to 1: how near the work of two titles is. */
function likeness(wanted: string, held: string): number {
  const [asked, had] = [fieldsOf(wanted), fieldsOf(held)]
  let best = 0
  for (const one of asked)
    for (const other of had)
      best = Math.max(
        best,
        one === other ? 1 : (near[`${one} ${other}`] ?? near[`${other} ${one}`] ?? 0)
      )
  if (asked.length === 0 || had.length === 0) {
    const words = wordsOf(wanted)
    const shared = wordsOf(held).filter((word) => words.includes(word)).length
    best = words.length ? shared / words.length : 0
  }
  return best
}

const wordsOf = (title: string) =>
  (title.toLowerCase().match(/[\p{L}+#.]{2,}/gu) ?? []).filter(
    (word) =>
      !/^(senior|junior|lead|sr|jr|staff|principal|the|and|of|for|intern|trainee)$/.test(word)
  )

const levels: [RegExp, number][] = [
  [/\b(intern|trainee|apprentice|student|working student)\b/i, 0],
  [/\b(junior|jr|graduate|entry[\s-]level|associate|fresher|sde ?(1|i)\b)/i, 1],
  [/\b(lead|principal|staff|architect|head|director|vp|cto|manager|chief)\b/i, 4],
  [/\b(senior|sr|sde ?(3|iii)|expert|specialist)\b/i, 3],
]
const levelOf = (title: string) => levels.find(([pattern]) => pattern.test(title))?.[1] ?? 2
const levelNames = ['intern', 'junior', 'mid-level', 'senior', 'lead']

/** What a level that is too low takes from the likeness of a role. */
const A_STEP = 0.16
const CONCERNED = 0.5

/** Titles of earlier posts and of the profile, and their level; a level above what is asked takes nothing. */
export function judgeRole({ title }: Wanted, { posts, passages }: Dossier): Verdict {
  const headlines = passages.filter(({ source, at }) => source === 'profile' && at === 'Headline')
  const held = [
    ...posts.map((post) => ({ title: post.title, months: post.until - post.from })),
    ...headlines.map(({ text }) => ({ title: text, months: 0 })),
  ]
  const asked = levelOf(title)
  const ranked = held
    .map((one) => {
      const short = Math.max(0, asked - levelOf(one.title))
      // a headline is a claim; a post of a few months is a beginning
      const depth = one.months >= 12 ? 1 : one.months > 0 ? 0.85 : 0.8
      return { ...one, short, like: likeness(title, one.title) * depth * (1 - A_STEP * short) }
    })
    .toSorted((one, other) => other.like - one.like)
  if (ranked.length === 0) {
    const named = passages.find(
      (passage) =>
        passage.source === 'resume' &&
        likeness(title, passage.text) >= 0.7 &&
        passage.text.length < 80
    )
    if (!named) return { score: 0, why: 'No earlier title is named.', evidence: [] }
    return {
      score: 55,
      why: `Calls themselves by a title like this one; no post with its time is named.`,
      evidence: [quoteOf({ passage: named, quote: named.text })],
    }
  }
  const [best] = ranked
  const passage = passages.find(({ text }) => text.toLowerCase().includes(best.title.toLowerCase()))
  return {
    score: 100 * best.like,
    why: `The nearest title is "${best.title}"${best.short > 0 ? `, below the level asked for (${levelNames[asked]})` : ''}.`,
    evidence: passage ? [quoteOf({ passage, quote: titleIn(passage.text, best.title) })] : [],
  }
}

const titleIn = (text: string, title: string) => {
  const at = text.toLowerCase().indexOf(title.toLowerCase())
  return text.slice(at, at + title.length)
}

/** Years in posts like this one, or that name its skills; longer than asked is not better, and what lies between does not count. */
export function judgeExperience(wanted: Wanted, { posts, passages }: Dossier): Verdict {
  const relevant = posts
    .map((post) => ({ post, part: relevanceOf(post, wanted) }))
    .filter(({ part }) => part > 0)
  const months = relevant.reduce((sum, { post, part }, index) => {
    // what overlaps with a post before counts once
    const before = relevant.slice(0, index).map((one) => [one.post.from, one.post.until] as const)
    const own = monthsTogether([...before, [post.from, post.until]]) - monthsTogether(before)
    return sum + own * part
  }, 0)
  const claim = months === 0 ? claimed(passages) : null
  const years = claim?.years ?? months / 12
  if (years === 0 && wanted.minYears === 0) {
    return nothing('The job asks for no years.')
  }
  const asked = Math.max(1, wanted.minYears)
  const rounded = Math.round(years * 10) / 10
  const titles = relevant
    .toSorted((one, other) => other.part - one.part)
    .map(({ post }) => post.title)
  return {
    score: 100 * Math.min(1, years / asked) ** 0.8 * (claim ? 0.8 : 1),
    why:
      years > 0
        ? `About ${rounded} ${rounded === 1 ? 'year' : 'years'} of related work${titles.length ? `, as ${listed([...new Set(titles)].slice(0, 3))}` : ' by their own words'}; the job asks for ${asked}.`
        : `No related post is named; the job asks for ${asked} ${asked === 1 ? 'year' : 'years'}.`,
    evidence: claim
      ? [claim.evidence]
      : [...new Set(titles)].slice(0, 3).flatMap((title) => {
          const passage = passages.find(({ text }) =>
            text.toLowerCase().includes(title.toLowerCase())
          )
          return passage ? [quoteOf({ passage, quote: titleIn(passage.text, title) })] : []
        }),
  }
}

/** From 0 to 1: how much of a post's time counts as work of this kind; an intern's less. */
function relevanceOf(post: Post, wanted: Wanted): number {
  const like = likeness(wanted.title, post.title)
  const passage = [{ source: 'resume' as const, text: `${post.title}. ${post.text}` }]
  const skills = wanted.skills.filter((skill) =>
    mentionsOf(skill, passage).some(({ voice }) => voice !== 'denied')
  ).length
  const share = wanted.skills.length ? skills / wanted.skills.length : 0
  const part = Math.max(like, Math.min(1, 1.6 * share))
  const counted = part >= CONCERNED ? part : part >= 0.3 ? part * 0.6 : 0
  return levelOf(post.title) === 0 ? counted * AS_INTERN : counted
}
const AS_INTERN = 0.4

/** "8 years of experience" where no post is dated. */
function claimed(passages: Dossier['passages']) {
  for (const passage of passages) {
    const match =
      /(\d{1,2})[\s+]{0,4}(?:years?|yrs?)\b[^.]{0,50}\b(?:experience|developing|building|programming|software|engineering|in\b)/iu.exec(
        passage.text
      )
    if (match && Number(match[1]) <= 40)
      return {
        years: Number(match[1]),
        evidence: quoteOf({ passage, quote: snippet(passage.text, match.index, match[0].length) }),
      }
  }
  return null
}
