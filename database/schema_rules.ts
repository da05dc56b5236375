import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const plain = (tsType: string) => ({ tsType, decorators: [{ name: '@column' }] })

export default {
  types: {
    bigint: plain('number'),
    decimal: plain('number'),
    jsonb: plain('any'),
    tsvector: plain('string'),
    date: plain('string'),
    citext: plain('string'),
    tstzrange: plain('string'),
    ARRAY: plain('any[]'),
  },
  columns: {
    ...Object.fromEntries(
      [
        'skill_ids',
        'required_skill_ids',
        'stack_ids',
        'test_ids',
        'required_stack_ids',
        'perk_ids',
        'job_ids',
        'industry_ids',
        'mentioned_ids',
        'product_ids',
        'plan_ids',
        'arrived',
      ].map((name) => [name, plain('number[]')])
    ),
    ...Object.fromEntries(
      [
        'preferred_titles',
        'work_modes',
        'job_types',
        'work_authorisation',
        'tags',
        'aliases',
        'synonyms',
        'fields',
        'options',
        'answer_key',
        'blanks',
        'spam_signs',
      ].map((name) => [name, plain('string[]')])
    ),
    // Lucid would look for sha_256
    sha256: { tsType: 'string', decorators: [{ name: '@column', args: { columnName: 'sha256' } }] },
    ...Object.fromEntries(['email', 'recipient', 'address'].map((name) => [name, plain('string')])),
  },
  primaryKey: (_table: string, _keys: string[]) => ({
    columnName: 'id',
    columnInfo: { tsType: 'number', decorators: [{ name: '@column', args: { isPrimary: true } }] },
  }),
} as unknown as SchemaRules
