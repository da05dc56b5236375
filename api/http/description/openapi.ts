import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { productName } from '#config/app'
import { adminRoleValues } from '#api/accounts/account_facts'
import { adminMay } from '#api/accounts/admin_rights'
import { companyRoles, extentOf } from '#api/companies/access/company_rights'
import type { Access } from '#api/http/access'

type Schema = Record<string, any>
let description: Promise<Schema> | undefined

/** The API described by its own routes, guards and validators, as OpenAPI 3.1; made once a process. */
export const describeApi = () => (description ??= build())

async function build(): Promise<Schema> {
  const validators = await bodyValidators()
  const paths: Record<string, Schema> = {}
  for (const route of Object.values(router.toJSON()).flat()) {
    if (!route.pattern.startsWith('/api/v1/')) continue
    const path = route.pattern.replace(/:(\w+)\??/g, '{$1}')
    const access = accessOf(route)
    const schema = await validators.get(route.name ?? '')?.()
    for (const method of route.methods.filter((name) => name !== 'HEAD')) {
      paths[path] ??= {}
      paths[path][method.toLowerCase()] = operation(
        method,
        route.pattern,
        access,
        schema,
        route.name ?? ''
      )
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'Every answer is { message, data, pagination? }; every failure { message, code, errors?, requestId }. Ids are strings.',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Success: success, Failure: failure },
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
  }
}

function operation(
  method: string,
  pattern: string,
  access: Access | undefined,
  schema: Schema | undefined,
  name: string
): Schema {
  const { params: _params, ...fields } = schema?.properties ?? {}
  const required = ((schema?.required ?? []) as string[]).filter((field) => field !== 'params')
  const reads = method === 'GET' || method === 'DELETE'
  const parameters = [
    ...[...pattern.matchAll(/:(\w+)/g)].map(([, param]) => ({
      name: param,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(reads
      ? Object.entries(fields).map(([field, type]) => ({
          name: field,
          in: 'query',
          required: required.includes(field),
          schema: type,
        }))
      : []),
  ]
  const hasBody = !reads && Object.keys(fields).length > 0
  const refusal = (text: string) => ({
    description: text,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  })
  return {
    operationId: `${name}.${method.toLowerCase()}`,
    tags: [pattern.startsWith('/api/v1/admin') ? 'admin' : (pattern.split('/')[3] ?? 'api')],
    description: access && whoMay(access),
    ...(access && 'right' in access && access.right ? { 'x-right': access.right } : {}),
    security: access && access.to !== 'open' ? [{ bearer: [] }] : [],
    ...(parameters.length ? { parameters } : {}),
    ...(hasBody
      ? {
          requestBody: {
            required: required.length > 0,
            content: {
              'application/json': { schema: { type: 'object', properties: fields, required } },
            },
          },
        }
      : {}),
    responses: {
      '200': {
        description: 'Done',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Success' } } },
      },
      ...(access && access.to !== 'open'
        ? { '401': refusal('Not signed in'), '403': refusal('Not yours to do') }
        : {}),
      ...(pattern.includes(':') ? { '404': refusal('Not there, or not yours to see') } : {}),
      ...(Object.keys(fields).length ? { '422': refusal('Bad input, by field') } : {}),
    },
  }
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
  return `For role ${access.to} with the right ${access.right}: ${roles.join(', ')}.`
}

const success: Schema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    data: {},
    pagination: {
      type: 'object',
      properties: {
        page: { type: 'integer' },
        limit: { type: 'integer' },
        total: { type: 'integer' },
        totalPages: { type: 'integer' },
        nextCursor: { type: ['string', 'null'] },
      },
    },
  },
}

const failure: Schema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    reason: { type: 'string', enum: ['status', 'role', 'plan', 'quota', 'membership'] },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          rule: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    requestId: { type: 'string' },
  },
}

function accessOf(route: any): Access | undefined {
  const list = [...(route.middleware?.all?.() ?? [])]
  return list.map((entry: any) => entry).find((entry: any) => entry.name === 'access')?.args
}

/** Which exported validator each named route reads its input with, as the generated registry has it. */
async function bodyValidators() {
  const found = new Map<string, () => Promise<Schema | undefined>>()
  const text = await readFile(app.makePath('.adonisjs/client/registry/schema.d.ts'), 'utf8').catch(
    () => ''
  )
  for (const block of text.split(/\n {2}'/).slice(1)) {
    const name = block.slice(0, block.indexOf("'"))
    const [, module, exported] =
      block.match(/typeof import\('(#api\/[^']+)'\)\.(\w+)/) ??
      block.match(/import\('(#api\/[^']+_validators?)'\)\.(\w+)/) ??
      []
    if (!module) continue
    found.set(name, async () => {
      const validators = await import(module)
      return mend(validators[exported]?.toJSONSchema?.())
    })
  }
  return found
}

/** Vine describes a boolean by every form it accepts, and a date by nothing. */
function mend(schema: any): any {
  if (Array.isArray(schema)) return schema.map(mend)
  if (!schema || typeof schema !== 'object') return schema
  if (Array.isArray(schema.enum) && schema.enum.includes('on') && schema.enum.includes(true))
    return { type: 'boolean' }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, mend(value)]))
}
