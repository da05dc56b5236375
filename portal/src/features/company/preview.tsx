import './preview.css'
import { Group, Text } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Face } from '../../components/face'
import { Prose } from '../../components/prose'
import type { Own, Values } from './company_values'

/** The head and facts of the public page, with what is typed now. */
export function Preview({
  values,
  company,
  industry,
  perks,
}: {
  values: Values
  company: Own
  industry?: string
  perks: { _id: string; name: string }[]
}) {
  const place = [values.place.city, values.place.stateName].filter(Boolean).join(', ')
  const facts = [
    [t`Answers in time`, company.responseRate === null ? null : `${company.responseRate} %`],
    [t`Industry`, industry],
    [t`People`, values.size?.replace('-', '–')],
    [t`Founded`, values.foundedYear || null],
    [t`Place`, place],
    [t`Site`, values.website.replace(/^https?:\/\/(www\.)?/, '').split('/', 1)[0]],
  ].filter(([, value]) => value)
  return (
    <div className="company-card">
      <Group wrap="nowrap" gap="sm">
        <Face name={values.companyName || '?'} src={company.logo} size={56} square />
        <div style={{ minWidth: 0 }}>
          <strong>{values.companyName || t`Company name`}</strong>
          <Text size="sm" c="dimmed">
            {values.tagline || t`One line about you appears here`}
          </Text>
        </div>
      </Group>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {values.about ? (
        <Prose html={values.about} />
      ) : (
        <Text size="sm" c="dimmed">
          {t`What you make, for whom, and how you work together appears here.`}
        </Text>
      )}
      {perks.length > 0 && (
        <ul className="c-chips">
          {perks.map((perk) => (
            <li key={perk._id}>{perk.name}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
