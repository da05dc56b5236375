import { Suspense, type ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { cssVariablesResolver, theme } from './look/theme'
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
