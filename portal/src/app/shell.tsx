import { Suspense, type ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import {
  QueryClient,
  QueryClientProvider,
  type InvalidateOptions,
  type InvalidateQueryFilters,
} from '@tanstack/react-query'
import { cssVariablesResolver, theme } from './look/theme'
import { Notices } from './notices'
import { ScrollTop } from './scroll_top'
import { VisitBar } from './visit_bar'
import { ErrorBoundary } from '../components/error_boundary'
import { PageSkeleton } from '../components/skeletons'

/** What a change makes old is asked for again even while its first answer is under way: that one may be from before the change. */
class Client extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters<any> = {},
    options?: InvalidateOptions
  ) {
    await this.cancelQueries({
      ...filters,
      type: 'active',
      predicate: (query) => query.state.data === undefined && (filters.predicate?.(query) ?? true),
    })
    await super.invalidateQueries(filters, options)
  }
}

/** Makes the client that holds a page's reads. */
export const newQueryClient = () =>
  new Client({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error: any) => (error?.status === 0 || error?.status >= 500) && count < 2,
      },
    },
  })

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
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
        deduplicateCssVariables
      >
        <ErrorBoundary>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
        <VisitBar />
        <ScrollTop />
        <Notices />
      </MantineProvider>
    </QueryClientProvider>
  )
}
