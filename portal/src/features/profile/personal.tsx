import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { accountLimits } from '#api/accounts/account_facts'
import { candidateLimits } from '../../../../api/candidates/candidate_facts'
import { Section } from '../../components/page_header'
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
    <Section title="About you" note="Companies see your family name once you apply to them.">
      <Stack gap="md" ref={form}>
        <Waiting parts={['name', 'headline']} />
        <Conflicts
          fields={{
            fName: 'Your first name',
            lName: 'Your last name',
            headline: 'Your headline',
            place: 'Where you live',
            phone: 'Your phone',
            timeZone: 'Your time zone',
          }}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="First name"
            withAsterisk
            autoComplete="given-name"
            maxLength={accountLimits.name.max}
            {...useTextField('fName')}
          />
          <TextInput
            label="Last name"
            withAsterisk
            autoComplete="family-name"
            maxLength={accountLimits.name.max}
            {...useTextField('lName')}
          />
        </SimpleGrid>
        <TextInput
          label="Headline"
          description={headlineHint}
          placeholder="Backend engineer for payments, Node.js and PostgreSQL"
          maxLength={candidateLimits.headline.max}
          {...useTextField('headline')}
        />
        <PlaceSelect
          label="Where you live"
          value={place.value}
          error={place.error}
          onChange={place.set}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="Phone"
            description="Shown once you apply"
            type="tel"
            autoComplete="tel"
            placeholder="+91 98765 43210"
            {...useTextField('phone')}
          />
          <Select
            label="Time zone"
            description="Interview times are shown in it"
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
