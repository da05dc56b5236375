import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { useWrite } from '../../components/forms/write'
import { Section } from '../../components/page/page_header'
import { When } from '../../components/when'
import { keepErrand } from './sign_in/providers'

type Identity = DataOf<'GET', '/identities'>[number]

/** The accounts elsewhere that sign this person in; nothing where none is set up. */
export function Identities() {
  const rows = useQuery(read('GET', '/identities')).data?.data ?? []
  const link = useWrite(
    (provider: Identity['provider']) =>
      api.post('/identities/:provider/begin', { params: { provider }, notice: 'errors' }),
    {
      onDone({ data }) {
        keepErrand({ what: 'link' })
        window.location.assign(data.url)
      },
    }
  )
  const unlink = useWrite(
    (provider: Identity['provider']) =>
      api.delete('/identities/:provider', { params: { provider } }),
    { refreshes: ['/identities'] }
  )
  if (rows.length === 0) return null
  return (
    <Section
      title={t`Sign in by another service`}
      note={t`It opens your account in place of your password. A second factor is still asked for.`}
    >
      {rows.map(({ provider, name, isLinked, address, since, lastUsedAt, mayUnlink }) => (
        <div className="c-row" key={provider}>
          <span>
            <strong>{name}</strong>
            <span className="dim">
              {!isLinked ? (
                t`Not linked`
              ) : (
                <>
                  {address && `${address}, `}
                  <When at={lastUsedAt ?? since!} prefix={lastUsedAt ? t`used` : t`linked`} />
                  {!mayUnlink && t`. Your only way to sign in: choose a password to unlink it`}
                </>
              )}
            </span>
          </span>
          {isLinked ? (
            <Button
              size="xs"
              variant="default"
              disabled={!mayUnlink}
              loading={unlink.busyWith(provider)}
              aria-label={t`Unlink ${name}`}
              onClick={() => void unlink.send(provider)}
            >
              {t`Unlink`}
            </Button>
          ) : (
            <Button
              size="xs"
              variant="default"
              loading={link.busyWith(provider)}
              aria-label={t`Link ${name}`}
              onClick={() => void link.send(provider)}
            >
              {t`Link`}
            </Button>
          )}
        </div>
      ))}
    </Section>
  )
}
