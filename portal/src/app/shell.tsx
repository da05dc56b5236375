import { Suspense, type ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { cssVariablesResolver, theme } from './look/theme'
import { Notices } from './notices'
import { ScrollTop } from './scroll_top'
import { VisitBar } from './visit_bar'
import { ErrorBoundary } from '../components/error_boundary'
import { PageSkeleton } from '../components/skeletons'

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
