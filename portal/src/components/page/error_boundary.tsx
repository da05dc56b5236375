import { Component, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Message } from '../message'
import { isUnfetched } from './unfetched'

type Failure = { error: Error; offline: boolean }

const words = () => ({
  offline: [
    t`The connection is lost`,
    t`This page could not be fetched. It loads by itself as soon as the connection is back.`,
  ],
  stale: [t`There is a newer version`, t`This page is out of date. Reload it to continue.`],
  broken: [
    t`This page failed to show`,
    t`Something on this page broke on our side. What you saved is safe. Reload the page; if it keeps happening, tell us what you were doing.`,
  ],
})

/** A screen that failed says so and offers a way on; the rest of the page stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure: Failure | null }> {
  state = { failure: null as Failure | null }

  static getDerivedStateFromError(error: Error) {
    return { failure: { error, offline: !navigator.onLine } }
  }

  componentDidCatch() {
    if (!navigator.onLine) window.addEventListener('online', reload)
  }

  componentWillUnmount() {
    window.removeEventListener('online', reload)
  }

  render() {
    if (!this.state.failure) return this.props.children
    const { error, offline } = this.state.failure
    const [title, text] = words()[isUnfetched(error) ? (offline ? 'offline' : 'stale') : 'broken']
    return (
      <Message
        title={title}
        action={
          <button type="button" className="c-button" onClick={reload}>
            {t`Load the page again`}
          </button>
        }
      >
        {text}
      </Message>
    )
  }
}

const reload = () => location.reload()
