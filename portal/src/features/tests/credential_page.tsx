import { useId, useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconCircleX, IconClockX, IconHelpCircle } from '@tabler/icons-react'
import { Link, useParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CheckedState } from '#api/assessments/portable/credential_flow'
import { dates } from '../../components/format'
import { send, type ApiError, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { useTitle } from '../../components/page/title'

type Checked = DataOf<'GET', '/credentials/:id'>

const words = (): Record<
  CheckedState,
  { title: string; means: string; icon: typeof IconCircleX }
> => ({
  valid: {
    title: t`Valid`,
    means: t`It was signed here, has not been altered, and holds.`,
    icon: IconCircleCheck,
  },
  expired: {
    title: t`Expired`,
    means: t`It was signed here and has not been altered, but the pass has run out.`,
    icon: IconClockX,
  },
  hidden: {
    title: t`Not shown at the moment`,
    means: t`The profile that it belongs to is not active, so nothing about it is shown.`,
    icon: IconClockX,
  },
  withdrawn: {
    title: t`Withdrawn`,
    means: t`It no longer counts, and nothing about it is shown.`,
    icon: IconCircleX,
  },
  forged: {
    title: t`Forged`,
    means: t`It says that it is from here, but its signature is not ours: it was altered or made up.`,
    icon: IconCircleX,
  },
  unknown: {
    title: t`Unknown`,
    means: t`Nothing like this was signed here. Ask who gave it to you for the link or the file.`,
    icon: IconHelpCircle,
  },
})

/** With its year, as it is read for years, and by the day that was signed. */
const longDate = dates({ dateStyle: 'long', timeZone: 'UTC' })
const date = (at: string) => longDate(new Date(at))

/** /credentials/:id: whether a signed result can be relied on, and what it says; below, a check of a file. */
export default function CredentialPage() {
  const { id } = useParams()
  return id ? <One id={id} /> : <Frame title={t`Check a test result`} />
}

function One({ id }: { id: string }) {
  const checked = useQuery(read('GET', '/credentials/:id', { params: { id } }))
  const found: Checked | undefined =
    checked.error?.status === 404 ? { state: 'unknown', says: null } : checked.data?.data
  if (!found) return <PageNotYet read={checked} what={t`The check`} />
  return (
    <Frame title={found.says?.name ?? t`A test result`}>
      <Outcome checked={found} />
      {found.says && (
        <p className="credential-acts">
          <a
            className="c-button"
            data-kind="plain"
            href={`/api/v1/credentials/${id}/file`}
            download
          >
            {t`Download as JSON`}
          </a>
        </p>
      )}
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children?: React.ReactNode }) {
  useTitle(title)
  return (
    <div className="c-page c-topic credential">
      <h1>{title}</h1>
      {children}
      {children ? (
        <Check heading={t`Check a file that you were given`} />
      ) : (
        <div className="credential-check">
          <Check />
          <Outcomes />
        </div>
      )}
    </div>
  )
}

/** What a check can say, beside its form. */
const Outcomes = () => (
  <aside aria-labelledby="outcomes">
    <h2 id="outcomes">{t`What a check says`}</h2>
    <ul className="credential-outcomes">
      {Object.entries(words()).map(([state, { title, means, icon: Icon }]) => (
        <li key={state}>
          <Icon size={20} stroke={1.5} aria-hidden="true" />
          <p>
            <strong>{title}</strong>
            {means}
          </p>
        </li>
      ))}
    </ul>
  </aside>
)

function Outcome({ checked: { state, says } }: { checked: Checked }) {
  const { title, means, icon: Icon } = words()[state]
  return (
    <>
      <div className="credential-state" data-state={state}>
        <Icon size={24} stroke={1.5} aria-hidden="true" />
        <p>
          <strong>{title}</strong>
          {means}
        </p>
      </div>
      {says && (
        <dl className="credential-facts">
          <dt>{t`Name`}</dt>
          <dd>{says.holder}</dd>
          <dt>{t`Test`}</dt>
          <dd>
            {says.name}. {says.about}
          </dd>
          <dt>{t`Result`}</dt>
          <dd className="num">
            {says.level}, {says.score} %
          </dd>
          <dt>{t`Asked for`}</dt>
          <dd>{says.criteria}</dd>
          <dt>{t`Taken`}</dt>
          <dd>{date(says.takenAt)}</dd>
          <dt>{state === 'expired' ? t`Held until` : t`Holds until`}</dt>
          <dd>{date(says.validUntil)}</dd>
          <dt>{t`Signed by`}</dt>
          <dd>{says.issuer}</dd>
        </dl>
      )}
    </>
  )
}

function Check({ heading }: { heading?: string }) {
  const id = useId()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked>()
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setWrong(undefined)
    setChecked(undefined)
    try {
      const { data } = await send('POST', '/credential-check', {
        body: { credential: text },
        notice: 'none',
      })
      setChecked(data as Checked)
    } catch (error) {
      const { fields, message } = error as ApiError
      setWrong(Object.values(fields ?? {})[0] ?? message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section>
      {heading && <h2>{heading}</h2>}
      <p>
        <Trans>
          Check a result with the file that its owner downloaded. With our{' '}
          <a className="c-text-link" href="/.well-known/jwks.json">
            public keys
          </a>{' '}
          you can check it offline, too:{' '}
          <Link className="c-text-link" to="/help/portable-results">
            how it works
          </Link>
          .
        </Trans>
      </p>
      <form className="c-asked" onSubmit={(event) => void submit(event)}>
        <label>
          <span>{t`The file`}</span>
          <input
            type="file"
            accept=".json,.jwt,.txt,application/json"
            onChange={({ currentTarget: { files } }) => void files?.[0]?.text().then(setText)}
          />
        </label>
        <label>
          <span>{t`Or its text`}</span>
          <textarea
            className="c-field"
            rows={5}
            required
            value={text}
            spellCheck={false}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        {wrong && (
          <p className="c-wrong" id={`${id}-wrong`} role="alert">
            {wrong}
          </p>
        )}
        <div>
          <button className="c-button" type="submit" disabled={busy}>
            {busy ? t`Checking …` : t`Check it`}
          </button>
        </div>
      </form>
      <div role="status">{checked && <Outcome checked={checked} />}</div>
    </section>
  )
}
