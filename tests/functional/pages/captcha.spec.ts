import { test } from '@japa/runner'
import { setSettings, unsetSettings } from '#tests/settings'

test.group('The captcha on pages', (group) => {
  group.each.setup(() => setSettings({ CAPTCHA_SITE_KEY: 'site-key' }))

  test('gives pages and the console the public key, and nothing without one', async ({
    client,
    assert,
  }) => {
    for (const path of ['/login', '/admin'])
      assert.include(
        (await client.get(path)).text(),
        '<meta name="captcha-key" content="site-key">'
      )
    unsetSettings('CAPTCHA_SITE_KEY')
    for (const path of ['/login', '/admin'])
      assert.notInclude((await client.get(path)).text(), 'captcha-key')
  })
})
