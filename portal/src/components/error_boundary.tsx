import { Component, type ReactNode } from 'react'
import { Message } from './message'

/** A screen that failed says so and offers a way on; the rest of the page stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  render() {
    if (!this.state.error) return this.props.children
    const stale = /dynamically imported module|Importing a module script failed/.test(
      this.state.error.message
    )
    return (
      <Message
        title={stale ? 'There is a newer version' : 'This page failed to show'}
        action={
          <button type="button" className="c-button" onClick={() => location.reload()}>
            Load the page again
          </button>
        }
      >
        {stale
          ? 'The page you have open is older than the server. Load it again to go on.'
          : 'Something in this page broke on our side. What you saved is safe. Load the page again; if it stays, tell us what you were doing.'}
      </Message>
    )
  }
}
