import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { test } from '@japa/runner'

const readers: Record<string, (bytes: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** The bytes as they come over the wire, which clients would unpack. */
function read(path: string, accepted?: string) {
  return new Promise<{ coding: string | undefined; vary: string; bytes: Buffer }>(
    (resolve, reject) => {
      const { HOST: host, PORT: port } = process.env
      const headers = {
        accept: path.startsWith('/api') ? 'application/json' : 'text/html',
        ...(accepted && { 'accept-encoding': accepted }),
      }
      request({ host, port, path, headers, agent: false }, async (response) =>
        resolve({
          coding: response.headers['content-encoding'],
          vary: String(response.headers.vary),
          bytes: await buffer(response),
        })
      )
        .on('error', reject)
        .end()
    }
  )
}

test.group('What is compressed', () => {
  for (const [path, accepted, coding] of [
    ['/api/v1/openapi.json', 'gzip, deflate, br, zstd', 'zstd'],
    ['/api/v1/openapi.json', 'gzip, deflate, br', 'br'],
    ['/api/v1/openapi.json', 'gzip', 'gzip'],
    ['/docs/states', 'gzip, deflate, br, zstd', 'br'],
    ['/docs/states', 'gzip', 'gzip'],
    ['/docs/states', 'zstd', undefined],
    ['/api/v1/health', 'gzip, deflate, br, zstd', undefined],
    ['/api/v1/openapi.json', 'nonsense', undefined],
  ] as const)
    test(`${path} for a reader of ${accepted}: ${coding ?? 'as it is'}`, async ({ assert }) => {
      const plain = await read(path)
      const packed = await read(path, accepted)
      assert.equal(packed.coding, coding)
      if (!coding) return assert.equal(packed.bytes.length, plain.bytes.length)
      assert.include(packed.vary, 'accept-encoding')
      assert.isBelow(packed.bytes.length, plain.bytes.length / 2)
      const text = String(readers[coding](packed.bytes))
      // a page bears a nonce of its own
      assert.equal(text.length, String(plain.bytes).length)
      if (path.startsWith('/api')) assert.equal(text, String(plain.bytes))
    })

  for (const [accepted, unpack] of [
    [
      'br',
      (bytes: Buffer) =>
        brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
    ],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })],
  ] as const)
    test(`the first screen of a page goes ahead of what its script begins with (${accepted})`, async ({
      assert,
    }) => {
      const { HOST: host, PORT: port } = process.env
      const parts: Buffer[] = []
      await new Promise<void>((resolve, reject) =>
        request(
          { host, port, path: '/', agent: false, headers: { 'accept-encoding': accepted } },
          (response) =>
            response
              .on('data', (part: Buffer) => parts.push(part))
              .on('end', resolve)
              .on('error', reject)
        )
          .on('error', reject)
          .end()
      )
      const seen = parts.map((_, nth) => String(unpack(Buffer.concat(parts.slice(0, nth + 1)))))
      const begun = 'id="state"'
      assert.exists(seen.find((text) => text.includes('</h1>') && !text.includes(begun)))
      const whole = seen.at(-1)!
      assert.include(whole, begun)
      assert.isTrue(whole.endsWith('</html>'))
    })
})
