/**
 * Brings the catalogues in line with the code: `node bin/catalogue.mjs` adds what is new with an empty text, takes away
 * what nobody says any more, and lists what waits for a translator. `--check` changes nothing and fails instead.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allMessages, catalogueOf, writeCatalogue } from './texts/messages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const check = process.argv.includes('--check')
const used = await allMessages(root)

for (const code of ['hi']) {
  const said = catalogueOf(root, code)
  const unused = Object.keys(said).filter((message) => !used.includes(message))
  const missing = used.filter((message) => !said[message])
  console.log(
    `${code}: ${used.length} messages, ${missing.length} without text, ${unused.length} unused`
  )
  for (const message of missing) console.log(`  ${JSON.stringify(message)}`)
  if (!check)
    writeCatalogue(
      root,
      code,
      Object.fromEntries(used.map((message) => [message, said[message] ?? '']))
    )
  else if (missing.length + unused.length > 0) process.exitCode = 1
}
