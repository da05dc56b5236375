import { useEffect, useState } from 'react'
import { Button, Group } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Prose } from '../../../components/prose'
import type { Preview } from './use_mail_form'

/** Each mail as its reader gets it, one at a time. */
export function Previews({ preview }: { preview?: Preview }) {
  const [at, setAt] = useState(0)
  useEffect(() => setAt(0), [preview])
  const mails = preview?.data ?? []
  const mail = mails[at]
  return (
    <aside className="card ma-preview" aria-label={t`Preview`} aria-live="polite">
      <h2>{t`Preview`}</h2>
      {!mail ? (
        <p className="dim">{t`See each mail as its reader gets it, before it is sent.`}</p>
      ) : (
        <>
          <dl>
            <dt>{t`To`}</dt>
            <dd>
              {mail.name} <span className="dim">{mail.to}</span>
            </dd>
            <dt>{t`Subject`}</dt>
            <dd>{mail.subject}</dd>
          </dl>
          {mail.missing.map(({ name, place }) => (
            <p key={name + place} className="ma-error">
              {t`${{ field: `{{${name}}}` }} is empty ${place}; this mail cannot be sent like this`}
            </p>
          ))}
          <Prose html={mail.html} />
          {mails.length > 1 && (
            <Group justify="space-between" mt="md">
              <Button size="xs" variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
                {t`Previous`}
              </Button>
              <span className="num">{t`${{ at: at + 1 }} of ${{ count: mails.length }}`}</span>
              <Button
                size="xs"
                variant="default"
                disabled={at === mails.length - 1}
                onClick={() => setAt(at + 1)}
              >
                {t`Next`}
              </Button>
            </Group>
          )}
        </>
      )}
    </aside>
  )
}
