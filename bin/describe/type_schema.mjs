/** The JSON schemas of types. */
import ts from 'typescript'
import { checker } from './program.mjs'

const { TypeFlags, SyntaxKind } = ts

/** Where a response has a type that says nothing, by operation. */
export const untyped = []

/** The JSON schema of a type as `JSON.stringify` writes its values; undefined for what it leaves out. */
export function schemaOf(type, where, within = []) {
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

export const returned = (type) => {
  const signature = type.getCallSignatures()[0]
  return signature ? checker.getReturnTypeOfSignature(signature) : checker.getAnyType()
}

/** The names of objects that have one in the code: a transformer's and its variant's, or a type's. */
export const names = new Map()
export function suggest(schema, name, variant = 'toObject') {
  if (schema?.properties && name !== 'default')
    names.set(
      JSON.stringify(schema),
      variant === 'toObject' ? name : name + variant[0].toUpperCase() + variant.slice(1)
    )
}

/** One of several: literals of a kind become an enum, null joins the one other type. */
export function unionOf(found) {
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
