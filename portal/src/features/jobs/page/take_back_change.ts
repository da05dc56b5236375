import { api } from '../../../app/api'
import { useWrite } from '../../../components/forms/write'

/** Takes back what a company wanted to change of a live job, before it is approved. */
export const useTakeBack = (jobId: string) =>
  useWrite(() => api.delete('/client/job/:jobId/change', { params: { jobId } }), {
    refreshes: ['/client/get-posted-jobs', '/job-detail/:jobId'],
  })
