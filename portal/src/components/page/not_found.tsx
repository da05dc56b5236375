import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Message } from '../message'
import { useTitle } from './title'

/** `home`: where somebody who is signed in goes on. */
export default function NotFound({ home }: { home?: string }) {
  useTitle(t`Nothing here`)
  return (
    <Message
      title={t`There is nothing at this address`}
      mark="404"
      action={
        <>
          <Link className="c-button" to={home ?? '/jobs'}>
            {home ? t`Go to the dashboard` : t`See open jobs`}
          </Link>
          {!home && (
            <Link className="c-button" data-kind="plain" to="/">
              {t`Go to the home page`}
            </Link>
          )}
        </>
      }
    >
      {t`The page was moved or removed, or the address has a typo.`}
      {!home && t` Filled jobs are taken down.`}
    </Message>
  )
}
