import './marked_text.css'
import { Fragment, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'

// Text becomes elements, never HTML: whatever somebody writes is shown as they wrote it.

const END = '.,;:!?)]}'
const INLINE = /`([^`\n]+)`|\bhttps?:\/\/[^\s<>"'`]+/g

/** Links to the web, and code between back ticks. */
function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    parts.push(text.slice(at, match.index))
    at = match.index + match[0].length
    if (match[1]) parts.push(<code>{match[1]}</code>)
    else {
      // a full stop or a bracket behind an address belongs to the sentence
      let end = match[0].length
      while (END.includes(match[0][end - 1])) end--
      const address = match[0].slice(0, end)
      at -= match[0].length - address.length
      parts.push(
        <a href={address} target="_blank" rel="nofollow noopener noreferrer">
          {address}
        </a>
      )
    }
  }
  parts.push(text.slice(at))
  return parts
}

const keyed = (parts: ReactNode[]) =>
  parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)

/** Text that somebody wrote: lines as they were typed, code blocks between three back ticks, safe links. */
export function MarkedText({ text }: { text: string }) {
  const parts = text.split('```').map((part, index, all): ReactNode[] => {
    if (index % 2 === 0) {
      const words = index > 0 ? part.replace(/^\n/, '') : part
      return inline(index < all.length - 1 ? words.replace(/\n$/, '') : words)
    }
    const language = /^[\w+#.-]{1,20}(?=\n)/.exec(part)?.[0]
    const code = part
      .slice(language?.length ?? 0)
      .replace(/^\n/, '')
      .replace(/\n$/, '')
    return [
      <pre tabIndex={0} aria-label={language ? t`Code, ${language}` : t`Code`}>
        <code>{code}</code>
      </pre>,
    ]
  })
  return <div className="c-marked">{keyed(parts.flat())}</div>
}
