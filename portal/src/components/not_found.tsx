import { Link } from 'react-router-dom'
import { Message } from './message'
import { useTitle } from './title'

/** `home`: where somebody who is signed in goes on. */
export default function NotFound({ home }: { home?: string }) {
  useTitle('Nothing here')
  return (
    <Message
      title="There is nothing at this address"
      mark="404"
      action={
        <>
          <Link className="c-button" to={home ?? '/jobs'}>
            {home ? 'Go to the dashboard' : 'See open jobs'}
          </Link>
          {!home && (
            <Link className="c-button" data-kind="plain" to="/">
              Go to the start
            </Link>
          )}
        </>
      }
    >
      The page was moved or closed, or the address has a typing slip.
      {!home && ' Jobs that are filled leave the site.'}
    </Message>
  )
}
