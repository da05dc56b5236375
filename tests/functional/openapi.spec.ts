import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'

test.group('The description of the API', () => {
  test('names every route, its guard and its fields', async ({ client, assert }) => {
    const response = await client.get('/api/v1/openapi.json')
    response.assertStatus(200)
    const { paths } = response.body()
    const patterns = Object.values(router.toJSON())
      .flat()
      .map((route) => route.pattern)
      .filter((pattern) => pattern.startsWith('/api/v1/'))
    for (const pattern of patterns)
      assert.exists(paths[pattern.replace(/:(\w+)\??/g, '{$1}')], pattern)
    assert.match(paths['/api/v1/health'].get.description, /^Open:/)
  })

  test('is a page to read', async ({ client, assert }) => {
    const response = await client.get('/docs/api').header('accept', 'text/html')
    response.assertStatus(200)
    assert.include(response.text(), '/api/v1/health')
  })
})
