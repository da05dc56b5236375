import { test } from '@japa/runner'
import { isLinkOf, linkKinds, linkRules, publicUrl } from '#api/taxonomy/link_facts'

test.group('Links on a profile', () => {
  test('every example but the unfinished one is a link of its own kind', ({ assert }) => {
    for (const kind of linkKinds) assert.isTrue(isLinkOf(kind, linkRules[kind].example), kind)
  })

  test('people, countries and short names of a host count', ({ assert }) => {
    for (const [kind, url] of [
      ['linkedin', 'https://in.linkedin.com/in/asha-rao'],
      ['twitter', 'https://twitter.com/asha'],
      ['twitter', 'https://x.com/asha'],
      ['youtube', 'https://youtu.be/abc'],
      ['glassdoor', 'https://www.glassdoor.co.in/Overview/x'],
      ['website', 'https://asha.dev'],
      ['website', 'https://भारत.भारत/मैं'],
    ] as const)
      assert.isTrue(isLinkOf(kind, url), url)
  })

  test('another host, a look-alike, no profile and no https do not', ({ assert }) => {
    for (const [kind, url] of [
      ['github', 'https://gitlab.com/asha'],
      ['github', 'https://github.com.evil.example/asha'],
      ['github', 'https://evilgithub.com/asha'],
      ['github', 'https://github.com@evil.example/asha'],
      ['github', 'https://evil.example/#github.com/asha'],
      ['github', 'http://github.com/asha'],
      ['github', 'https://github.com/'],
      ['linkedin', 'https://www.linkedin.com/jobs/1'],
      ['linkedin', 'https://www.linkedin.com/company/tamarind'],
      ['website', 'javascript:alert(1)'],
      ['website', 'https://localhost/'],
      ['website', 'https://127.0.0.1/'],
      ['website', 'https://[::1]/'],
      ['website', 'https://asha.dev:8443/'],
      ['website', 'asha.dev'],
    ] as const)
      assert.isFalse(isLinkOf(kind, url), url)
  })

  test('a company has other pages than a person, by the same rule', ({ assert }) => {
    for (const [kind, url, allowed] of [
      ['linkedin', 'https://www.linkedin.com/company/tamarind', true],
      ['linkedin', 'https://www.linkedin.com/', false],
      ['linkedin', 'https://linkedin.com.evil.example/company/tamarind', false],
      ['github', 'https://github.com/tamarind', true],
      ['website', 'https://127.0.0.1/', false],
    ] as const)
      assert.equal(isLinkOf(kind, url, 'company'), allowed, url)
  })

  test('an address is kept in its plain form', ({ assert }) => {
    assert.equal(publicUrl(' HTTPS://Asha.DEV ')?.href, 'https://asha.dev/')
  })
})
