/**
 * Writes what the types and docstrings of the controllers say of each operation to .adonisjs/server/operations.json: a
 * summary, the validators, the uploads, the statuses and the JSON schema of every response. The API description reads
 * it; the rest (paths, rights, fields) it knows from the running routes.
 *
 *   node bin/describe.mjs             writes it
 *   node bin/describe.mjs --check     exits with 1 when the file is not that of this code
 *   node bin/describe.mjs --untyped   also lists what has a type that says nothing
 */
import * as fs from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { read, tagsOf, typesReturned, wordsOf } from './describe/method.mjs'
import { checker, here, program, root } from './describe/program.mjs'
import { count, schemas, share } from './describe/shared_schemas.mjs'
import { names, returned, schemaOf, suggest, unionOf, untyped } from './describe/type_schema.mjs'

const target = join(root, '.adonisjs', 'server', 'operations.json')

/** Which method each route of the API leads to, as the generated registry has it. */
const registry = fs.readFileSync(join(root, '.adonisjs/client/registry/schema.d.ts'), 'utf8')
const routes = {}
for (const block of registry.split(/\n {2}'/).slice(1)) {
  const name = block.slice(0, block.indexOf("'"))
  const [, file, method] = block.match(/import\('#([^']+)'\)\.default\['(\w+)'\]/) ?? []
  if (file && /pattern: '\/api\/v1\//.test(block)) routes[name] = `${file}#${method}`
}
const routed = new Set(Object.values(routes))

const operations = {}
for (const file of program.getSourceFiles()) {
  if (!here(file.fileName).startsWith('api/')) continue
  const exported = checker.getSymbolAtLocation(file)
  for (const each of exported ? checker.getExportsOfModule(exported) : []) {
    const declared = each.valueDeclaration
    if (!declared || !ts.isClassDeclaration(declared)) continue
    const type = checker.getDeclaredTypeOfSymbol(each)
    for (const member of checker.getPropertiesOfType(type)) {
      const method = member.valueDeclaration
      const key = `${here(file.fileName)}#${member.name}`
      if (each.name === 'default' && routed.has(key)) operations[key] = operationOf(method, key)
    }
    // what a table chooses among, such as the sections of a profile, is known by its transformer's name
    const shown = /Transformer$/.test(declared.name?.text) && type.getProperty('toObject')
    if (shown)
      suggest(
        schemaOf(returned(checker.getTypeOfSymbol(shown)), declared.name.text),
        declared.name.text.replace(/Transformer$/, '')
      )
  }
}

/** `@most 50` is how many entries a list has at most that takes no `limit`. */
function bounded(schema, most) {
  const data = schema?.properties?.data
  if (!most || data?.type !== 'array') return schema
  return {
    ...schema,
    properties: { ...schema.properties, data: { ...data, maxItems: Number(most) } },
  }
}

/** A list that is serialised without its pages is returned whole, and says so; see api_provider.ts. */
function withPages(schema) {
  if (schema?.properties?.data?.type !== 'array' || schema.properties.pagination) return schema
  const file = program.getSourceFile(join(root, 'api/http/pagination.ts'))
  const [pages] = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file))
    .filter(({ name }) => name === 'Pagination')
  return {
    ...schema,
    properties: {
      ...schema.properties,
      pagination: schemaOf(checker.getDeclaredTypeOfSymbol(pages), 'Pagination'),
    },
    required: [...schema.required, 'pagination'].sort(),
  }
}

function operationOf(method, key) {
  const said = read(method, key)
  const tags = tagsOf(method)
  const schemas = tags.produces
    ? []
    : typesReturned(method).map(({ type, serialised }) => {
        const schema = schemaOf(checker.getAwaitedType(type) ?? type, key)
        return serialised ? withPages(schema) : schema
      })
  return {
    ...wordsOf(method),
    ...(said.validators.length ? { validators: unique(said.validators) } : {}),
    ...(said.uploads.length ? { uploads: unique(said.uploads) } : {}),
    ...(said.statuses.length ? { statuses: [...new Set(said.statuses)].sort() } : {}),
    ...(tags.produces ? { produces: tags.produces.split(/[\s,]+/) } : {}),
    ...(tags.takes ? { takes: tags.takes } : {}),
    response: bounded(unionOf(schemas), tags.most),
  }
}

function unique(list) {
  return [...new Map(list.map((each) => [JSON.stringify(each), each])).values()]
}

for (const { response } of Object.values(operations)) count(response)
for (const key of Object.keys(operations).sort()) {
  const [, file, method] = key.match(/([^/]+)_controller#(\w+)/)
  operations[key].response = share(operations[key].response, [file, method])
}
for (const key of [...names.keys()].sort()) share(JSON.parse(key), [])

const lines = (object) =>
  Object.entries(object)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')
const text = `{\n  "routes": {\n${lines(routes)}\n  },\n  "operations": {\n${lines(operations)}\n  },\n  "schemas": {\n${lines(schemas)}\n  }\n}\n`

if (process.argv.includes('--untyped')) console.log([...new Set(untyped)].join('\n'))
if (process.argv.includes('--check')) {
  const stands = fs.existsSync(target) && fs.readFileSync(target, 'utf8')
  if (stands !== text) {
    console.error(
      '.adonisjs/server/operations.json is not that of this code: run "node bin/describe.mjs" and commit it'
    )
    process.exitCode = 1
  }
} else fs.writeFileSync(target, text)
