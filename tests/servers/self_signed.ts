import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const der = (tag: number, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part))
  )
  const size =
    body.length < 128
      ? Buffer.from([body.length])
      : body.length < 256
        ? Buffer.from([0x81, body.length])
        : Buffer.from([0x82, body.length >> 8, body.length & 255])
  return Buffer.concat([Buffer.from([tag]), size, body])
}
const time = (at: Date) =>
  der(0x18, Buffer.from(`${at.toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z`))

/** A certificate for 127.0.0.1 that signs itself, and its key, for a day (RFC 5280). */
export function selfSigned() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = der(0x30, der(0x06, '2a8648ce3d040302'))
  const name = der(
    0x30,
    der(0x31, der(0x30, der(0x06, '550403'), der(0x0c, Buffer.from('127.0.0.1'))))
  )
  const address = der(0x30, der(0x06, '551d11'), der(0x04, der(0x30, der(0x87, '7f000001'))))
  const authority = der(0x30, der(0x06, '551d13'), der(0x04, der(0x30, der(0x01, 'ff'))))
  const told = der(
    0x30,
    der(0xa0, der(0x02, '02')),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    der(0x30, time(new Date(Date.now() - 3_600_000)), time(new Date(Date.now() + 86_400_000))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, authority, address))
  )
  const signature = der(0x03, '00', sign('sha256', told, privateKey))
  const certificate = der(0x30, told, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}
