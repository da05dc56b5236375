import { Suspense, type ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cssVariablesResolver, theme } from './theme'
import { Notices } from './notices'
import { ScrollTop } from './scroll_top'
import { ErrorBoundary } from '../components/error_boundary'
import { PageSkeleton } from '../components/skeletons'

export const newQueryClient = () =>
  new QueryClient({
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
        <ScrollTop />
        <Notices />
      </MantineProvider>
    </QueryClientProvider>
  )
}
