import app from '@adonisjs/core/services/app'
import { ask } from '#api/http/hot_reads'
import { Kept } from '#api/http/kept'
import { points, type Meaning, type Term } from '#api/engines/search_columns/search_columns'

type Word = { word: string; known: string[]; near: boolean }
type Skill = { id: number; words: string[] }

const skills = new Kept<Skill[]>({ most: 1, freshFor: app.inTest ? 0 : 5000 })

/**
 * What each word of free text may mean in a profile: a title, a word of the headline, an employer, a school, a skill or a place. A word that
 * profiles have stands for itself, the beginning of one for all that begin so, any other for those nearest to it.
 */
export async function meaningsOf(text: string): Promise<Term[]> {
  const words = await ask<Word>('search_words', WORDS, [text])
  const found = await ask<{
    word: string
    in: 'title' | 'headline' | Named | 'place'
    ids: number[]
  }>('search_meanings', MEANINGS, [
    words.flatMap(({ word, known }) => known.map(() => word)),
    words.flatMap(({ known }) => known),
  ])
  const named = await skillWords()
  return words.map(({ word, known, near }) => {
    const idsIn = (where: string) =>
      found.find((row) => row.word === word && row.in === where)?.ids ?? []
    const meanings: Meaning[] = [
      { in: 'title' as const, ids: idsIn('title') },
      { in: 'headline' as const, ids: idsIn('headline') },
      {
        in: 'skill' as const,
        ids: named
          .filter((skill) => skill.words.some((each) => known.includes(each)))
          .map(({ id }) => id),
      },
      // names lie beside the words of the headline
      ...NAMES.map((as) => ({ in: 'headline' as const, as, ids: idsIn(as) })),
      { in: 'place' as const, ids: idsIn('place') },
    ]
      .filter(({ ids }) => ids.length > 0)
      .map((meaning) => ({
        ...meaning,
        points: points['as' in meaning ? meaning.as : meaning.in] / (near ? 2 : 1),
      }))
    return { word, meanings }
  })
}

const NAMES = ['employer', 'school'] as const
type Named = (typeof NAMES)[number]

/**
 * What asks for any of these employers or schools: a term without points, whose ids are those of the names that contain
 * one of them, word by word. Without such a name it matches nobody.
 */
export async function namesLike(as: Named, names: string[]): Promise<Term> {
  const rows = await ask<{ id: number }>(
    'search_names',
    `select t.id from search_terms t where t.kind = $1::text and exists (
       select from unnest($2::text[]) name where search_phrase_of(name) <> '' and strpos(' ' || t.value || ' ', ' ' || search_phrase_of(name) || ' ') > 0) order by 1`,
    [as, names]
  )
  const ids = rows.map(({ id }) => id)
  return { word: '', meanings: ids.length > 0 ? [{ in: 'headline', as, ids, points: 0 }] : [] }
}

const skillWords = () =>
  skills.get('', () =>
    ask<Skill>(
      undefined,
      `select id, string_to_array(search_phrase_of(name || ' ' || array_to_string(aliases, ' ')), ' ') as words from skills`,
      []
    )
  )

const WORDS = `
  with asked as (
    select word, min(position) as position from unnest(string_to_array(search_phrase_of($1::text), ' ')) with ordinality a (word, position)
    where word <> '' group by 1 order by 2 limit 8
  )
  select word, case
      when exact then array[word]
      when cardinality(begins) > 0 then begins
      else near end as known,
    not exact and cardinality(begins) = 0 as near
  from asked cross join lateral (
    select exists (select from search_terms t where t.kind = 'word' and t.value = asked.word) as exact,
      array(select value from search_terms t where t.kind = 'word' and length(asked.word) > 1 and starts_with(t.value, asked.word) order by length(value), value limit 40) as begins
  ) plain cross join lateral (
    with swapped as (select value from search_terms t where t.kind = 'word' and t.value = any(letter_swaps(asked.word)))
    select case when exact or cardinality(begins) > 0 then '{}'::text[]
      when exists (select from swapped) then array(select value from swapped) else array(
      select value from (
        select value, similarity(value, asked.word) as likeness from search_terms t
        where t.kind = 'word' and length(asked.word) > 3 and t.value % asked.word order by 2 desc, 1 limit 5
      ) nearest where likeness >= 0.3) end as near
  ) others order by position`

const MEANINGS = `
  with known as (select word, array_agg(value) as words from unnest($1::text[], $2::text[]) k (word, value) group by 1)
  select word, 'headline' as in, array(select t.id from search_terms t where t.kind = 'word' and t.value = any(words) order by 1) as ids from known
  union all
  select word, 'title', array(select t.id from search_terms t where t.kind = 'title' and string_to_array(t.value, ' ') && words order by 1) from known
  union all
  select word, kind, array(select t.id from search_terms t where t.kind = names.kind and t.kind in ('employer', 'school') and string_to_array(t.value, ' ') && words order by 1) from known, (values ('employer'), ('school')) names (kind)
  union all
  select word, 'place', array(select p.id from search_places p where p.words && known.words order by 1) from known`
