import app from '@adonisjs/core/services/app'
import { ask } from '#api/http/hot_reads'
import { Kept } from '#api/http/kept'

const MOST_WORDS = 8
const meanings = new Kept<Meant[]>({ most: 500, freshFor: app.inTest ? 0 : 60_000 })

/** The words of free text as the index knows them; `job_search_text` in the migration does the same. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('c++', 'cpp')
    .replaceAll('c#', 'csharp')
    .replaceAll('.net', ' dotnet')
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, 40))
}

/** A word as it is, as the beginning of one, or any of those nearest to it. */
export type Meant = { word: string; as: 'word' | 'beginning' | 'near'; near: string[] }

/**
 * What a person meant: a word that jobs have by itself, the beginning of one as such, one with two letters swapped
 * by the right one, and any other by those nearest to it. Null when no word is left.
 */
export async function wordsMeant(text: string): Promise<Meant[] | null> {
  const words = wordsOf(text)
  if (words.length === 0) return null
  return meanings.get(words.join(' '), () => lookUp(words))
}

/** The same as a tsquery. */
export async function meaningOf(text: string): Promise<string | null> {
  const meant = await wordsMeant(text)
  return meant && meant.map(queryOf).join(' & ')
}

async function lookUp(words: string[]): Promise<Meant[]> {
  const rows = await ask<{ word: string; exact: boolean; begins: boolean; near: string[] }>(
    'job_words',
    NEAR,
    [words]
  )
  return rows.map(({ word, exact, begins, near }) => ({
    word,
    as: exact ? 'word' : begins || near.length === 0 ? 'beginning' : 'near',
    near,
  }))
}

function queryOf({ word, as, near }: Meant) {
  if (as === 'near') return `(${near.map(quote).join(' | ')})`
  return as === 'word' ? quote(word) : `${quote(word)}:*`
}

const quote = (word: string) => `'${word.replace(/['\\\\]/g, '')}'`

const NEAR = `
  select word, exact, begins, case when exact or begins then '{}'::text[] else coalesce((
    select array_agg(job_words.word) from job_words where job_words.word = any(letter_swaps(asked.word))
  ), (
    select array_agg(near order by likeness desc) from (
      select job_words.word as near, similarity(job_words.word, asked.word) as likeness from job_words
      where length(asked.word) > 3 and job_words.word % asked.word order by 2 desc limit 5
    ) nearest where likeness >= 0.35
  ), '{}') end as near
  from (
    select word, position,
      exists (select 1 from job_words where job_words.word = asked.word) as exact,
      exists (select 1 from job_words where job_words.word > asked.word and job_words.word < asked.word || U&'\\+10FFFF') as begins
    from unnest($1::text[]) with ordinality as asked (word, position)
  ) asked order by position`
