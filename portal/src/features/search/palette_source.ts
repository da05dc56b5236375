import { t } from '@lingui/core/macro'
import type { Data } from '#data'
import { api, type ApiError } from '../../app/api'
import type { PaletteSource } from '../../app/frames/palette_actions'
import { findDevelopers } from './developers'

type Applicant = Data.Applications.Application.Variants['forDesk']

const MOST = 5

/** Jobs, applicants and candidates by name, as far as this person may see them; the rest stays silent. */
export const clientSource: PaletteSource = async (search, signal) => {
  const quiet = { signal, notice: 'none' } as const
  const query = { limit: MOST }
  let failure: ApiError | undefined
  const nothing = (error: ApiError) => {
    if (error.status !== 403) failure = error
    return undefined
  }
  const [jobs, applicants, saved, people] = await Promise.all([
    api.post('/client/get-posted-jobs', { query, body: { search }, ...quiet }).catch(nothing),
    api.get('/client/find-applicants', { query: { ...query, search }, ...quiet }).catch(nothing),
    api.get('/client/saved-profile-list', { query: { ...query, search }, ...quiet }).catch(nothing),
    findDevelopers({ query, body: { search, facets: false }, ...quiet }).catch(nothing),
  ])
  const found = people?.data.candidates ?? []
  const candidates = new Map(
    [...(saved?.data ?? []), ...found].map((one) => [
      one._id,
      {
        id: `candidate-${one._id}`,
        label: `${one.fName} ${one.lName}`,
        description: one.headline ?? undefined,
        to: `/client/candidates/${one._id}`,
        group: t`Candidates`,
      },
    ])
  )
  if (failure && ![jobs, applicants, saved].some((one) => one?.data.length) && !found.length)
    throw failure
  return [
    ...(jobs?.data ?? []).map((job) => ({
      id: `job-${job._id}`,
      label: job.jobTitle,
      description: [job.jobAddress.city, job.state].filter(Boolean).join(', '),
      to:
        job.status === 'draft'
          ? `/client/jobs/${job._id}/edit`
          : `/client/jobs/${job._id}/applicants`,
      group: t`Jobs`,
    })),
    ...((applicants?.data ?? []) as Applicant[]).map((one) => ({
      id: `applicant-${one._id}`,
      label: `${one.dev.fName} ${one.dev.lName}`,
      description: one.job.jobTitle,
      to: `/client/jobs/${one.jobId}/applicants?application=${one._id}`,
      group: t`Applicants`,
    })),
    ...[...candidates.values()].slice(0, MOST + 2),
    {
      id: 'search-all',
      label: t`Search developers for “${search}”`,
      to: `/client/search?search=${encodeURIComponent(search)}`,
      group: t`Do`,
    },
  ]
}
