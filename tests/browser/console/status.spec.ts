import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DEAD } from '#api/queue/start_queue'
import { givenAdmin } from '#tests/givens'
import { accessFaults, eventually, look, openSignedIn, withScreens } from '#tests/browser/product'

const QUEUE = 'a-queue-that-nobody-works'

test('a super admin sees what needs a look, and has failed background jobs tried again', ({
  assert,
  cleanup,
}) =>
  withScreens('console-status', async () => {
    const boss = await app.container.make('queue')
    // what other files left would need attention, too
    const clear = async () => {
      await boss.deleteAllJobs(DEAD)
      await db.from('mails').delete()
    }
    await clear()
    await boss.createQueue(QUEUE)
    cleanup(async () => {
      await boss.deleteQueue(QUEUE)
      await clear()
    })
    const waits = { kind: 'account.verify', status: 'queued', recipient: 'a@example.com' }
    const sendAfter = new Date(Date.now() - 40 * 60_000)
    await db
      .table('mails')
      .insert({ ...waits, subject: 's', body_text: 't', body_html: 'h', send_after: sendAfter })
    await db.rawQuery(
      `insert into queue.job (name, source_name, source_created_on, source_output)
       values (?, ?, now(), '{"message":"connect ECONNREFUSED 203.0.113.9:587"}')`,
      [DEAD, QUEUE]
    )
    const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
    await page.goto('/admin/status')
    await page.getByRole('heading', { name: '2 things need attention' }).waitFor()
    await page.getByText(/Age of the oldest mail that waits: 4[0-9] minutes/).waitFor()
    await page.getByText(/^Mails: 1 waits, the oldest for 4[0-9] minutes/).waitFor()
    const failed = page.getByRole('region', { name: 'Failed permanently', exact: true })
    await failed.getByText('connect ECONNREFUSED').waitFor()
    await page.getByRole('region', { name: 'System', exact: true }).getByText('0.1.0').waitFor()
    assert.deepEqual(await accessFaults(page), [])
    await look(page, 'status')

    await failed.getByRole('button', { name: `Try again: ${QUEUE}` }).click()
    await page.getByText('1 job is tried again').waitFor()
    await failed.getByText('No background job has failed permanently.').waitFor()
    await eventually(async () =>
      assert.lengthOf(await db.from('queue.job').where({ name: QUEUE, state: 'created' }), 1)
    )
    assert.deepEqual(await accessFaults(page), [])
    assert.deepEqual(errors, [])
    await close()
  }))
