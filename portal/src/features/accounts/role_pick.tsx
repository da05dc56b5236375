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
      <legend className="sr-only">What do you want to do?</legend>
      <label>
        <input
          type="radio"
          name="userType"
          value="developer"
          checked={value === 'developer'}
          onChange={() => onChange('developer')}
        />
        <strong>Find work</strong>
        <span className="dim">Make a profile and apply</span>
      </label>
      <label>
        <input
          type="radio"
          name="userType"
          value="client"
          checked={value === 'client'}
          onChange={() => onChange('client')}
        />
        <strong>Hire people</strong>
        <span className="dim">Post jobs and search</span>
      </label>
    </fieldset>
  )
}
