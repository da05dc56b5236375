import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import string from '@adonisjs/core/helpers/string'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { settings } from '#api/http/settings'
import { sanitizeArticle } from '#api/http/text/rich_text'
import { readingMinutes } from '#api/content/article'
import { htmlOf, readContent, type ContentFile } from '#database/seeders/content_files'

type Row = Record<string, unknown> & { key: string }
type Loaded = { hash: string; keys: Record<string, string[]> }

/** The texts change with how they are read, too. */
const READ_AS = 1

/** A table's rows of the files, and the column that finds them again. */
type Table = { table: string; key: string; rows: Row[]; types: Record<string, string> }

/**
 * Loads database/content into the tables, found again by name; returns how many rows changed, undefined when the texts
 * are what they were. A row is ours while nobody edited it (updated_at = created_at): one that an administrator edited
 * stays as it is, and one that was deleted stays away. Safe to run twice.
 */
export async function loadContent(folder = app.makePath('database/content')) {
  const files = readContent(folder)
  const hash = createHash('sha1')
    .update(JSON.stringify([READ_AS, files]))
    .digest('hex')
  const before = await settings.read<Loaded>('content_files')
  if (before?.hash === hash) return undefined
  return db.transaction(async (trx) => {
    let changed = 0
    const keys: Loaded['keys'] = {}
    for (const table of tablesOf(files)) {
      keys[table.table] = table.rows.map(({ key }) => key)
      changed += await load(trx, table, before?.keys[table.table] ?? [])
    }
    await settings.write('content_files', { hash, keys }, trx)
    return changed
  })
}

const clean = (markdown: string) => sanitizeArticle(htmlOf(markdown))

function tablesOf(files: ContentFile[]): Table[] {
  const of = (kind: ContentFile['kind']) => files.filter((each) => each.kind === kind)
  return [
    {
      table: 'faqs',
      key: 'source_key',
      types: {
        audience: 'text',
        faq_group: 'text',
        group_position: 'int',
        question: 'text',
        answer: 'text',
        position: 'int',
        status: 'text',
        published_at: 'timestamptz',
      },
      rows: of('faqs').flatMap(({ slug, head, questions }) =>
        questions.map(({ question, answer }, index) => ({
          key: `${slug}/${string.slug(question, { lower: true, strict: true })}`.slice(0, 200),
          audience: head.audience,
          faq_group: head.group,
          group_position: head.order,
          question,
          answer: clean(answer),
          position: index + 1,
          status: 'published',
        }))
      ),
    },
    {
      table: 'help_pages',
      key: 'slug',
      types: {
        title: 'text',
        category: 'text',
        summary: 'text',
        body: 'text',
        position: 'int',
        status: 'text',
        published_at: 'timestamptz',
      },
      rows: of('help').map(({ slug, head, body }) => ({
        key: slug,
        title: head.title,
        category: head.category,
        summary: head.summary,
        body: clean(body),
        position: head.order,
        status: 'published',
      })),
    },
    {
      table: 'blogs',
      key: 'slug',
      types: {
        title: 'text',
        excerpt: 'text',
        body: 'text',
        author_name: 'text',
        tags: 'text[]',
        reading_minutes: 'int',
        status: 'text',
        publish_at: 'timestamptz',
        published_at: 'timestamptz',
      },
      rows: of('blogs').map(({ slug, head, body }) => {
        const at = `${head.publishedAt}T09:00:00Z`
        const due = Date.parse(at) <= Date.now()
        return {
          key: slug,
          title: head.title,
          excerpt: head.excerpt,
          body: clean(body),
          author_name: head.author,
          tags: head.tags,
          reading_minutes: readingMinutes(htmlOf(body)),
          status: due ? 'published' : 'scheduled',
          publish_at: due ? null : at,
          published_at: due ? at : null,
        }
      }),
    },
    {
      table: 'skill_pages',
      key: 'slug',
      types: {
        skill: 'text',
        title: 'text',
        summary: 'text',
        body: 'text',
        status: 'text',
        published_at: 'timestamptz',
      },
      rows: of('skills').map(({ slug, head, body }) => ({
        key: slug,
        skill: head.skill,
        title: head.title,
        summary: head.summary,
        body: clean(body),
        status: 'published',
      })),
    },
    {
      table: 'legal_pages',
      key: 'slug',
      types: {
        title: 'text',
        body: 'text',
        blanks: 'text[]',
        status: 'text',
        published_at: 'timestamptz',
      },
      rows: of('legal').map(({ slug, head, body }) => ({
        key: slug,
        title: head.title,
        body: clean(body),
        blanks: head.blanks ?? [],
        status: 'published',
      })),
    },
  ]
}

/** Columns that have a value of their own where a file names none. */
const values: Record<string, string> = {
  published_at: "coalesce(r.published_at, case when r.status = 'published' then now() end)",
  skill: '(select id from skills where name = r.skill)',
}
const columnOf = (name: string) => (name === 'skill' ? 'skill_id' : name)
/** Set once: a text that changes is not published anew. */
const kept = new Set(['published_at', 'publish_at', 'status'])

async function load(
  trx: TransactionClientContract,
  { table, key, rows, types }: Table,
  known: string[]
) {
  const gone = known.filter((each) => !rows.some((row) => row.key === each))
  let changed = 0
  // a question in other words is another one
  if (table === 'faqs' && gone.length > 0)
    changed += (
      await trx.rawQuery('delete from faqs where source_key = any(?) and updated_at = created_at', [
        gone,
      ] as any[])
    ).rowCount
  if (rows.length === 0) return changed
  const names = Object.keys(types)
  const changing = names.map(columnOf).filter((name) => !kept.has(name))
  const { rowCount } = await trx.rawQuery(
    `insert into ${table} as t (${key}, ${names.map(columnOf).join(', ')}, created_at, updated_at)
     select r.key, ${names.map((name) => values[name] ?? `r.${name}`).join(', ')}, now(), now()
     from jsonb_to_recordset(cast(:rows as jsonb)) as r (key text, ${names.map((name) => `${name} ${types[name]}`).join(', ')})
     where (not r.key = any(:known) or exists (select from ${table} where ${key} = r.key))
     ${table === 'skill_pages' ? `and exists (select from skills where name = r.skill) and not exists (select from skill_pages o join skills s on s.id = o.skill_id where s.name = r.skill and o.slug <> r.key)` : ''}
     on conflict (${key}) do update set ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}
     where t.updated_at = t.created_at and (${changing.map((name) => `t.${name}`).join(', ')}) is distinct from (${changing.map((name) => `excluded.${name}`).join(', ')})`,
    { rows: JSON.stringify(rows), known } as any
  )
  return changed + rowCount
}
