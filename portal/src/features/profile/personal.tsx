import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { accountLimits } from '#api/accounts/account_facts'
import { candidateLimits } from '../../../../api/candidates/candidate_facts'
import { Section } from '../../components/page/page_header'
import { PlaceSelect } from '../../components/forms/pickers'
import { Conflicts, headlineHint, useField, useProfileDraft, useTextField } from './profile_draft'
import type { Again } from './changes/updates'
import { Waiting } from './changes/waiting'

const zones = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []

/** Who one is and where. */
export function Personal() {
  const form = useRef<HTMLDivElement>(null)
  useAgain(form)
  const place = useField('place')
  const zone = useField('timeZone')
  return (
    <Section title={t`About you`} note={t`Companies see your family name once you apply to them.`}>
      <Stack gap="md" ref={form}>
        <Waiting parts={['name', 'headline']} />
        <Conflicts
          fields={{
            fName: t`Your first name`,
            lName: t`Your last name`,
            headline: t`Your headline`,
            place: t`Where you live`,
            phone: t`Your phone`,
            timeZone: t`Your time zone`,
          }}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t`First name`}
            withAsterisk
            autoComplete="given-name"
            maxLength={accountLimits.name.max}
            {...useTextField('fName')}
          />
          <TextInput
            label={t`Last name`}
            withAsterisk
            autoComplete="family-name"
            maxLength={accountLimits.name.max}
            {...useTextField('lName')}
          />
        </SimpleGrid>
        <TextInput
          label={t`Headline`}
          description={headlineHint}
          placeholder={t`Backend engineer for payments, Node.js and PostgreSQL`}
          maxLength={candidateLimits.headline.max}
          {...useTextField('headline')}
        />
        <PlaceSelect
          label={t`Where you live`}
          value={place.value}
          error={place.error}
          onChange={place.set}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t`Phone`}
            description={t`Shown once you apply`}
            type="tel"
            autoComplete="tel"
            placeholder="+91 98765 43210"
            {...useTextField('phone')}
          />
          <Select
            label={t`Time zone`}
            description={t`Interview times are shown in it`}
            searchable
            allowDeselect={false}
            limit={60}
            data={zones.includes(zone.value) || !zone.value ? zones : [zone.value, ...zones]}
            value={zone.value || null}
            error={zone.error}
            onChange={(value) => value && zone.set(value)}
          />
        </SimpleGrid>
      </Stack>
    </Section>
  )
}

/** Puts what was not approved into its fields again, the first of them ready to be changed. */
function useAgain(form: React.RefObject<HTMLDivElement | null>) {
  const { state, key } = useLocation()
  const { store } = useProfileDraft()
  useEffect(() => {
    const fields = Object.entries((state as Again | null)?.again ?? {})
    if (!fields.length) return
    form.current?.querySelector<HTMLElement>(`[name=${fields[0][0]}]`)?.focus()
    for (const [field, value] of fields) store.propose(field, value)
    // once for each time it was asked for
  }, [key])
}
