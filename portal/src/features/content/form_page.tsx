import { useRef, useState, type FormEvent } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { addressOf } from '../../app/language'
import {
  leadForms,
  leadLimits,
  LEAST_SECONDS,
  type LeadField,
} from '../../../../api/content/leads/lead_facts'
import { send, type ApiError } from '../../app/api'
import { captchaToken } from '../../app/humans/captcha'
import { useTitle } from '../../components/page/title'
import { proofOfWork } from '../../app/humans/proof'

/** One of the public forms, by its address. A plain form: it is sent without scripts too. */
export default function FormPage() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const form = Object.values(leadForms).find(({ path }) => path === pathname)!
  useTitle(form.title)
  return (
    <div className="c-page c-topic">
      <h1>{form.title}</h1>
      <p>{form.lead}</p>
      <div className="c-written">
        <Form key={pathname} form={form} begun={params.has('sent')} />
        <Elsewhere path={pathname} />
      </div>
    </div>
  )
}

/** Where there may be an answer already, and the other forms. */
function Elsewhere({ path }: { path: string }) {
  return (
    <aside className="c-written-side" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t`Something else?`}</h2>
      <ul>
        <li>
          <Link to="/help">{t`Help`}</Link>
        </li>
        <li>
          <Link to="/faqs">{t`Questions and answers`}</Link>
        </li>
        {Object.values(leadForms)
          .filter((form) => form.path !== path)
          .map((form) => (
            <li key={form.path}>
              <Link to={form.path}>{form.title}</Link>
            </li>
          ))}
      </ul>
    </aside>
  )
}

const prove = () => proofOfWork(LEAST_SECONDS * 1000)

/** The form was longer than what is in its place, which would be above what is seen. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

type Form = (typeof leadForms)[keyof typeof leadForms]

function Form({ form, begun }: { form: Form; begun: boolean }) {
  const [sent, setSent] = useState(begun)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const proof = useRef<ReturnType<typeof proofOfWork>>(undefined)
  if (sent)
    return (
      <div role="status" ref={begun ? undefined : intoSight}>
        <p>{t`Thank you. It arrived, and a person answers by mail.`}</p>
        <Link className="c-button" data-kind="plain" to="/">
          {t`Go to the home page`}
        </Link>
      </div>
    )

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const element = event.currentTarget
    setBusy(true)
    setWrong({})
    try {
      const typed = Object.fromEntries(
        [...new FormData(element)].filter(([, value]) => String(value).trim())
      ) as Record<string, unknown>
      if (typed.preferredAt) typed.preferredAt = new Date(String(typed.preferredAt)).toISOString()
      const [solved, captcha] = await Promise.all([proof.current ?? prove(), captchaToken('lead')])
      await send('POST', form.api, {
        body: { ...typed, proof: solved, captcha },
        notice: 'none',
      })
      setSent(true)
    } catch (error) {
      // a challenge counts once
      proof.current = undefined
      const { fields, message } = error as ApiError
      setWrong(Object.keys(fields ?? {}).length ? fields : { form: message })
      const first = Object.keys(fields ?? {}).find((name) => element.elements.namedItem(name))
      if (first) (element.elements.namedItem(first) as HTMLElement).focus?.()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="c-asked"
      method="post"
      action={addressOf(form.path)}
      onSubmit={submit}
      // solved while somebody types, so that nobody waits for it
      onFocus={() => (proof.current ??= prove())}
    >
      {(form.fields as readonly LeadField[]).map((field) => (
        <Field key={field.name} field={field} wrong={wrong[field.name]} />
      ))}
      <label className="c-off" aria-hidden="true">
        {t`Leave this empty`}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {(wrong.form || wrong.proof) && (
        <p className="c-wrong" role="alert">
          {wrong.form || wrong.proof}
        </p>
      )}
      <div>
        <button className="c-button" type="submit" disabled={busy}>
          {busy ? t`Sending …` : form.button}
        </button>
      </div>
      <small className="dim">
        <Trans>
          We use it only to answer you; see our{' '}
          <Link className="c-text-link" to="/privacy">
            privacy notice
          </Link>
          .
        </Trans>
      </small>
    </form>
  )
}

function Field({ field, wrong }: { field: LeadField; wrong?: string }) {
  const { name, label, type, required, max, autoComplete, help, choices } = field
  const own = {
    name,
    required,
    'maxLength': max,
    autoComplete,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': wrong ? `${name}-wrong` : help ? `${name}-help` : undefined,
  }
  const fault = wrong && (
    <p className="c-wrong" id={`${name}-wrong`} role="alert">
      {wrong}
    </p>
  )
  if (type === 'rating') {
    const { min, max: most } = leadLimits.rating
    return (
      <fieldset className="c-rate">
        <legend>{label}</legend>
        {Array.from({ length: most - min + 1 }, (_, index) => (
          <label key={index}>
            <input type="radio" name={name} value={min + index} />
            {min + index}
          </label>
        ))}
        {fault}
      </fieldset>
    )
  }
  return (
    <label>
      <span>
        {label}
        {!required && <span className="dim"> {t`(optional)`}</span>}
      </span>
      {type === 'textarea' ? (
        <textarea className="c-field" rows={6} {...own} />
      ) : type === 'select' ? (
        <select className="c-field" defaultValue="" {...own}>
          <option value="" disabled>
            {t`Choose one`}
          </option>
          {choices!.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input className="c-field" type={type} {...own} />
      )}
      {help && (
        <small className="dim" id={`${name}-help`}>
          {help}
        </small>
      )}
      {fault}
    </label>
  )
}
