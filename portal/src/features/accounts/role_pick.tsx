import { t } from '@lingui/core/macro'
import type { SignUpType } from '#api/accounts/account_facts'

/** What somebody is here for: to find work, or to hire. */
export function RolePick({
  value,
  onChange,
}: {
  value: SignUpType
  onChange: (value: SignUpType) => void
}) {
  return (
    <fieldset className="c-pick">
      <legend className="sr-only">{t`What do you want to do?`}</legend>
      <label>
        <input
          type="radio"
          name="userType"
          value="developer"
          checked={value === 'developer'}
          onChange={() => onChange('developer')}
        />
        <strong>{t`Find work`}</strong>
        <span className="dim">{t`Make a profile and apply`}</span>
      </label>
      <label>
        <input
          type="radio"
          name="userType"
          value="client"
          checked={value === 'client'}
          onChange={() => onChange('client')}
        />
        <strong>{t`Hire people`}</strong>
        <span className="dim">{t`Post jobs and search`}</span>
      </label>
    </fieldset>
  )
}
