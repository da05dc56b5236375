import { lazy, Suspense } from 'react'
import { Skeleton } from '@mantine/core'
import { t } from '@lingui/core/macro'
import type { EditorProps } from './editor'

const Editor = lazy(() => import('./editor'))

/**
 * A code editor with the keys of its trade, undo and colours: `<CodeEditor language value onChange label />`. It is loaded
 * when it is first shown; Escape and then Tab leaves it, which it says.
 */
export function CodeEditor(props: EditorProps) {
  const { minHeight = 280 } = props
  return (
    <Suspense fallback={<Skeleton height={minHeight + 32} aria-label={t`The editor is loading`} />}>
      <Editor {...props} />
    </Suspense>
  )
}
