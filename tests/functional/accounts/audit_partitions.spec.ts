import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { audit } from '#api/accounts/audit/audit'
import { tendPartitions } from '#api/engines/partitions/partitions'
import { erasePerson } from '#api/privacy/erase_account'
import { MONTHS_AHEAD } from '#api/privacy/privacy_facts'
import tendParts from '#api/privacy/retention/tend_partitions'
import { givenCandidate } from '#tests/givens'
import { dropMonths, noteNumbers, parts } from '#tests/parts'
import { drainQueue } from '#tests/queue'
import { setSettings } from '#tests/settings'

/** A step of a plan that sorts; merging what comes in order is none. */
const SORT = /^\W*(Incremental )?Sort +\(/m

const run = async (sql: string) => (await db.rawQuery(sql)).rows
const at = (now: string, keep: number | null = null, ahead = 1) =>
  tendPartitions(
    run,
    { table: 'audit_log', by: 'time', time: 'created_at', schema: 'partitions', ahead, keep },
    new Date(now)
  )

/** A line that was written at this time. */
async function givenLine(createdAt: string, actorId: number | null = null) {
  const [{ id }] = await run(
    `insert into audit_log (actor_id, action, subject_type, created_at) values (${actorId}, 'x', 'jobs', '${createdAt}') returning id`
  )
  return id as number
}

test.group('The audit log by months', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has the months ahead, each line in its own, and runs twice without a change', async ({
    assert,
  }) => {
    const first = await at('2031-02-27T23:59:59Z', null, 2)
    assert.deepEqual(first, {
      made: ['audit_log_2031_02', 'audit_log_2031_03', 'audit_log_2031_04'],
      dropped: [],
    })
    await givenLine('2031-02-28T23:59:59.999Z')
    await givenLine('2031-03-01T00:00:00Z')
    assert.containsSubset(await parts('audit_log'), {
      audit_log_2031_02: 1,
      audit_log_2031_03: 1,
      audit_log_2031_04: 0,
      audit_log_rest: 0,
    })
    assert.deepEqual(await at('2031-02-27T23:59:59Z', null, 2), { made: [], dropped: [] })
    assert.deepEqual((await at('2031-03-01T00:00:00Z', null, 2)).made, ['audit_log_2031_05'])
  })

  test('keeps a line that came without a part, and brings it into one of its month', async ({
    assert,
  }) => {
    const ids = [
      await givenLine('2031-02-03T10:00:00Z'),
      await givenLine('2031-05-03T10:00:00Z'),
      await givenLine('2031-05-04T10:00:00Z'),
    ]
    assert.equal((await parts('audit_log')).audit_log_rest, 3)
    const { made } = await at('2031-05-10T00:00:00Z')
    assert.deepEqual(made, ['audit_log_2031_02', 'audit_log_2031_05', 'audit_log_2031_06'])
    assert.containsSubset(await parts('audit_log'), {
      audit_log_2031_02: 1,
      audit_log_2031_05: 2,
      audit_log_2031_06: 0,
      audit_log_rest: 0,
    })
    assert.lengthOf(await db.from('audit_log').whereIn('id', ids), 3)
    await givenLine('2040-01-01T00:00:00Z')
    assert.equal((await parts('audit_log')).audit_log_rest, 1)
  })

  test('loses whole months once all of them is older than what is kept, and no line otherwise', async ({
    assert,
  }) => {
    await at('2031-02-01T00:00:00Z', null, 3)
    const old = await givenLine('2031-02-28T23:00:00Z')
    const young = await givenLine('2031-03-01T00:00:00Z')
    // what was there before the log was partitioned goes, too, once its last month does
    await at('2031-02-01T00:00:00Z', 84, 3)
    assert.property(await parts('audit_log'), 'audit_log_before')
    assert.deepEqual((await at('2031-04-30T00:00:00Z', 2, 1)).dropped, ['audit_log_before'])
    assert.deepEqual((await at('2031-05-01T00:00:00Z', 2, 0)).dropped, ['audit_log_2031_02'])
    assert.deepEqual(await db.from('audit_log').whereIn('id', [old, young]).select('id'), [
      { id: young },
    ])
    const { rows } = await db.rawQuery(
      `select relname from pg_class where relnamespace = 'partitions'::regnamespace and relname like '%2031_02%'`
    )
    assert.lengthOf(rows, 0)
  })

  test('refuses a change and a deletion in every part, and a person who is erased is taken out of all', async ({
    assert,
  }) => {
    await drainQueue()
    await at('2031-02-01T00:00:00Z')
    const { user } = await givenCandidate()
    const { id: now } = await db.transaction((trx) =>
      audit(
        trx,
        { actorId: user.id, action: 'x', subjectType: 'jobs', subjectLabel: user.email },
        { ip: '192.0.2.1' }
      )
    )
    const later = await givenLine('2031-02-03T00:00:00Z', user.id)
    await db.from('audit_log').where('id', later).update({ ip_address: null })
    for (const id of [now, later])
      for (const refused of [
        'update audit_log set action = ? where id = ?',
        'delete from audit_log where ? <> action and id = ?',
      ])
        await assert.rejects(
          () => db.transaction((trx) => trx.rawQuery(refused, ['y', id])),
          /append-only/
        )
    await erasePerson(user)
    const lines = await db.from('audit_log').whereIn('id', [now, later]).orderBy('id')
    assert.lengthOf(lines, 2)
    for (const line of lines) assert.isNull(line.ip_address)
    assert.notInclude(JSON.stringify(lines), user.email)
  })

  test('is read by its latest lines and by its subject through indexes of the parts', async ({
    assert,
  }) => {
    await at('2031-02-01T00:00:00Z', null, 12)
    await db.rawQuery('set local enable_seqscan = off')
    const plan = async (sql: string) =>
      (await db.rawQuery(`explain ${sql}`)).rows
        .map((row: Record<string, string>) => row['QUERY PLAN'])
        .join('\n') as string
    const latest = await plan('select * from audit_log order by created_at desc, id desc limit 20')
    assert.notMatch(latest, SORT)
    assert.match(latest, /Index Scan/)
    const subject = await plan(
      `select * from audit_log where subject_type = 'jobs' and subject_id = 7 order by id desc limit 20`
    )
    assert.match(subject, /Merge Append/)
    assert.notMatch(subject, SORT)
  })
})

test.group('The months of all tables', () => {
  test('are tended by the schedule and by a command, as the setting says', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await noteNumbers())
    cleanup(dropMonths)
    // this month is in the part from before
    const first = await tendParts()
    for (const table of ['audit_log', 'notifications'])
      assert.isAtLeast(
        first.made.filter((name) => name.startsWith(table)).length,
        MONTHS_AHEAD - 1,
        table
      )
    assert.deepEqual(first.dropped, [])
    ace.ui.switchMode('raw')
    cleanup(() => void ace.ui.switchMode('normal'))
    const command = await ace.exec('partitions:tend', [])
    command.assertSucceeded()
    command.assertLogMatches(/Made: none. Dropped: none/)
    cleanup(setSettings({ AUDIT_KEEP_MONTHS: 0, NOTIFICATIONS_KEEP_MONTHS: 0 }))
    assert.deepEqual(await tendParts(), { made: [], dropped: [] })
  })
})
