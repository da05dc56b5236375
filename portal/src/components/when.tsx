import { ago, fullDate } from './format'

/** "2 days ago", with the full date in the reader's zone on hover. */
export function When({ at, prefix }: { at: string | null | undefined; prefix?: string }) {
  if (!at) return null
  return (
    <time dateTime={at} title={fullDate(at)} suppressHydrationWarning>
      {prefix ? `${prefix} ` : ''}
      {ago(at)}
    </time>
  )
}
