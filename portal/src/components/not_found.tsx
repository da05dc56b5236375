import { Link } from 'react-router-dom'
import { Message } from './message'
import { useTitle } from './title'

export default function NotFound() {
  useTitle('Nothing here')
  return (
    <Message
      title="There is nothing at this address"
      mark="404"
      action={
        <>
          <Link className="c-button" to="/jobs">
            See open jobs
          </Link>
          <Link className="c-button" data-kind="plain" to="/">
            Go to the start
          </Link>
        </>
      }
    >
      The page was moved or closed, or the address has a typing slip. Jobs that are filled leave the
      site.
    </Message>
  )
}
