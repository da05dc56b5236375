/**
 * Checks a signed test result without a network and without this product: by its signature, the public keys and the
 * clock. It takes nothing but Node, so it can be copied. Whether a result was withdrawn since, only its page knows.
 *
 *   node bin/check_credential.mjs test-result.json jwks.json
 *
 * The first file is what the candidate gave (JSON, or the signed text alone), the second what the issuer publishes at
 * /.well-known/jwks.json. Ends with 0 when it is valid, with 1 when it is not.
 */
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [, , file, keyFile] = process.argv
if (!file || !keyFile) end('Name two files: the signed result and the public keys')
const { keys } = JSON.parse(readFileSync(keyFile, 'utf8'))
const given = readFileSync(file, 'utf8').trim()
const token = given.startsWith('{')
  ? String(JSON.parse(given).id).replace(/^data:application\/vc\+jwt,/, '')
  : given
const parts = token.split('.')
if (parts.length !== 3) end('This is no signed result')
const header = read(parts[0])
const says = read(parts[1])

const key = keys.find(({ kid }) => kid === header.kid)
if (!key) end('Not signed by this issuer: its key is not among the public keys')
const signed =
  // only what the issuer uses, whatever the text asks for
  header.alg === 'RS256' &&
  verify(
    'RSA-SHA256',
    Buffer.from(`${parts[0]}.${parts[1]}`),
    createPublicKey({ key, format: 'jwk' }),
    Buffer.from(parts[2], 'base64url')
  )
if (!signed) end('Forged: it was altered, or somebody else signed it')
const agrees =
  says.iss === says.issuer?.id &&
  says.jti === says.id &&
  says.sub === says.credentialSubject?.id &&
  says.nbf === Date.parse(says.validFrom) / 1000 &&
  says.exp === Date.parse(says.validUntil) / 1000
if (!agrees) end('Its claims do not agree with its content')
if (says.nbf * 1000 > Date.now()) end(`Not valid before ${says.validFrom}`)
if (says.exp * 1000 <= Date.now()) end(`Expired on ${says.validUntil}`)

const { identifier, result } = says.credentialSubject
console.log(
  `Valid until ${says.validUntil}: ${identifier[0].identityHash}, ${says.name}, ${result.map(({ value }) => value).join(', ')}, taken on ${says.validFrom}, signed by ${says.issuer.name}.`
)
console.log(`Whether it was withdrawn since is told at ${says.id}`)

function read(part) {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return end('This is no signed result')
  }
}

function end(why) {
  console.error(why)
  process.exit(1)
}
