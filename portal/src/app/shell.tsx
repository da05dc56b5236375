import { Suspense, type ReactNode } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { NonceContext } from './nonce'
import { Notices } from './notices'
import { ScrollTop } from './frames/scroll_top'
import { VisitBar } from './visits/visit_bar'
import { ErrorBoundary } from '../components/page/error_boundary'
import { PageSkeleton } from '../components/page/skeletons'

/** What surrounds every screen, on the server and in the browser alike. */
export function Shell({
  nonce,
  client,
  children,
}: {
  nonce: string
  client: QueryClient
  children: ReactNode
}) {
  return (
    <QueryClientProvider client={client}>
      <NonceContext value={nonce}>
        <ErrorBoundary>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
        <VisitBar />
        <ScrollTop />
        <Notices />
      </NonceContext>
    </QueryClientProvider>
  )
}
