import { Skeleton } from '@mantine/core'

/** A page that is on its way. */
export function PageSkeleton() {
  return (
    <div className="c-page" style={{ paddingBlock: 40 }} role="status" aria-label="Loading">
      <Skeleton height={28} width="min(320px, 60%)" mb={24} />
      <ListSkeleton rows={4} />
    </div>
  )
}

/** Rows or cards that are on their way. */
export function ListSkeleton({ rows = 5, height = 88 }: { rows?: number; height?: number }) {
  return (
    <div style={{ display: 'grid', gap: 12 }} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} radius="lg" />
      ))}
    </div>
  )
}
