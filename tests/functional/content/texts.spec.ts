import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Blog from '#api/content/models/blog'
import Faq from '#api/content/models/faq'
import HelpPage from '#api/content/models/help_page'
import LegalPage from '#api/content/models/legal_page'
import SkillPage from '#api/content/models/skill_page'
import { givenAdmin, givenSkill } from '#tests/givens'
import { loadContent } from '#database/seeders/content'

const tables = ['faqs', 'help_pages', 'blogs', 'skill_pages', 'legal_pages']

test.group('Texts that come with an installation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    for (const table of tables) await db.from(table).delete()
    await db.from('settings').where('key', 'content_files').delete()
  })

  const folder = fs.mkdtempSync(join(tmpdir(), 'content-'))
  group.teardown(() => fs.rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => {
    fs.mkdirSync(join(folder, path, '..'), { recursive: true })
    fs.writeFileSync(join(folder, path), text)
  }

  test('are loaded once, follow their files, and leave alone what an administrator did', async ({
    client,
    assert,
  }) => {
    const skill = await givenSkill()
    write(
      'faqs/client-posting.md',
      '---\naudience: Client\ngroup: Posting\norder: 2\n---\n## How do I post?\n\nOpen **Jobs**.\n\n## What does it cost?\n\nNothing.'
    )
    const help = (body: string) =>
      `---\ntitle: Answer in time\ncategory: Hiring\norder: 1\nsummary: How\n---\n${body}`
    write('help/answer-in-time.md', help('## First\n\nSay <script>no</script> or yes.'))
    write('help/post-a-job.md', help('Open Jobs.').replace('Answer in time', 'Post a job'))
    const blog = (day: string) =>
      `---\ntitle: Pay ${day}\nexcerpt: Why\nauthor: Candor\ntags: [pay, law]\npublishedAt: ${day}\n---\nWords.`
    write('blogs/pay.md', blog('2026-01-02'))
    write('blogs/later.md', blog('2999-01-02'))
    write('skills/it.md', `---\nskill: ${skill.name}\ntitle: It\nsummary: What\n---\nWords.`)
    write(
      'legal/terms.md',
      '---\ntitle: Terms\nblanks: [operator name]\n---\nBy {{ operator name }}.'
    )

    assert.equal(await loadContent(folder), 8)
    assert.isUndefined(await loadContent(folder))
    const faqs = await Faq.query().orderBy('position')
    assert.deepEqual(
      faqs.map(({ question, answer, groupPosition }) => [question, answer, groupPosition]),
      [
        ['How do I post?', '<p>Open <strong>Jobs</strong>.</p>', 2],
        ['What does it cost?', '<p>Nothing.</p>', 2],
      ]
    )
    const page = await HelpPage.findByOrFail('slug', 'answer-in-time')
    assert.containsSubset(page.$attributes, { status: 'published', category: 'Hiring' })
    assert.notInclude(page.body, 'script')
    assert.equal((await SkillPage.findByOrFail('slug', 'it')).skillId, skill.id)
    assert.equal((await Blog.findByOrFail('slug', 'later')).status, 'scheduled')
    const published = await Blog.findByOrFail('slug', 'pay')
    assert.deepEqual([published.status, published.tags], ['published', ['pay', 'law']])
    const legal = await LegalPage.findByOrFail('slug', 'terms')
    assert.deepEqual(legal.openBlanks, ['operator name'])
    assert.include(legal.filledBody, '<strong>[operator name]</strong>')

    const admin = await givenAdmin('content')
    await client
      .put(`/api/v1/admin/help-pages/${page.id}`)
      .loginAs(admin)
      .json({ title: 'Our own title' })
    const other = await HelpPage.findByOrFail('slug', 'post-a-job')
    await client.delete(`/api/v1/admin/help-pages/${other.id}`).loginAs(admin)
    await client.post('/api/v1/help-pages/answer-in-time/vote').json({ helpful: true })
    write('help/answer-in-time.md', help('Other words.'))
    write('help/post-a-job.md', help('Other words, too.'))
    write('blogs/pay.md', blog('2026-01-02').replace('Words.', 'Better words.'))
    write(
      'faqs/client-posting.md',
      '---\naudience: Client\ngroup: Posting\norder: 2\n---\n## How do I post a job?\n\nOpen **Jobs**.'
    )
    await loadContent(folder)
    assert.equal((await HelpPage.findByOrFail('slug', 'answer-in-time')).title, 'Our own title')
    assert.isNull(await HelpPage.findBy('slug', 'post-a-job'))
    assert.equal((await Blog.findByOrFail('slug', 'pay')).body, '<p>Better words.</p>')
    assert.deepEqual(
      (await Faq.query()).map(({ question }) => question),
      ['How do I post a job?']
    )
  })

  test('of the repository are loaded whole', async ({ assert }) => {
    const changed = await loadContent()
    if (changed === undefined) return
    assert.equal(await loadContent(), undefined)
    const { rows } = await db.rawQuery(
      tables.map((table) => `select count(*)::int as rows from ${table}`).join(' union all ')
    )
    const total = rows.reduce((sum: number, { rows: count }: { rows: number }) => sum + count, 0)
    // pages of skills need the catalogue, which tests do not load
    assert.isAtMost(total, changed)
  })
})
