import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { faqAudienceValues, contentLimits } from '#api/content/content_facts'
import {
  faultsOf,
  frontMatter,
  knownOf,
  readContent,
  readFile,
  type ContentKind,
} from '#database/seeders/content_files'

const known = {
  audiences: ['Client'],
  skills: ['React'],
  routes: ['/jobs', '/help', '/candidate/applications/:id'],
  pictures: ['jobs.webp'],
}
const WORDS = 'Each job shows the day by which you answer it, and what happens after. '.repeat(12)
const heads: Record<ContentKind, string> = {
  faqs: 'audience: Client\ngroup: Posting\norder: 1',
  help: 'title: Answering\ncategory: Hiring\norder: 1\nsummary: How',
  blogs: 'title: Pay\nexcerpt: Why\nauthor: Candor\ntags: [pay]\npublishedAt: 2026-10-01',
  skills: 'skill: React\ntitle: React\nsummary: What it is',
  legal: 'title: Terms\nblanks: [operator name]',
}
const file = (kind: ContentKind, body: string, head = heads[kind], slug = 'page') =>
  readFile(kind, `${slug}.md`, `---\n${head}\n---\n${body}`)

test.group('The texts of database/content', () => {
  test('have no fault', ({ assert }) => {
    const root = app.makePath()
    assert.deepEqual(faultsOf(readContent(app.makePath('database/content')), knownOf(root)), [])
  })

  test('have the bounds of the facts', ({ assert }) => {
    assert.deepEqual(knownOf(app.makePath()).audiences, faqAudienceValues)
    assert.equal(frontMatter.faqs.group!.max, contentLimits.group.max)
    for (const kind of ['help', 'blogs', 'skills', 'legal'] as const)
      assert.equal(frontMatter[kind].title!.max, contentLimits.title.max)
    assert.equal(frontMatter.help.summary!.max, contentLimits.summary.max)
    assert.equal(frontMatter.blogs.tags!.max, contentLimits.tags.max)
  })

  const fine: [string, ContentKind, string][] = [
    ['questions', 'faqs', '## How?\n\nOpen **Jobs** and choose Post a job.'],
    [
      'links to our pages',
      'help',
      `${WORDS}\n\nSee [jobs](/jobs?page=2) and [it](/candidate/applications/3).`,
    ],
    ['a picture of ours', 'help', `${WORDS}\n\n![The list of jobs](/help-pictures/jobs.webp)`],
    ['a blank', 'legal', `${WORDS}\n\nThis is run by {{ operator name }}.`],
  ]
  for (const [what, kind, body] of fine)
    test(`take ${what}`, ({ assert }) => {
      assert.deepEqual(faultsOf([file(kind, body)], known), [])
    })

  const wrong: [string, ContentKind, string, string?][] = [
    ['a field that is missing', 'help', WORDS, 'title: Answering\ncategory: Hiring\norder: 1'],
    ['a field that there is not', 'help', WORDS, `${heads.help}\ncolour: red`],
    ['a picture that is not there', 'help', `${WORDS}\n\n![Screen](/help-pictures/a.webp)`],
    ['a picture without words', 'help', `${WORDS}\n\n![](/help-pictures/jobs.webp)`],
    ['HTML', 'help', `${WORDS}\n\n<div>Hello</div>`],
    ['a title in the text', 'help', `# Answering\n\n${WORDS}`],
    ['a link to nowhere', 'help', `${WORDS}\n\n[there](/nowhere)`],
    ['a link to a page that is not there', 'help', `${WORDS}\n\n[there](/help/other)`],
    ['a link without TLS', 'help', `${WORDS}\n\n[there](http://example.com)`],
    [
      'a skill that is not in the catalogue',
      'skills',
      WORDS,
      heads.skills.replace('React\n', 'Rect\n'),
    ],
    [
      'an audience that there is not',
      'faqs',
      '## How?\n\nOpen jobs and post one.',
      heads.faqs.replace('Client', 'All'),
    ],
    ['a blank that is not listed', 'legal', `${WORDS}\n\n{{ operator name }} {{ address }}`],
    ['a blank that is not used', 'legal', WORDS],
    ['a day that there is not', 'blogs', WORDS, heads.blogs.replace('10-01', '13-01')],
  ]
  for (const [what, kind, body, head] of wrong)
    test(`refuse ${what}`, ({ assert }) => {
      assert.lengthOf(faultsOf([file(kind, body, head)], known), 1)
    })

  test('refuse a question that is asked twice', ({ assert }) => {
    const asked = '## How do I post?\n\nOpen jobs and choose to post one.'
    const faults = faultsOf([file('faqs', asked), file('faqs', asked, undefined, 'other')], known)
    assert.isNotEmpty(
      faults.filter((fault) => fault.includes('"How do I post?" is in page.md too'))
    )
  })
})
