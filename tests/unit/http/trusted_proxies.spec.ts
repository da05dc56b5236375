import { test } from '@japa/runner'
import { clientAddress, trustedProxies } from '#api/http/trusted_proxies'

test.group('Proxies that are trusted', () => {
  test('nobody is, without the setting', ({ assert }) => {
    for (const setting of [undefined, '', 'false', ' FALSE '])
      assert.isFalse(trustedProxies(setting)('127.0.0.1', 0), String(setting))
  })

  test('a number counts hops, and "true" is one', ({ assert }) => {
    const hops = (setting: string) =>
      [0, 1, 2].map((n) => trustedProxies(setting)('203.0.113.9', n))
    assert.deepEqual(hops('true'), [true, false, false])
    assert.deepEqual(hops('2'), [true, true, false])
    assert.deepEqual(hops('0'), [false, false, false])
  })

  test('addresses and networks are trusted wherever they stand', ({ assert }) => {
    const trust = trustedProxies('10.0.0.0/8, 2001:db8::1 loopback')
    for (const address of ['10.1.2.3', '2001:db8::1', '127.0.0.1', '::1', '::ffff:10.1.2.3'])
      assert.isTrue(trust(address, 5), address)
    for (const address of ['11.0.0.1', '2001:db8::2', 'unknown', '', '10.0.0.1, 8.8.8.8'])
      assert.isFalse(trust(address, 0), address)
  })

  test('what is neither is refused by its words', ({ assert }) => {
    for (const setting of ['10.0.0.0/33', '10.0.0', 'everything', '10.0.0.0/', '::1/129', '-1'])
      assert.throws(() => trustedProxies(setting), /TRUST_PROXY: ".+" is neither/)
  })

  test('text in the header is nobody’s address', ({ assert }) => {
    assert.equal(clientAddress(['10.0.0.1', '203.0.113.9']), '203.0.113.9')
    assert.equal(clientAddress(['10.0.0.1', 'a'.repeat(5_000)]), '10.0.0.1')
    assert.equal(clientAddress(['10.0.0.1', '203.0.113.9', '<script>']), '203.0.113.9')
  })
})
