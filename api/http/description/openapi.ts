import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { productName } from '#config/app'
import { adminRoleValues } from '#api/accounts/admin_rights'
import { adminMay } from '#api/accounts/admin_rights'
import { companyRoles, extentOf } from '#api/companies/access/company_rights'
import type { Access } from '#api/http/access'
import { compressedOnce } from '#api/http/middleware/compress_middleware'
import { failures, type FailureStatus } from '#api/http/description/failures'
import { SCOPE } from '#api/http/description/typed_client'
import { tags } from '#api/http/description/tags'
import { told, type Schema } from '#api/http/description/told'

/** What bin/describe.mjs reads from the controllers' types and docstrings. */
type Operation = {
  summary?: string
  description?: string
  validators?: { from: string; name: string; in?: 'query' }[]
  uploads?: Upload[]
  statuses?: number[]
  produces?: string[]
  /** The type of a body that is bytes. */
  takes?: string
  response?: Schema
}
type Upload = { field: string; kind: string; optional?: boolean; inParts?: boolean }
type Operations = {
  routes: Record<string, string>
  operations: Record<string, Operation>
  schemas: Record<string, Schema>
}

let description: Promise<Schema> | undefined

/** The API described by its routes, guards, validators and the types of its responses, as OpenAPI 3.1; made once a process. */
export const describeApi = () => (description ??= build())

let written: Promise<string> | undefined

/** The same as JSON, of 1.7 MB: written once. */
export const writtenDescription = () =>
  (written ??= describeApi().then((described) => compressedOnce(JSON.stringify(described))))

async function build(): Promise<Schema> {
  const { routes, operations, schemas }: Operations = JSON.parse(
    await readFile(app.makePath('.adonisjs/server/operations.json'), 'utf8')
  )
  const paths: Record<string, Schema> = {}
  for (const route of Object.values(router.toJSON()).flat()) {
    if (!route.pattern.startsWith('/api/v1/')) continue
    const path = route.pattern.replace(/:(\w+)\??/g, '{$1}')
    const said = routes[route.name ?? '']
    for (const method of route.methods.filter((name) => name !== 'HEAD')) {
      paths[path] ??= {}
      paths[path][method.toLowerCase()] = await describeOne(
        { method, pattern: route.pattern, name: route.name ?? '', access: accessOf(route) },
        said.split('/')[1],
        operations[said]
      )
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'Every response is { message, data, pagination? }; every failure { message, code, errors?, requestId }. Ids are strings, times are UTC, money is whole minor units beside its currency.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same request under the same key is done once, for a day',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
        },
      },
      responses: Object.fromEntries(
        Object.entries(failures).map(([status, text]) => [
          `Failure${status}`,
          { description: text, content: json({ $ref: '#/components/schemas/Failure' }) },
        ])
      ),
      schemas: { Failure: failure, ...used(paths, schemas) },
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
  }
}

type Route = { method: string; pattern: string; name: string; access?: Access }

