import type { QueryClient } from '@tanstack/react-query'

/** What shows offers, and what an answer changes. */
export const refreshOffers = (client: QueryClient) =>
  Promise.all(
    [
      '/client/application/:id',
      '/client/applicant-list',
      '/client/dashboard',
      '/candidate/applied-jobs',
      '/candidate/dashboard',
    ].map((path) => client.invalidateQueries({ queryKey: [path] }))
  )
