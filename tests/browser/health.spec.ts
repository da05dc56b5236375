import { test } from '@japa/runner'
import { openPerson } from './product.js'

test.group('The product in a browser', () => {
  test('answers', async ({ assert }) => {
    const person = await openPerson()
    const answer = await person.page.goto('/api/v1/health')
    assert.equal(answer!.status(), 200)
    await person.close()
  })
})
