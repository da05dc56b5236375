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
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const target = join(root, '.adonisjs', 'server', 'operations.json')
const { TypeFlags, SyntaxKind } = ts

const config = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => console.error(problem) }
)
const program = ts.createProgram({
  rootNames: config.fileNames.filter((name) => /\/(api|\.adonisjs)\/|adonisrc/.test(name)),
  options: { ...config.options, noEmit: true },
})
const checker = program.getTypeChecker()
const here = (name) => relative(root, name).replace(/\.ts$/, '')

// ---------------------------------------------------------------------------- types to JSON schema

/** Where a response has a type that says nothing, by operation. */
const untyped = []

/** The JSON schema of a type as `JSON.stringify` writes its values; undefined for what it leaves out. */
function schemaOf(type, where, within = []) {
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) {
    untyped.push(where)
    return {}
  }
  if (
    type.flags &
    (TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never | TypeFlags.ESSymbolLike)
  )
    return undefined
  if (type.flags & TypeFlags.Null) return { type: 'null' }
  if (type.flags & TypeFlags.BooleanLiteral)
    return { type: 'boolean', const: checker.typeToString(type) === 'true' }
  if (type.flags & TypeFlags.Boolean) return { type: 'boolean' }
  if (type.isStringLiteral()) return { type: 'string', enum: [type.value] }
  if (type.isNumberLiteral()) return { type: 'number', enum: [type.value] }
  if (type.flags & TypeFlags.StringLike) return { type: 'string' }
  if (type.flags & (TypeFlags.NumberLike | TypeFlags.BigIntLike)) return { type: 'number' }
  if (type.isUnion()) return unionOf(type.types.map((each) => schemaOf(each, where, within)))
  if (type.flags & TypeFlags.Instantiable) {
    const bound = checker.getBaseConstraintOfType(type)
    return schemaOf(bound ?? checker.getAnyType(), where, within)
  }
  const name = type.symbol?.name
  const args = checker.getTypeArguments?.(type) ?? []
  if (name === 'Promise') return schemaOf(args[0], where, within)
  // what transformers give back stands for the variant's object until it is serialised, and what lies deeper is left out
  if ((name === 'Item' || name === 'Collection' || name === 'Paginator') && args.length === 3) {
    const outer = within.filter((each) => each.transforms)
    if (outer.length > (outer.at(-1)?.depth ?? 1)) return undefined
    const variant = args[2].value ?? 'toObject'
    const method = args[0].getProperty(variant)
    const deeper = [...within, { transforms: true, depth: args[1].value }]
    const one = schemaOf(returned(checker.getTypeOfSymbol(method)), where, deeper)
    suggest(one, args[0].symbol.name.replace(/Transformer$/, ''), variant)
    return name === 'Item' ? one : { type: 'array', items: one }
  }
  if (checker.isArrayType(type))
    return { type: 'array', items: schemaOf(args[0], `${where}[]`, within) ?? {} }
  if (checker.isTupleType(type))
    return {
      type: 'array',
      items: unionOf(args.map((each) => schemaOf(each, `${where}[]`, within))),
    }
  if (name === 'Date' || name === 'DateTime') return { type: 'string', format: 'date-time' }
  if (name === 'Buffer' || name === 'Uint8Array') return { type: 'string', format: 'binary' }
  const written = type.getProperty('toJSON')
  if (written) return schemaOf(returned(checker.getTypeOfSymbol(written)), where, within)
  if (type.getCallSignatures().length) return undefined
  if (within.includes(type)) throw new Error(`${where} is recursive`)
  const schema = objectOf(type, where, within)
  if (type.aliasSymbol && !type.aliasTypeArguments) suggest(schema, type.aliasSymbol.name)
  return schema
}

function objectOf(type, where, within) {
  const name = type.symbol?.name
  const properties = {}
  const required = []
  for (const property of checker.getPropertiesOfType(type)) {
    if (property.name.startsWith('__@')) continue
    const itsType = checker.getTypeOfSymbol(property)
    const schema = schemaOf(itsType, `${where}.${property.name}`, [...within, type])
    if (!schema) continue
    properties[property.name] = endsInNull(property) ? unionOf([schema, { type: 'null' }]) : schema
    if (!(property.flags & ts.SymbolFlags.Optional) && !mayBeMissing(itsType))
      required.push(property.name)
  }
  const index = checker.getIndexInfosOfType(type)[0]
  if (index) {
    // fields that depend on a kind, such as what a notification is about
    const free = Boolean(index.type.flags & (TypeFlags.Any | TypeFlags.Unknown))
    const values = free || (schemaOf(index.type, `${where}{}`, [...within, type]) ?? true)
    return {
      type: 'object',
      ...(Object.keys(properties).length ? { properties } : {}),
      additionalProperties: values,
    }
  }
  if (!Object.keys(properties).length && name !== '__object' && name !== '__type')
    untyped.push(where)
  return { type: 'object', properties, ...(required.length ? { required: required.sort() } : {}) }
}

