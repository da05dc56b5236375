export const moves = {
  applications: {
    WriteMoves: () => import('#api/applications/write_moves'),
  },
  jobs: {
    JobMoves: () => import('#api/jobs/job_moves'),
    revisions: {
      RevisionMoves: () => import('#api/jobs/revisions/revision_moves'),
    },
  },
  talent: {
    contact: {
      ContactMoves: () => import('#api/talent/contact/contact_moves'),
    },
  },
}
