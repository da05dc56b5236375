import { test } from '@japa/runner'
import { begun } from '#api/pages/built/same_build'

test('pages of a server whose build was replaced say so with 503, and the API goes on', async ({
  client,
  assert,
  cleanup,
}) => {
  for (const path of ['/jobs', '/admin']) {
    const before = await client.get(path).header('accept', 'text/html')
    before.assertStatus(200)
  }
  const { build } = begun
  assert.isString(build)
  cleanup(() => void (begun.build = build))
  begun.build = 'of another day'
  for (const path of ['/jobs?page=2', '/admin', '/settings']) {
    const page = await client.get(path).header('accept', 'text/html')
    page.assertStatus(503)
    assert.equal(page.header('retry-after'), '60')
    assert.include(page.text(), 'A newer version was put in place')
  }
  ;(await client.get('/api/v1/health')).assertStatus(200)
})
