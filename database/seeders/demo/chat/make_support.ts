import { insert } from '#database/seeders/demo/insert'
import type { Person } from '#database/seeders/demo/candidates/make_person'
import { memberOf, type Employer } from '#database/seeders/demo/companies/make_companies'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { iso, type World } from '#database/seeders/demo/world'

type Line = [by: 'asker' | 'support', words: string]
type Talk = { asker: number; before: number; lines: Line[] }

/** What people asked support: two wait for an answer, one of them for a day; one was helped. */
export async function makeSupport(
  { trx, now }: World,
  helper: number,
  companies: Employer[],
  people: Person[]
) {
  const talks: Talk[] = [
    {
      asker: people[5].userId,
      before: 26 * HOUR,
      lines: [
        [
          'asker',
          'My profile still says “Awaiting approval” after two days. Is something missing in it?',
        ],
      ],
    },
    {
      asker: memberOf(companies[2], 'owner').userId,
      before: 3 * HOUR,
      lines: [
        ['asker', 'Our invoice shows the old address. Can it be issued again with the new one?'],
        [
          'support',
          'Yes: change the address under Billing, then tell me the number of the invoice.',
        ],
        ['asker', 'It is changed. The number ends in 0003.'],
      ],
    },
    {
      asker: people[9].userId,
      before: 2 * DAY,
      lines: [
        ['asker', 'Can I move my interview to next week? I see no button for it.'],
        [
          'support',
          'Open the interview and choose “Ask for another time”; the company hears of it at once.',
        ],
        ['asker', 'Found it, thank you.'],
        ['support', 'Good luck with the interview.'],
      ],
    },
  ]
  const ids = await insert(
    trx,
    'conversations',
    talks.map(({ asker, lines }) => ({
      kind: 'support',
      user_id: asker,
      opened_by: asker,
      answerer_id: lines.some(([by]) => by === 'support') ? helper : null,
      message_count: 0,
      active_at: iso(now),
      created_at: iso(now),
      updated_at: iso(now),
    }))
  )
  await insert(
    trx,
    'messages',
    talks.flatMap(({ asker, before, lines }, nth) =>
      lines.map(([by, words], at) => ({
        conversation_id: ids[nth],
        sender_id: by === 'asker' ? asker : helper,
        body: words,
        created_at: iso(now - before - (lines.length - 1 - at) * HOUR),
        updated_at: iso(now - before),
      }))
    )
  )
}