/** `a?.b ?? null` may be null though the type of `a` says that it is always there, as those of relations do. */
function endsInNull({ valueDeclaration }) {
  const value =
    valueDeclaration && ts.isPropertyAssignment(valueDeclaration) && valueDeclaration.initializer
  return Boolean(
    value &&
    ts.isBinaryExpression(value) &&
    value.operatorToken.kind === SyntaxKind.QuestionQuestionToken &&
    value.right.kind === SyntaxKind.NullKeyword
  )
}

const mayBeMissing = (type) =>
  Boolean(type.flags & (TypeFlags.Undefined | TypeFlags.Any | TypeFlags.Unknown)) ||
  (type.isUnion() && type.types.some(mayBeMissing))

const returned = (type) => {
  const signature = type.getCallSignatures()[0]
  return signature ? checker.getReturnTypeOfSignature(signature) : checker.getAnyType()
}

/** The names of objects that have one in the code: a transformer's and its variant's, or a type's. */
const names = new Map()
function suggest(schema, name, variant = 'toObject') {
  if (schema?.properties && name !== 'default')
    names.set(
      JSON.stringify(schema),
      variant === 'toObject' ? name : name + variant[0].toUpperCase() + variant.slice(1)
    )
}

/** One of several: literals of a kind become an enum, null joins the one other type. */
function unionOf(found) {
  const schemas = []
  const seen = new Set()
  for (const schema of found.filter(Boolean).flatMap((each) => each.anyOf ?? [each])) {
    const key = JSON.stringify(schema)
    if (!seen.has(key)) schemas.push(schema)
    seen.add(key)
  }
  if (!schemas.length) return undefined
  const plain = []
  for (const kind of ['string', 'number']) {
    const all = schemas.filter((each) => each.type === kind)
    if (all.some((each) => !each.enum)) plain.push(all.find((each) => !each.enum))
    else if (all.length) plain.push({ type: kind, enum: all.flatMap((each) => each.enum).sort() })
  }
  const booleans = schemas.filter((each) => each.type === 'boolean')
  if (booleans.length > 1) plain.push({ type: 'boolean' })
  else plain.push(...booleans)
  const rest = schemas.filter(({ type }) => !['string', 'number', 'boolean', 'null'].includes(type))
  const all = [...plain, ...rest]
  const isNull = schemas.some(({ type }) => type === 'null')
  if (!isNull) return all.length === 1 ? all[0] : { anyOf: all }
  if (!all.length) return { type: 'null' }
  if (all.length === 1 && typeof all[0].type === 'string')
    return {
      ...all[0],
      type: [all[0].type, 'null'],
      ...(all[0].enum ? { enum: [...all[0].enum, null] } : {}),
    }
  return { anyOf: [...all, { type: 'null' }] }
}

// ---------------------------------------------------------------------------- what a method does

/** The function that a call leads to, when it is one of ours. */
function calledBy(call) {
  let symbol = checker.getSymbolAtLocation(call.expression)
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
  const declared = symbol?.valueDeclaration
  if (!declared || !here(declared.getSourceFile().fileName).startsWith('api/')) return undefined
  if (ts.isVariableDeclaration(declared)) {
    const made = declared.initializer
    return made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made)) ? made : undefined
  }
  return ts.isFunctionLike(declared) && declared.body ? declared : undefined
}

const last = (expression) =>
  ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : ''

/** The kinds of files that may come in parts, as their facts name them. */
const [, partKinds] = fs
  .readFileSync(join(root, 'api/files/file_facts.ts'), 'utf8')
  .match(/partKinds = \[(.*)\]/)

