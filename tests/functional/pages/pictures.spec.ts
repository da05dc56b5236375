import sharp from 'sharp'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { appUrl } from '#config/app'
import { drawPicture } from '#api/pages/pictures/draw_picture'
import { givenCompany, givenJob } from '#tests/givens'
import { givenBlog } from '../content/given_content.js'

const named = (html: string) =>
  /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1]!.replaceAll('&amp;', '&')

test.group('The picture of a shared page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is drawn of its words, and its address changes with them', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company, { title: 'Keeper of the lighthouse' })
    const pictureOf = async (path: string) => named((await client.get(path).accept('html')).text())
    const address = await pictureOf(`/jobs/${job.slug}`)
    assert.include(address!, 'Keeper')
    const picture = await client.get(address!.replace(appUrl, '')).accept('image/png')
    picture.assertStatus(200)
    assert.equal(picture.header('content-type'), 'image/png')
    assert.include(picture.header('cache-control'), 'immutable')
    const { format, width, height } = await sharp(picture.body()).metadata()
    assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 })

    assert.equal(await pictureOf(`/jobs/${job.slug}`), address, 'networks keep it')
    assert.notEqual(await pictureOf(`/hi/jobs/${job.slug}`), address)
    await job.merge({ title: 'Keeper of two lighthouses' }).save()
    assert.notEqual(await pictureOf(`/jobs/${job.slug}`), address)
  })

  test('has no words but those of our pages', async ({ client, assert }) => {
    const address = named((await client.get('/companies').accept('html')).text())!
    const forged = new URL(address)
    forged.searchParams.set('title', 'Anything goes')
    for (const path of [forged.pathname + forged.search, '/shared.png?title=Hello&about=you'])
      (await client.get(path)).assertStatus(404)
    const searched = await client.get('/jobs?search=anything+goes').accept('html')
    assert.isUndefined(named(searched.text()), 'a search is in the words of who links to it')
  })

  test('of an article with a cover is the cover', async ({ client, assert }) => {
    const coverKey = `${'a1'.repeat(16)}.webp`
    const blog = await givenBlog({ coverKey })
    const page = await client.get(`/blogs/${blog.slug}`).accept('html')
    assert.equal(named(page.text()), `${appUrl}/images/${coverKey}`)
  })

  test('shows Hindi, and ends a title that is too long with an ellipsis', async ({ assert }) => {
    const ink = async (title: string) => {
      const { data } = await sharp(await drawPicture({ title, about: '' }))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data.filter((grey) => grey < 60).length
    }
    const [empty, hindi, four, five] = [
      await ink(''),
      await ink('खुली नौकरियाँ'),
      await ink('lighthouse '.repeat(30)),
      await ink('lighthouse '.repeat(40)),
    ]
    assert.isAbove(hindi, empty)
    assert.isAbove(four, hindi)
    assert.equal(four, five)
  })
})
