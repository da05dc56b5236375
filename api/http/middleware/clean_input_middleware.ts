import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sentence, type Sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'

/** Drops empty query values, leaves passwords as they were typed, and refuses by the field's name what PostgreSQL text cannot hold. */
export default class CleanInputMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const query = request.qs()
    const kept = Object.fromEntries(
      Object.entries(query).filter(
        ([, value]) => value !== '' && value !== 'null' && value !== 'undefined' && value !== null
      )
    )
    if (Object.keys(kept).length !== Object.keys(query).length) request.updateQs(kept)
    dropInherited(request.body())
    keepPasswords(request)
    for (const { holds, said } of unstorable) {
      const field = findText(holds, kept) ?? findText(holds, request.body())
      if (field !== undefined) throw new Refusal(said(field || 'The text'), { status: 422, field })
    }
    return next()
  }
}

const PASSWORDS = ['password', 'currentPassword']

/** The framework drops blanks at the ends of every value; of a password they are a part (ASVS 6.2.8). */
function keepPasswords(request: HttpRequest) {
  const body = request.body()
  const named = PASSWORDS.filter((name) => typeof body[name] === 'string')
  if (named.length === 0 || request.is(['multipart/form-data'])) return
  const raw = request.raw() ?? ''
  const typed = request.is(['json'])
    ? JSON.parse(raw)
    : Object.fromEntries(new URLSearchParams(raw).entries())
  const kept = named.filter((name) => typed[name]?.trim() === body[name])
  request.updateBody({ ...body, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) })
}

/** Names that every object inherits are nobody's field; a validator that reads them would trip. */
function dropInherited(value: unknown, depth = 0) {
  if (!value || typeof value !== 'object' || depth > 20) return
  for (const key of Object.keys(value)) {
    if (key in Object.prototype) delete (value as Record<string, unknown>)[key]
    else dropInherited((value as Record<string, unknown>)[key], depth + 1)
  }
}

type Holds = (text: string) => boolean

/** What the database cannot hold, and would refuse or replace without a word. */
const unstorable: { holds: Holds; said: (field: string) => Sentence }[] = [
  {
    holds: (text) => text.includes('\0'),
    said: (field) =>
      sentence('{field} contains a NUL character; remove it and send again', { field }),
  },
  {
    holds: (text) => !text.isWellFormed(),
    said: (field) =>
      sentence('{field} contains half of a character; remove it and send again', { field }),
  },
]

/** The path of the first text, or name of a field, that holds such a sign. */
function findText(holds: Holds, value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value === 'string') return holds(value) ? path : undefined
  if (!value || typeof value !== 'object' || depth > 20) return undefined
  for (const [key, child] of Object.entries(value)) {
    const found = findText(holds, child, path ? `${path}.${key}` : key, depth + 1)
    if (found !== undefined) return found
    if (holds(key)) return path || 'A field name'
  }
  return undefined
}