async function describeOne(route: Route, module: string, known: Operation): Promise<Schema> {
  const { method, pattern, name, access } = route
  const said = told.get(name) ?? {}
  const reads = method === 'GET' || method === 'DELETE'
  const { inQuery, inBody } = await inputsOf(route, known)
  const uploads = known.uploads ?? []
  const takesBytes = uploads.length > 0 || known.takes !== undefined
  const parameters = [
    ...[...pattern.matchAll(/:(\w+)/g)].map(([, param]) => ({
      name: param,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries<Schema>(inQuery.properties).map(([field, schema]) => ({
      name: field,
      in: 'query',
      required: inQuery.required.includes(field),
      ...(schema.type === 'object' ? { style: 'deepObject', explode: true } : {}),
      schema,
    })),
    ...(said.query ?? []),
    ...(method === 'GET' || access?.to === 'open'
      ? []
      : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
  ]
  const needed =
    inBody.required.length > 0 || uploads.some(({ optional }) => !optional) || !!known.takes
  const body = !reads && { required: needed, content: bodiesOf(known, uploads, inBody) }
  return {
    operationId: `${name.replace(/[^\w.-]/g, '_')}.${method.toLowerCase()}`,
    tags: [module],
    summary: said.summary ?? known.summary ?? name,
    description: [said.summary ? undefined : known.description, access && whoMay(access)]
      .filter(Boolean)
      .join(' '),
    ...(access && 'right' in access && access.right ? { 'x-right': access.right } : {}),
    ...(access?.to === 'client' && access.scope ? { [SCOPE]: access.scope } : {}),
    security: access && access.to !== 'open' ? [{ bearer: [] }] : [],
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      ...Object.fromEntries(
        failuresOf(route, Boolean(body || parameters.length), takesBytes).map((status) => [
          String(status),
          { $ref: `#/components/responses/Failure${status}` },
        ])
      ),
      ...Object.fromEntries(
        (known.statuses ?? [200])
          .concat(pattern.endsWith('/health') ? [200] : [])
          .map((status) => [String(status), responseOf(status, contentOf(known, said.data))])
      ),
    },
  }
}

/** What a call may be sent as: JSON, a form with files, the same with a file that came in parts, or bytes. */
function bodiesOf({ takes }: Operation, uploads: Upload[], inBody: Fields) {
  if (takes) return { [takes]: { schema: { type: 'string', format: 'binary' } } }
  const inParts = uploads.some((upload) => upload.inParts)
  const { properties, required } = inParts ? withParts(inBody) : inBody
  const plain = json({
    type: 'object',
    ...(Object.keys(properties).length ? { properties } : {}),
    ...(required.length ? { required } : {}),
  })
  return {
    ...(inParts || uploads.every(({ optional }) => optional) ? plain : {}),
    ...(uploads.length ? multipart(uploads, inBody) : {}),
  }
}

const withParts = ({ properties, required }: Fields): Fields => ({
  properties: {
    ...properties,
    uploadId: { type: 'integer', minimum: 1, description: 'A file that came in parts' },
  },
  required: [...required, 'uploadId'],
})

const json = (schema: Schema) => ({ 'application/json': { schema } })

/** What a controller sends with a status; with that of a failure it says how things are, or why the call failed. */
function responseOf(status: number, { content }: ReturnType<typeof contentOf>) {
  if (status < 400) return { description: 'Done', ...(content && { content }) }
  return {
    description: failures[status as FailureStatus],
    content: json({
      anyOf: [
        content?.['application/json']?.schema ?? {},
        { $ref: '#/components/schemas/Failure' },
      ],
    }),
  }
}

function contentOf(
  { produces, response }: Operation,
  data?: Schema
): { content?: Record<string, { schema: Schema }> } {
  if (produces)
    return {
      content: Object.fromEntries(
        produces.map((type) => [
          type,
          { schema: type.includes('json') ? { type: 'object' } : { type: 'string' } },
        ])
      ),
    }
  if (!response) return {}
  const schema =
    data && response.properties
      ? {
          ...response,
          properties: {
            ...response.properties,
            data,
            // a list that is serialised without its pages is returned whole, and says so
            ...(data.type === 'array'
              ? { pagination: { $ref: '#/components/schemas/Pagination' } }
              : {}),
          },
          required: [
            ...new Set([
              ...(response.required ?? []),
              'data',
              ...(data.type === 'array' ? ['pagination'] : []),
            ]),
          ].sort(),
        }
      : response
  return { content: json(schema) }
}

function multipart(uploads: Upload[], { properties, required }: Fields) {
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          ...properties,
          ...Object.fromEntries(
            uploads.map(({ field, kind }) => [
              field,
              { type: 'string', format: 'binary', description: `The ${kind}` },
            ])
          ),
        },
        required: [
          ...required,
          ...uploads.filter(({ optional }) => !optional).map(({ field }) => field),
        ],
      },
    },
  }
}

/** The failures that a call of this kind may come back with; `default` in every operation stands for the rest. */
function failuresOf({ method, pattern, access }: Route, hasInput: boolean, hasUpload: boolean) {
  const writes = method !== 'GET'
  const found: (FailureStatus | false)[] = [
    400,
    401,
    access?.to !== 'open' && 403,
    (pattern.includes(':') || writes) && 404,
    // the protocol of assistants has streams and sessions elsewhere
    pattern.endsWith('/mcp') && 405,
    (pattern.includes(':') || writes) && 409,
    (writes || hasUpload) && 413,
    hasUpload && 415,
    (hasInput || writes) && 422,
    429,
    500,
    503,
  ]
  return found.filter((status) => status !== false)
}

