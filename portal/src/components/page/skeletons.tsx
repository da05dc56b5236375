import { t } from '@lingui/core/macro'
// Plain elements: the first load carries no component library for them.

/** A page that is on its way. */
export function PageSkeleton() {
  return (
    <div className="c-page c-page-waits" role="status" aria-label={t`Loading`}>
      <div className="c-skeleton c-head-waits" />
      <ListSkeleton rows={4} />
    </div>
  )
}

/** Rows or cards that are on their way. */
export function ListSkeleton({ rows = 5, height = 88 }: { rows?: number; height?: number }) {
  return (
    <div className="c-list-waits" style={{ display: 'grid', gap: 12 }} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="c-skeleton" style={{ height }} />
      ))}
    </div>
  )
}

/** Stands for what may come or not, such as invitations: what is below it waits a moment behind rows that take no room, and does not jump. */
export const Coming = () => <div className="c-coming" aria-hidden="true" />
