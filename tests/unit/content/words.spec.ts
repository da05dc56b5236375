import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { allMessages } from '../../../bin/texts/messages.mjs'
import { readContent } from '#database/seeders/content_files'

/** What help pages and questions put between quotes without naming a label: examples, names of others, signs. */
const examples = new Set([
  '',
  'Add to Home Screen',
  'Describe a bug that took you long to find. How did you find it',
  'JSON Resume',
  'LinkedIn',
  'Microsoft',
  'On-site day',
  'Own jobs',
  'Phone screen',
  'We chose people who have run PostgreSQL in production',
  'We had many strong applicants',
  'node developer pune',
])

const bare = (text: string) => text.replace(/[.:,…?\s]+$/, '').trim()

const withoutTags = (text: string) => text.replace(/<[^>]*>/g, '')
/** What is between the gaps and links of a message. */
const partsOf = (text: string) => text.split(/<[^>]*>|\{[^{}]*\}/).map(bare)

/** Each plural form of a message on its own. */
function formsOf(message: string): string[] {
  const found = /\{\s*\w+\s*,\s*plural\s*,((?:[^{}]|\{[^{}]*\})*)\}/.exec(message)
  if (!found) return [message]
  const forms = [...found[1]!.matchAll(/\{([^{}]*)\}/g)].map(([, form]) => form!)
  return forms.flatMap((form) => formsOf(message.replace(found[0], form.replaceAll('#', '{n}'))))
}

/** A message as it is shown, whatever is in its gaps; one that is all gaps says nothing. */
function patternOf(text: string): RegExp | undefined {
  const [before, ...after] = bare(withoutTags(text)).split(/\{[^{}]*\}/)
  if (/\w{3}/.test([before, ...after].join('')) === false) return undefined
  const parts = [before!, ...after].map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('\\S.{0,30}?')}$`)
}

test.group('The words of the help', () => {
  test('name labels as screens name them', async ({ assert }) => {
    const messages = (await allMessages(app.makePath())).flatMap(formsOf)
    const labels = new Set(messages.flatMap((text) => [bare(withoutTags(text)), ...partsOf(text)]))
    const patterns = messages
      .filter((text) => text.includes('{'))
      .flatMap((text) => patternOf(text) ?? [])
    const isSaid = (quote: string) =>
      labels.has(bare(quote)) || patterns.some((pattern) => pattern.test(bare(quote)))
    const quotes = readContent(app.makePath('database/content'))
      .filter(({ kind }) => kind === 'faqs' || kind === 'help')
      .flatMap(({ slug, body }) =>
        [...body.matchAll(/"([^"\n]+)"/g)].map(([, quote]) => ({ slug, quote: quote! }))
      )
    assert.isAbove(quotes.length, 400)
    assert.deepEqual(
      quotes
        .filter(({ quote }) => !examples.has(bare(quote)) && !isSaid(quote))
        .map(({ slug, quote }) => `${slug}: "${quote}"`),
      [],
      'a label was reworded: say it here as the screen does'
    )
  })
})