/** Everything that a method says of itself, and what it leaves to functions that it hands its request on to. */
function read(fn, where, depth = 0) {
  const said = { validators: [], uploads: [], statuses: [], types: [], refuses: false }
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const name = last(node.expression)
      const arg = node.arguments[0]
      if (name === 'validateUsing') {
        const options = node.arguments[1]
        const fromQuery = options && /qs\(\)/.test(options.getText())
        for (const one of validatorsOf(arg))
          said.validators.push({ ...one, ...(fromQuery ? { in: 'query' } : {}) })
      } else if (name === 'receiveUpload' || name === 'maybeUpload') {
        const [, field] = node.arguments[1].getText().match(/field: '(\w+)'/)
        const [, kind] = node.arguments[1].getText().match(/kind: '(\w+)'/)
        said.uploads.push({
          field,
          kind,
          ...(name === 'maybeUpload' ? { optional: true } : {}),
          ...(partKinds.includes(`'${kind}'`) ? { inParts: true } : {}),
        })
      } else if (name === 'status' && /response/.test(node.expression.getText()))
        said.statuses.push(...(arg.getText().match(/\b[1-5]\d\d\b/g) ?? []).map(Number))
      else if (name === 'created') said.statuses.push(201)
      else if (name === 'noContent') said.statuses.push(204)
      else if (name === 'redirect') said.statuses.push(302)
      else if (
        depth < 3 &&
        node.arguments.some((each) =>
          /^(ctx|request|this)$|\brequest\b/.test(each.getText().slice(0, 60))
        )
      ) {
        const inner = calledBy(node)
        if (inner && inner !== fn) {
          const { validators, uploads, statuses } = read(inner, where, depth + 1)
          said.validators.push(...validators)
          said.uploads.push(...uploads)
          said.statuses.push(...statuses)
        }
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(fn.body)
  return said
}

/** Names exported validators: one, or one of two by a condition. */
function validatorsOf(expression) {
  if (ts.isConditionalExpression(expression))
    return [...validatorsOf(expression.whenTrue), ...validatorsOf(expression.whenFalse)].map(
      (each) => ({ ...each, or: true })
    )
  let symbol = checker.getSymbolAtLocation(expression)
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
  const declared = symbol?.valueDeclaration
  if (!declared || !ts.isVariableDeclaration(declared)) return []
  if (declared.parent.parent.parent.kind !== SyntaxKind.SourceFile) return []
  return [{ from: `#${here(declared.getSourceFile().fileName)}`, name: declared.name.text }]
}

/** The types of what a function returns: the body of a `send`, what is serialised, or the value itself. */
function typesReturned(fn, depth = 0) {
  const found = []
  const take = (expression, serialised = false) => {
    while (ts.isAwaitExpression(expression) || ts.isParenthesizedExpression(expression))
      expression = expression.expression
    if (ts.isConditionalExpression(expression)) {
      take(expression.whenTrue, serialised)
      take(expression.whenFalse, serialised)
      return
    }
    if (ts.isCallExpression(expression)) {
      const name = last(expression.expression)
      const callee = expression.expression.getText()
      if (/response/.test(callee) && ['send', 'json', 'created', 'accepted'].includes(name))
        return expression.arguments[0] && take(expression.arguments[0])
      if (/response/.test(callee)) return
      if (/(^|\.)serialize$/.test(callee)) return take(expression.arguments[0], true)
      const inner = calledBy(expression)
      // a function that serialises or sends for several controllers
      if (
        inner &&
        depth < 4 &&
        /serialize\(|response/.test(inner.getText()) &&
        !inner.typeParameters?.length
      )
        return found.push(...typesReturned(inner, depth + 1))
    }
    found.push({ type: checker.getTypeAtLocation(expression), serialised })
  }
  if (!ts.isBlock(fn.body)) take(fn.body)
  else {
    const visit = (node) => {
      if (ts.isReturnStatement(node)) return node.expression && take(node.expression)
      if (ts.isFunctionLike(node)) return
      ts.forEachChild(node, visit)
    }
    ts.forEachChild(fn.body, visit)
  }
  return found
}

/** The words of a docstring: its first sentence as summary, the rest as description. */
function wordsOf(node) {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!text) return {}
  const [, first, rest] = text.match(/^(.*?[.;:])(?:\s(.*))?$/) ?? [, text, '']
  return { summary: first.replace(/[.;:]$/, ''), ...(rest ? { description: text } : {}) }
}

const tagsOf = (node) =>
  Object.fromEntries(
    ts
      .getJSDocTags(node)
      .map((tag) => [tag.tagName.text, ts.getTextOfJSDocComment(tag.comment) ?? ''])
  )

// ---------------------------------------------------------------------------- all of it

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

// ---------------------------------------------------------------------------- shared schemas

/** Objects that have a name in the code, and others that several responses have in common, are shared. */
const schemas = {}
const shared = new Map()
const counted = new Map()

function count(schema) {
  for (const each of Object.values(schema ?? {})) if (each && typeof each === 'object') count(each)
  if (schema?.type === 'object' && schema.properties) {
    const key = JSON.stringify(schema)
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }
}

function share(schema, path) {
  if (!schema || typeof schema !== 'object') return schema
  if (Array.isArray(schema)) return schema.map((each) => share(each, path))
  const key = JSON.stringify(schema)
  const inner = () =>
    Object.fromEntries(
      Object.entries(schema).map(([name, each]) => [
        name,
        name === 'properties'
          ? Object.fromEntries(
              Object.entries(each).map(([field, type]) => [field, share(type, [...path, field])])
            )
          : share(each, path),
      ])
    )
  const known = names.get(key)
  if (schema.type !== 'object' || !(known || (counted.get(key) > 1 && key.length > 120)))
    return inner()
  if (!shared.has(key)) {
    const name = freeName(known ?? path.filter((part) => part !== 'data').join('_'))
    shared.set(key, name)
    schemas[name] = inner()
  }
  return { $ref: `#/components/schemas/${shared.get(key)}` }
}

function freeName(words) {
  const name = words.replace(/(?:^|_)+(\w)/g, (_, letter) => letter.toUpperCase())
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name}${n}`
    if (tried in schemas) continue
    schemas[tried] = {}
    return tried
  }
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
