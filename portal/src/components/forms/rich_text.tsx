import { lazy, Suspense } from 'react'
import { Input, Skeleton } from '@mantine/core'
import type { RichTextProps } from './rich_text_editor'

const Editor = lazy(() => import('./rich_text_editor'))

/** Rich text as a form field; the editor (110 KB) is fetched when one is on the screen. */
export function RichText({ label, error, description, required, ...props }: RichTextProps) {
  return (
    <Input.Wrapper
      label={label}
      error={error}
      description={description}
      required={required}
      labelElement="div"
      inputContainer={(editor) => <div style={{ marginTop: 6 }}>{editor}</div>}
    >
      <Suspense fallback={<Skeleton height={props.minHeight ?? 180} radius="md" />}>
        <Editor label={label} {...props} />
      </Suspense>
    </Input.Wrapper>
  )
}
