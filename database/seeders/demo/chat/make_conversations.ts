import { insert } from '#database/seeders/demo/insert'
import type { Application } from '#database/seeders/demo/applications/make_applications'
import { memberOf } from '#database/seeders/demo/companies/make_companies'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { iso, type World } from '#database/seeders/demo/world'

const MINUTE = 60_000
/** Conversations of the demo's company, and further ones of its candidate. */
const OF_COMPANY = 9
const OF_CANDIDATE = 3

type Line = [by: 'company' | 'candidate', words: string]
type Told = { first: string; recruiter: string; title: string }

/** What is written about an application; the last line of some is not answered yet. */
const talks: ((told: Told) => Line[])[] = [
  ({ first, recruiter, title }) => [
    [
      'company',
      `Hello ${first}, thank you for applying as ${title}. What you describe is close to what we build.`,
    ],
    [
      'company',
      'Could you tell us how you kept that list fast? Ours has a million rows, and page 5,000 must come as quickly as page 1.',
    ],
    [
      'candidate',
      `Hello ${recruiter}, gladly. We never used an offset; the cursor holds the last row:\n\`\`\`sql\nselect id, title, published_at from jobs\nwhere (published_at, id) < ($1, $2)\norder by published_at desc, id desc limit 20\n\`\`\`\nWith an index on both columns each page costs the same.`,
    ],
    ['company', 'That is how we would like to do it too. Shall we talk?'],
    ['candidate', 'Yes, Tuesday or Wednesday after 11 suits me best.'],
  ],
  ({ first }) => [
    ['company', `Hello ${first}, may we ask when you could start?`],
    ['candidate', 'My notice period is 60 days; with leave that is left it may be 45.'],
    ['candidate', 'Is the team in one place, or do you work from several cities?'],
  ],
  ({ first, title }) => [
    ['candidate', `Is the position of ${title} open to people who work from another city?`],
    [
      'company',
      `It is, ${first}. We meet in the office for two days a month, and pay for the journey.`,
    ],
    ['candidate', 'That works for me, thank you.'],
  ],
  ({ first }) => [
    [
      'company',
      `Thank you for the conversation, ${first}. You will hear from us by the date on your application.`,
    ],
  ],
]

/** What companies and applicants write to each other, some of it unread. */
export async function makeConversations(
  { trx, now }: World,
  applications: Application[],
  clientId: number
) {
  const blocked = new Set(
    (await trx.from('candidate_blocks').select('candidate_id', 'company_id')).map(
      (row) => `${row.candidate_id} ${row.company_id}`
    )
  )
  const chosen = chosenOf(
    applications.filter(
      ({ person, opening }) => !blocked.has(`${person.candidateId} ${opening.company.id}`)
    ),
    clientId
  )
  const conversations = await insert(
    trx,
    'conversations',
    chosen.map(({ person, opening }) => ({
      kind: 'company',
      company_id: opening.company.id,
      candidate_id: person.candidateId,
      opened_by: memberOf(opening.company, 'owner').userId,
      message_count: 0,
      active_at: iso(now),
      created_at: iso(now - 10 * DAY),
      updated_at: iso(now),
    }))
  )
  const lines = chosen.flatMap(({ person, opening }, nth) => {
    const answers = memberOf(opening.company, 'owner')
    const written = talks[nth % talks.length]({
      first: person.first,
      recruiter: answers.name.split(' ')[0],
      title: opening.title,
    })
    const last = now - (nth * 7 + 1) * HOUR
    return written.map(([by, words], index) => ({
      conversation_id: conversations[nth],
      sender_id: by === 'company' ? answers.userId : person.userId,
      body: words,
      created_at: iso(last - (written.length - 1 - index) * 35 * MINUTE),
      updated_at: iso(last),
    }))
  })
  // ids rise with the time
  lines.sort((a, b) => a.created_at.localeCompare(b.created_at))
  await insert(trx, 'messages', lines)
}

/** Writes beside each conversation what its messages say, and how far each side has read. */
export async function countMessages({ trx }: World) {
  await trx.rawQuery(
    `update conversations c set message_count = said.count, last_message_id = said.last, active_at = said.at, created_at = said.began, updated_at = said.at,
       answerer_id = coalesce(c.answerer_id, (select m.sender_id from messages m join company_members t on t.user_id = m.sender_id where m.conversation_id = c.id order by m.id limit 1))
     from (select conversation_id, count(*) as count, max(id) as last, max(created_at) as at, min(created_at) as began from messages group by 1) said
     where said.conversation_id = c.id`
  )
  // each side has seen what came before its own last words; who wrote last waits for the other
  await trx.rawQuery(
    `insert into conversation_participants (conversation_id, user_id, seen_id)
     select conversation_id, sender_id, max(id) from messages group by 1, 2
     union all
     select c.id, ca.user_id, 0 from conversations c join candidates ca on ca.id = c.candidate_id
     where not exists (select from messages m where m.conversation_id = c.id and m.sender_id = ca.user_id)`
  )
}

/** One application of a candidate at a company: of the demo's company its candidate first, then the latest; then others of that candidate. */
function chosenOf(applications: Application[], clientId: number): Application[] {
  const isHers = ({ person }: Application) => person.email === 'developer@example.com'
  const alive = applications
    .filter(({ status }) =>
      ['reviewing', 'shortlisted', 'assessment', 'interview'].includes(status)
    )
    .sort(
      (a, b) => Number(isHers(b)) - Number(isHers(a)) || b.steps.at(-1)!.at - a.steps.at(-1)!.at
    )
  const once = new Map<string, Application>()
  for (const one of alive) {
    const pair = `${one.person.candidateId} ${one.opening.company.id}`
    if (!once.has(pair)) once.set(pair, one)
  }
  const pairs = [...once.values()]
  return [
    ...pairs.filter(({ opening }) => opening.company.id === clientId).slice(0, OF_COMPANY),
    ...pairs
      .filter((one) => isHers(one) && one.opening.company.id !== clientId)
      .slice(0, OF_CANDIDATE),
  ]
}
