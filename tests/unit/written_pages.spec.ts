import { test } from '@japa/runner'
import { WrittenPages } from '../../portal/src/written_pages.js'

test.group('Written pages', () => {
  test('are kept while they show the same, and written anew once anything of it changed', ({
    assert,
  }) => {
    const pages = new WrittenPages()
    let times = 0
    const write = () => `page ${++times}`
    assert.equal(pages.of('/', 'Asha, Ravi', write, 0), 'page 1')
    assert.equal(pages.of('/', 'Asha, Ravi', write, 1_000), 'page 1')
    assert.equal(pages.of('/', 'Ravi', write, 2_000), 'page 2')
    assert.equal(pages.of('/', 'Asha, Ravi', write, 3_000), 'page 3')
    assert.equal(pages.of('/jobs', 'Asha, Ravi', write, 3_000), 'page 4')
  })

  test('are written anew after half a minute, as they say how long ago things were', ({
    assert,
  }) => {
    const pages = new WrittenPages()
    pages.of('/', 'the same', () => '1 minute ago', 0)
    assert.equal(
      pages.of('/', 'the same', () => '2 minutes ago', 29_000),
      '1 minute ago'
    )
    assert.equal(
      pages.of('/', 'the same', () => '2 minutes ago', 30_000),
      '2 minutes ago'
    )
  })

  test('are few, whatever addresses are asked for', ({ assert }) => {
    const pages = new WrittenPages()
    let times = 0
    const write = () => `page ${++times}`
    pages.of('/', 'the same', write, 0)
    for (let nth = 0; nth < 40; nth++) pages.of(`/?${nth}`, 'the same', write, 0)
    assert.equal(pages.of('/', 'the same', write, 0), 'page 42')
  })
})
