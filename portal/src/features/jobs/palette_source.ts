import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import type { PaletteSource } from '../../app/frames/palette_actions'
import { payRange } from '../../components/format'
import { placeOf } from './job'

const MOST = 6

/** Open jobs and companies by their words, for the palette of candidates. */
export const jobSource: PaletteSource = async (search, signal) => {
  const quiet = { signal, notice: 'none' } as const
  const query = { limit: MOST }
  const [jobs, companies] = await Promise.all([
    api.post('/job-list', { query, body: { search }, ...quiet }),
    api.get('/top-companies', { query: { ...query, search }, ...quiet }),
  ])
  return [
    ...jobs.data.map((job) => ({
      id: `job-${job._id}`,
      label: job.jobTitle,
      description: [job.organisation, placeOf(job), payRange(job)].filter(Boolean).join(' · '),
      to: `/jobs/${job.slug}`,
      group: t`Jobs`,
    })),
    ...companies.data.map(({ _id, slug, companyName, tagline }) => ({
      id: `company-${_id}`,
      label: companyName,
      description: tagline ?? undefined,
      to: `/companies/${slug}`,
      group: t`Companies`,
    })),
    {
      id: 'search-jobs',
      label: t`Search jobs for “${search}”`,
      to: `/jobs?search=${encodeURIComponent(search)}`,
      group: t`Do`,
    },
  ]
}
