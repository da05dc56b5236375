import { amountWords } from '#api/http/text/amount_words'
import { turningSigns } from '#api/http/text/free_text'
import { withoutSites } from '#api/http/text/site_words'
import { sentence, type Sentence } from '#api/languages/sentence'
import { labelIn } from '#api/http/choices'
import { jobListOf } from '#api/jobs/browse/job_address'
import { filterOf } from '#api/jobs/browse/browse_jobs'
import type { JobFilter } from '#api/jobs/browse/job_filter'
import { jobNames, loadJobNames } from '#api/jobs/job_names'
import { jobTypes, workModes } from '#api/jobs/job_facts'

/** The filter that the address of a job list asks for. */
export function filterOfSearch(search: string): JobFilter {
  const { query, body } = jobListOf(new URLSearchParams(search))
  return filterOf({
    ...body,
    skills: body.skills?.map(Number),
    catId: query.catId ? Number(query.catId) : undefined,
    industryId: query.industryId ? Number(query.industryId) : undefined,
  } as Parameters<typeof filterOf>[0])
}

/**
 * A search in words, such as “react”, Remote, Pune; of none that it is about all jobs. In a mail to somebody who may not
 * have asked for it what was typed leads to no site.
 */
export async function wordsOf(search: string, { toStranger = false } = {}): Promise<Sentence> {
  await loadJobNames()
  const names = jobNames()
  const filter = filterOfSearch(search)
  const typed = (text?: string) =>
    text && toStranger ? withoutSites(text.replace(new RegExp(turningSigns, 'gu'), '')) : text
  const typedSearch = typed(filter.search)
  const named = (kind: keyof typeof names, ids: (number | undefined)[] = []) =>
    ids.flatMap((id) => (id ? (names[kind].get(id)?.name ?? []) : []))
  const { minExp, maxExp, budgetMin, currency } = filter
  const words = [
    typedSearch && `“${typedSearch}”`,
    ...named('skill', filter.skillIds),
    ...named('category', [filter.categoryId]),
    ...named('industry', [filter.industryId]),
    oneOf(filter.locationTypes?.map((mode) => labelIn(workModes, mode))),
    oneOf(filter.jobTypes?.map((type) => labelIn(jobTypes, type))),
    typed(filter.city),
    minExp !== undefined &&
      (maxExp
        ? sentence('{minExp} to {maxExp} years', { minExp, maxExp })
        : sentence('{minExp} years and more', { minExp })),
    budgetMin &&
      sentence('{currency} {budget} a year and more', {
        currency,
        budget: amountWords(budgetMin, currency),
      }),
  ].flatMap((word) => word || [])
  return words.length > 0
    ? words
        .map((word) => (typeof word === 'string' ? sentence('{word}', { word }) : word))
        .reduce((before, word) => sentence('{before}, {word}', { before, word }))
    : sentence('all jobs')
}

const oneOf = (labels: string[] = []) =>
  labels
    .map((label) => sentence(label))
    .reduce<Sentence | undefined>(
      (before, label) => (before ? sentence('{before} or {label}', { before, label }) : label),
      undefined
    )
