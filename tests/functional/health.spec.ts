import { test } from '@japa/runner'

test.group('Health', () => {
  test('answers once the database does', async ({ client, assert }) => {
    const response = await client.get('/api/v1/health')
    response.assertStatus(200)
    assert.equal(response.body().data.database, 'ok')
  })

  test('an unknown address answers in the envelope', async ({ client, assert }) => {
    const response = await client.get('/api/v1/nothing-here')
    response.assertStatus(404)
    assert.equal(response.body().code, 'E_NOT_FOUND')
    assert.exists(response.body().requestId)
  })
})