type Fields = { properties: Schema; required: string[] }

/** What an operation reads from its query and from its body, by its validators. */
async function inputsOf({ method, name }: Route, known: Operation) {
  const reads = method === 'GET' || method === 'DELETE'
  const inQuery: Fields = { properties: {}, required: [] }
  const inBody: Fields = { properties: {}, required: [] }
  const take = (validator: any, into: Fields) => {
    const schema = mend(validator?.toJSONSchema?.() ?? {})
    const { params: _, ...properties } = schema.properties ?? {}
    Object.assign(into.properties, properties)
    into.required.push(...(schema.required ?? []).filter((field: string) => field !== 'params'))
  }
  for (const { from, name: exported, in: place } of known.validators ?? [])
    take((await import(from))[exported], place === 'query' || reads ? inQuery : inBody)
  for (const validator of told.get(name)?.validators?.() ?? [])
    take(validator, reads ? inQuery : inBody)
  for (const fields of [inQuery, inBody]) fields.required = [...new Set(fields.required)]
  return { inQuery, inBody }
}

/** Who may call a route, in words, with the roles that have its right. */
function whoMay(access: Access) {
  if (access.to === 'open') return `Open: ${access.why}.`
  if (access.to === 'user') return 'For everyone signed in.'
  if (access.to === 'developer') return 'For role developer.'
  const roles =
    access.to === 'admin'
      ? adminRoleValues.filter((role) => adminMay(access.right, role))
      : companyRoles.filter((role) => extentOf(access.right, role))
  const keys =
    access.to === 'client'
      ? access.scope
        ? ` API keys with the scope ${access.scope} may call it.`
        : ' API keys may not call it.'
      : ''
  return `For role ${access.to} with the right ${access.right}: ${roles.join(', ')}.${keys}`
}

const failure: Schema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    reason: {
      type: 'string',
      enum: ['status', 'role', 'plan', 'quota', 'membership', 'verification', 'scope'],
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'rule', 'message'],
        properties: {
          field: { type: 'string' },
          rule: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    outcome: { type: 'string', enum: ['unknown'] },
    requestId: { type: 'string' },
  },
}

function accessOf(route: any): Access | undefined {
  const list = [...(route.middleware?.all?.() ?? [])]
  return list.map((entry: any) => entry).find((entry: any) => entry.name === 'access')?.args
}

/** The shared schemas that the paths name, and those that these name. */
function used(paths: Schema, schemas: Record<string, Schema>) {
  const found: Record<string, Schema> = {}
  const look = (value: unknown) => {
    for (const [, name] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (name === 'Failure' || found[name]) continue
      found[name] = schemas[name]
      look(schemas[name])
    }
  }
  look(paths)
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => a.localeCompare(b)))
}

/** A union that may be missing has an empty part for that. */
const mayMiss = (schema: any) =>
  Array.isArray(schema?.anyOf) &&
  schema.anyOf.some((part: object) => Object.keys(part).length === 0)

/** Vine describes a boolean by every form it accepts, a date and the entries of any list by nothing, and a union that may be missing by an empty part. */
function mend(schema: any): any {
  if (Array.isArray(schema)) return schema.map(mend)
  if (!schema || typeof schema !== 'object') return schema
  if (Array.isArray(schema.enum) && schema.enum.includes('on') && schema.enum.includes(true))
    return { type: 'boolean' }
  if (schema.type === 'array' && !schema.items) return { ...schema, items: {} }
  if (mayMiss(schema))
    return { anyOf: mend(schema.anyOf.filter((part: object) => Object.keys(part).length > 0)) }
  if (schema.properties && Array.isArray(schema.required)) {
    const optional = (field: string) => mayMiss(schema.properties[field])
    schema = { ...schema, required: schema.required.filter((field: string) => !optional(field)) }
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, mend(value)]))
}
