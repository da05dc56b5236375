import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { flows } from '#api/pages/states/flows'

test.group('States and moves', () => {
  for (const { flow, table, column } of flows) {
    test(`${flow.title}: no move leads nowhere, and every state but the ends is left again`, ({
      assert,
    }) => {
      const names = Object.keys(flow.states)
      const told = flow.told()
      const reached = new Set(told.flatMap(({ to }) => to))
      assert.sameMembers(
        [...reached].filter((name) => !names.includes(name)),
        []
      )
      for (const name of names) {
        assert.isTrue(reached.has(name), `${name} is reached`)
        if (!flow.states[name].over)
          assert.isTrue(
            told.some(({ from }) => from.includes(name)),
            `${name} is left`
          )
      }
    })

    if (column)
      test(`${flow.title}: the check of ${table}.${column} allows what the table has`, async ({
        assert,
      }) => {
        const { rows } = await db.rawQuery(
          `select pg_get_constraintdef(oid) as words from pg_constraint
           where conrelid = ?::regclass and contype = 'c' and pg_get_constraintdef(oid) ~ ?`,
          [table, `^CHECK \\(\\(${column} = ANY`]
        )
        assert.lengthOf(rows, 1)
        const allowed = [...rows[0].words.matchAll(/'(\w+)'::text/g)].map(([, name]) => name)
        const stored = Object.entries(flow.states).map(([name, state]) =>
          String(state.columns?.[column] ?? name)
        )
        assert.sameMembers(allowed, [...new Set(stored)])
      })
  }

  test('are a public page: a diagram and a table for each, every arrow leads to its line', async ({
    client,
    assert,
  }) => {
    const page = await client.get('/docs/states').header('accept', 'text/html')
    page.assertStatus(200)
    const html = page.text()
    assert.lengthOf(html.match(/<svg /g)!, flows.length)
    const ids = [...html.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id)
    assert.lengthOf(ids, new Set(ids).size, 'no id twice')
    const arrows = [...html.matchAll(/<a href="#([\w-]+)" aria-label="[^"]+">/g)]
    assert.isAbove(arrows.length, 100)
    for (const [, id] of arrows) assert.include(ids, id)
    assert.include(html, 'Awaiting approval')
    assert.include(html, 'after 14 days without an answer')
  })

  test('are told in the language of the address, down to the last condition', async ({
    client,
    assert,
  }) => {
    const html = (await client.get('/hi/docs/states').header('accept', 'text/html')).text()
    assert.include(html, '<html lang="hi" dir="ltr">')
    assert.include(html, '<a href="/docs/states" lang="en" hreflang="en">')
    const shown = html
      .replace(/<style.*?<\/style>|<title>[^<]*·|<[^>]+>/gs, ' ')
      // the language's own name, the product's, and what is a name in every language
      .replace(/English|Candor|API|PDF|AI|backup:create/g, '')
    assert.deepEqual(shown.match(/[a-z]{2,}/gi), null)
    assert.include(html, '14 दिन तक जवाब न मिलने पर')
  })
})
