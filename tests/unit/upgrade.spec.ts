import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { wordsOf } from '#database/upgrade'
import { lastRelease } from '#tests/last_release'

const folder = new URL('../../database/migrations/', import.meta.url)
/** What the version before reads or leaves out; an index or a trigger it does not know. */
const TAKES_AWAY =
  /\b(drop (?:table|column)|rename (?:to|column)|set not null|alter column \w+ type (?!varchar)|alter table \w+ drop (?!constraint|column))/i

test.group('An upgrade', () => {
  test('says which migrations the version before cannot go on beside', ({ assert }) => {
    const later = readdirSync(folder).filter((name) => name > `${lastRelease.migration}.ts`)
    assert.isNotEmpty(later)
    const silent = later.filter((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const [up] = text.split('async down()')
      return TAKES_AWAY.test(up) && !/static besides = /.test(up)
    })
    assert.deepEqual(silent, [])
    for (const statement of [
      'drop table a',
      'alter table a drop column b',
      'alter table a rename to b',
      'alter table a alter column b set not null',
      'alter table a alter column b type bigint',
    ])
      assert.match(statement, TAKES_AWAY)
    for (const statement of [
      'drop index a',
      'alter table a drop constraint b',
      'alter table a add column b text not null default 1',
    ])
      assert.notMatch(statement, TAKES_AWAY)
  })

  test('is silent where both versions may run and all comes back', ({ assert }) => {
    assert.deepEqual(wordsOf([{ name: 'one' }]), [])
    assert.deepEqual(
      wordsOf([{ name: 'one', besides: 'it reads what is gone' }, { name: 'two' }]),
      ['Stop the version before first, as it cannot go on beside:', '  one: it reads what is gone']
    )
    assert.deepEqual(wordsOf([{ name: 'one', final: 'the words are gone' }]), [
      'These cannot be taken back but by restoring a backup:',
      '  one: the words are gone',
    ])
  })
})
