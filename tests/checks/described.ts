import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describeApi } from '#api/http/description/openapi'
import type { Answer, Route } from '#tests/send'

let validators: Map<string, ValidateFunction> | undefined
let api: any
let ajv: Ajv2020

/**
 * What a response has that the description of the API does not say, or the other way round; undefined when it is as
 * described. Fields that are not described are faults here, though readers of the description may ignore them.
 */
export async function unlikeDescribed({ method, pattern }: Route, answer: Answer) {
  if (!validators) {
    api = await describeApi()
    ajv = new Ajv2020({ strict: false, allErrors: false })
    formats.default(ajv)
    ajv.addSchema({ $id: 'api', components: closed(api.components) })
    validators = new Map()
  }
  const path = pattern.replace(/:(\w+)\??/g, '{$1}')
  const { responses } = api.paths[path][method.toLowerCase()]
  const found = responses[answer.status]
  if (!found) return `the status ${answer.status} is not described`
  const response = found.$ref
    ? found.$ref
        .split('/')
        .slice(1)
        .reduce((at: any, key: string) => at[key], api)
    : found
  const type = String(answer.headers['content-type'] ?? '').split(';')[0]
  if (!response.content) return answer.text ? `a body of ${type} is not described` : undefined
  const content = response.content[type]
  if (!content) return type === 'text/html' || answer.text ? `${type} is not described` : undefined
  if (type !== 'application/json') return undefined
  const key = `${method} ${path} ${answer.status}`
  const validate =
    validators.get(key) ??
    ajv.compile(JSON.parse(JSON.stringify(closed(content.schema)).replaceAll('"#/', '"api#/')))
  validators.set(key, validate)
  if (validate(answer.body)) return undefined
  const [{ instancePath, message, params }] = validate.errors!
  const at = instancePath
    .split('/')
    .slice(1)
    .reduce((value: any, name) => value?.[name.replaceAll('~1', '/')], answer.body)
  return `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}: ${JSON.stringify(at)?.slice(0, 200)}`
}

/** Objects that say which fields they have, have no others. */
function closed(schema: any): any {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!schema || typeof schema !== 'object') return schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, each]) => [name, closed(each)])
  )
  const isObject = [schema.type].flat().includes('object')
  return isObject && schema.properties && schema.additionalProperties === undefined
    ? { ...inner, additionalProperties: false }
    : inner
}
