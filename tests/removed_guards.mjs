/**
 * Takes guards out of the API one at a time and looks whether the authorization matrix notices: a policy's answer
 * (`authorize`), an owner in a query (`companyId`, `candidateId`, `userId`), the right that a route asks for.
 *
 *   node tests/removed_guards.mjs [guards = 100]
 *
 * It edits files of this checkout and puts them back, so it starts on a clean one only. What the matrix does not
 * notice is tried with the functional tests of its module too, and told with them.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'

const wanted = Number(process.argv[2] ?? 100)
if (execFileSync('git', ['status', '--porcelain', 'api'], { encoding: 'utf8' }))
  throw new Error('Commit what is changed under api first; this puts files back as they are in git')

const OWNER =
  /\.where\(\s*'(companyId|company_id|candidateId|candidate_id|userId|user_id|[a-z_]+\.(company|candidate|user)_id)',[^()]*(\([^()]*\)[^()]*)*\)/g
const OWNERS =
  /\b(companyId|candidateId|company_id|candidate_id)(: [\w.!]+)?, ?(?=[^{}]*\}\))|, (companyId|candidateId|company_id|candidate_id)(: [\w.!]+)?(?=,? ?\}\))/g
const RIGHT = /access\.client\('(?!see_company|see_standing)\w+'\)/g
const POLICY = /await (ctx\.)?bouncer\s*\.with\(\w+\)\s*\.authorize\(/g

/** Everything that can be taken out: `{ file, from, to, kind }`. */
const guards = []
for (const file of globSync('api/**/*.ts', {
  exclude: (name) => /migrations|commands|sweep|seed/.test(name),
}).sort()) {
  const text = readFileSync(file, 'utf8')
  for (const { index, 0: found } of text.matchAll(POLICY)) {
    const end = closing(text, index + found.length - 1)
    guards.push({ file, from: index, to: end, kind: 'policy' })
  }
  for (const { index, 0: found } of text.matchAll(RIGHT))
    guards.push({
      file,
      from: index,
      to: index + found.length,
      kind: 'right',
      instead: "access.client('see_company')",
    })
  if (!/controller|_list|find_|own|sides|viewers|access|policy|bulk|members/.test(file)) continue
  for (const { index, 0: found } of text.matchAll(OWNER))
    guards.push({ file, from: index, to: index + found.length, kind: 'owner' })
  for (const line of text.matchAll(/where\(\{[^{}]*\}\)/g))
    for (const { index, 0: found } of line[0].matchAll(OWNERS)) {
      const from = line.index + index
      guards.push({ file, from, to: from + found.length, kind: 'owner' })
    }
}

// spread over files and kinds, the same ones each time
const mixed = guards
  .map((guard, at) => ({ ...guard, order: (at * 7919) % guards.length }))
  .sort((a, b) => a.order - b.order)
  .slice(0, wanted)
console.log(`${guards.length} guards found, ${mixed.length} taken out one at a time`)

let noticed = 0
let elsewhere = 0
for (const { file, from, to, kind, instead = '' } of mixed) {
  const whole = readFileSync(file, 'utf8')
  const line = whole.slice(0, from).split('\n').length
  writeFileSync(file, whole.slice(0, from) + instead + whole.slice(to))
  try {
    const seen = !passes(['tests/functional/authorization/every_route.spec.ts'])
    const later = !seen && !passes([`tests/functional/${file.split('/')[1]}`])
    noticed += seen
    elsewhere += later
    const verdict = seen ? 'noticed' : later ? 'noticed by its own tests only' : 'NOT NOTICED'
    console.log(
      `${verdict}: ${kind} at ${file}:${line}: ${whole.slice(from, to).replace(/\s+/g, ' ').slice(0, 90)}`
    )
  } finally {
    writeFileSync(file, whole)
  }
}
console.log(
  `noticed by the matrix: ${noticed} of ${mixed.length}; by the module's own tests besides: ${elsewhere}`
)

function passes(files) {
  const { status } = spawnSync(
    process.execPath,
    ['--import=./bin/typescript.mjs', 'bin/test.ts', '--files', ...files],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test' },
    }
  )
  return status === 0
}

/** Where the bracket that opens at a place is closed, and with it the statement. */
function closing(text, open) {
  let depth = 0
  for (let at = open; ; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at + 1
  }
}
