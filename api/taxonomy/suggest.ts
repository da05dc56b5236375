import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

export type Search = {
  search?: string
  q?: string
  category?: string
  page?: number
  limit?: number
}

type Options = {
  /** The text[] column with other words for the same thing. */
  words?: 'aliases' | 'synonyms'
  /** The category column and its table. */
  category?: readonly [column: string, table: string]
  /** What decides among equals: SQL. */
  order: string
}

/**
 * A page of active rows that match what a person types: a whole word first, then names that start with it,
 * then other words that do, then the rest, then what begins so once two letters change places; each by `order`.
 */
export async function suggest<Model extends LucidModel>(
  query: ModelQueryBuilderContract<Model>,
  input: Search,
  { words, category, order }: Options
) {
  const table = query.model.table
  query.where(`${table}.status`, 'active')

  if (category && input.category) {
    const [column, categories] = category
    query.whereIn(column, (sub) => {
      sub.from(categories).select('id').where('slug', input.category!)
      if (/^\d{1,15}$/.test(input.category!)) sub.orWhere('id', input.category!)
    })
  }

  const typed = input.search ?? input.q
  if (typed) {
    const like = escapeLike(typed)
    const inWords = (condition: string) =>
      words ? `exists (select from unnest(${table}.${words}) word where ${condition})` : 'false'
    const any = {
      contains: `%${like}%`,
      starts: `${like}%`,
      word: `% ${like}%`,
      same: typed.toLowerCase(),
    }
    const isSwapped = `exists (select from unnest(letter_swaps(:same)) swap
      where starts_with(lower(${table}.name), swap) or ${inWords('starts_with(lower(word), swap)')})`
    query.whereRaw(
      `(${table}.name ilike :contains or ${inWords('word ilike :starts')} or ${isSwapped})`,
      any
    )
    query.orderByRaw(
      `case when lower(${table}.name) = :same or ${inWords('lower(word) = :same')} then 0
            when ${table}.name ilike :starts then 1
            when ${inWords('word ilike :starts')} then 2
            when ${table}.name ilike :word then 3
            when ${table}.name ilike :contains then 4 else 5 end, ${order}`,
      any
    )
  } else query.orderByRaw(order)

  return query.paginate(input.page ?? 1, input.limit ?? 20)
}

/** What a person types is text, never a pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
