import {
  Group,
  MultiSelect,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { companyLimits, companySizes } from '#api/companies/company_facts'
import { PAGE_MOST } from '#api/http/paging_facts'
import { fileKinds, megabytes } from '../../../../api/files/file_facts'
import { read } from '../../app/read'
import { Face } from '../../components/face'
import { FileDrop } from '../../components/forms/file_drop'
import type { SendForm } from '../../components/forms/form'
import { PlaceSelect } from '../../components/forms/pickers'
import { RichText } from '../../components/forms/rich_text'
import { Section } from '../../components/page/page_header'
import { type Own, type Values, links } from './company_values'
import { nameWords } from './verification'

type Form = { form: SendForm<Values> }

/** The industries and perks that a company chooses from. */
export function useCompanyChoices() {
  const industries = useQuery(read('GET', '/industries', { query: { limit: PAGE_MOST } }))
  const perks = useQuery(read('GET', '/perks', { query: { limit: PAGE_MOST } }))
  return { industries: industries.data?.data ?? [], perks: perks.data?.data ?? [] }
}

const named = (all: { _id: string; name: string }[]) =>
  all.map(({ _id, name }) => ({ value: _id, label: name }))

/** The logo, which is kept as soon as it is chosen. */
export function LogoSection({ company, onUploaded }: { company: Own; onUploaded: () => unknown }) {
  return (
    <Section title={t`Logo`}>
      <Group wrap="nowrap" align="center">
        <Face name={company.companyName} src={company.logo} size={72} square />
        <div style={{ flex: 1, minWidth: 0 }}>
          <FileDrop
            path="/company-profile/logo"
            field="logo"
            accept={['image/jpeg', 'image/png', 'image/webp']}
            maxSize={fileKinds.logo.maxBytes}
            label={company.logo ? t`Change the logo` : t`Add your logo`}
            hint={t`Square JPEG, PNG or WebP, at most ${{ megabytes: megabytes(fileKinds.logo.maxBytes) }}`}
            onUploaded={onUploaded}
          />
        </div>
      </Group>
    </Section>
  )
}

/** Who the company is and what it makes. */
export function AboutSection({ form, company }: Form & { company: Own }) {
  const { perks } = useCompanyChoices()
  return (
    <Section title={t`About`}>
      <Stack gap="md">
        <TextInput
          label={t`Company name`}
          withAsterisk
          maxLength={companyLimits.name.max}
          description={nameWords(company)}
          {...form.getInputProps('companyName')}
        />
        <TextInput
          label={t`In one line`}
          maxLength={companyLimits.tagline.max}
          placeholder={t`Payments for small shops`}
          {...form.getInputProps('tagline')}
        />
        <RichText
          label={t`About the company`}
          description={t`What you make, for whom, and how you work together`}
          minHeight={180}
          value={form.values.about}
          onChange={(about) => form.setFieldValue('about', about)}
          error={form.errors.about}
        />
        <CompanyFacts form={form} />
        <MultiSelect
          label={t`Perks and benefits`}
          searchable
          data={named(perks)}
          {...form.getInputProps('perks')}
        />
      </Stack>
    </Section>
  )
}

function CompanyFacts({ form }: Form) {
  const { industries } = useCompanyChoices()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label={t`Industry`}
        searchable
        clearable
        data={named(industries)}
        {...form.getInputProps('industryId')}
      />
      <Select label={t`Size`} clearable data={companySizes} {...form.getInputProps('size')} />
      <TextInput
        label={t`Website`}
        type="url"
        placeholder="https://example.com"
        {...form.getInputProps('website')}
      />
      <NumberInput
        label={t`Founded in`}
        hideControls
        min={companyLimits.foundedYear.min}
        max={new Date().getFullYear()}
        allowDecimal={false}
        {...form.getInputProps('foundedYear')}
      />
    </SimpleGrid>
  )
}

/** How to reach the company. */
export function ContactSection({ form }: Form) {
  return (
    <Section
      title={t`Contact and place`}
      note={t`Candidates see the city; how to reach you stays with us.`}
    >
      <Stack gap="md">
        <PlaceSelect
          label={t`City`}
          value={form.values.place}
          onChange={(place) => form.setFieldValue('place', place)}
          error={form.errors.city ?? form.errors.countryCode}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t`Street`}
            autoComplete="street-address"
            {...form.getInputProps('address')}
          />
          <TextInput
            label={t`Postal code`}
            autoComplete="postal-code"
            {...form.getInputProps('postalCode')}
          />
          <TextInput label={t`E-mail`} type="email" {...form.getInputProps('email')} />
          <TextInput
            label={t`Phone`}
            type="tel"
            placeholder="+919876543210"
            {...form.getInputProps('phone')}
          />
        </SimpleGrid>
      </Stack>
    </Section>
  )
}

/** Its pages elsewhere. */
export function ElsewhereSection({ form }: Form) {
  return (
    <Section title={t`Elsewhere`} note={t`Your own pages, as https addresses.`}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {links.map(([kind, label, placeholder]) => (
          <TextInput
            key={kind}
            type="url"
            label={label}
            placeholder={placeholder}
            maxLength={companyLimits.address.max}
            {...form.getInputProps(`links.${kind}`)}
          />
        ))}
      </SimpleGrid>
    </Section>
  )
}
