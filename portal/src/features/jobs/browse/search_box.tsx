import { placeLimits } from '#api/taxonomy/taxonomy_facts'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { useNavigate } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { addressOf } from '../../../app/language'

/** A plain form, so that it works before the page is live; afterwards it stays in the page. */
export function SearchBox({
  search = '',
  city = '',
  kept = {},
}: {
  search?: string
  city?: string
  kept?: Record<string, string>
}) {
  const navigate = useNavigate()
  return (
    <form
      className="c-search"
      role="search"
      aria-label={t`Search jobs`}
      action={addressOf('/jobs')}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        const entries = [...new FormData(event.currentTarget)]
          .map(([name, value]) => [name, String(value).trim()])
          .filter(([, value]) => value)
        navigate(`/jobs${entries.length ? `?${new URLSearchParams(entries)}` : ''}`)
      }}
    >
      <label>
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <circle cx="11" cy="11" r="6.5" />
          <path d="m20 20-4.2-4.2" />
        </svg>
        <span className="sr-only">{t`Job title, skill or company`}</span>
        <input
          key={search}
          name="search"
          type="search"
          defaultValue={search}
          placeholder={t`Job title, skill or company`}
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
        />
      </label>
      <label>
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11z" />
          <circle cx="12" cy="10" r="2.2" />
        </svg>
        <span className="sr-only">{t`City`}</span>
        <input
          key={city}
          name="city"
          type="search"
          defaultValue={city}
          placeholder={t`City`}
          maxLength={placeLimits.city.max}
          enterKeyHint="search"
        />
      </label>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="c-button" type="submit">
        {t`Search`}
      </button>
    </form>
  )
}
