import '../../components/forms/form_column.css'
import './company_profile.css'
import {
  Button,
  Group,
  Stack,
  TextInput,
  SimpleGrid,
  Select,
  NumberInput,
  MultiSelect,
} from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconEye } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { companyLimits } from '#api/companies/company_facts'
import { fileKinds, megabytes } from '../../../../api/files/file_facts'
import { addressOf } from '../../app/language'
import { api } from '../../app/api'
import { Dialog } from '../../components/dialog'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { Face } from '../../components/face'
import { FileDrop } from '../../components/forms/file_drop'
import { useSendForm } from '../../components/forms/form'
import { PageHeader, Section } from '../../components/page/page_header'
import { PlaceSelect } from '../../components/forms/pickers'
import { RichText } from '../../components/forms/rich_text'
import { PageSkeleton } from '../../components/page/skeletons'
import { useAccess } from '../../app/session/access'
import { CompanyArchive } from './company_archive'
import { type Own, bodyOf, links, valuesOf } from './company_values'
import { Preview } from './preview'
import { nameWords, Verification } from './verification'

import { companySizes } from '#api/companies/company_facts'

/** /client/company: who we are, our logo, and our verification; beside it the page as candidates read it. */
export default function CompanyScreen() {
  const company = useQuery(read('GET', '/company-profile'))
  if (!company.data)
    return (
      <NotYet read={company} what={t`Your company’s profile`}>
        <PageSkeleton />
      </NotYet>
    )
  return <Company company={company.data.data} />
}

function Company({ company }: { company: Own }) {
  const client = useQueryClient()
  const access = useAccess('company_profile')
  const industries = useQuery(read('GET', '/industries', { query: { limit: PAGE_MOST } }))
  const perks = useQuery(read('GET', '/perks', { query: { limit: PAGE_MOST } }))
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['/company-profile'] }),
      client.invalidateQueries({ queryKey: ['/client/dashboard'] }),
    ])
  const [preview, setPreview] = useState(false)
  const form = useSendForm({
    guard: true,
    initialValues: valuesOf(company),
    send: (values) => api.put('/company-profile', { body: bodyOf(values) }),
    onSent: refresh,
  })
  const shown = (
    <Preview
      values={form.values}
      company={company}
      industry={industries.data?.data.find(({ _id }) => _id === form.values.industryId)?.name}
      perks={(perks.data?.data ?? []).filter(({ _id }) => form.values.perks.includes(_id))}
    />
  )
  if (access && !access.allowed)
    return (
      <>
        <PageHeader title={t`Company profile`}>
          {t`What candidates read before they apply. Owners and admins change it.`}
        </PageHeader>
        <div className="form-column">{shown}</div>
      </>
    )
  return (
    <>
      <PageHeader
        title={t`Company profile`}
        actions={
          <>
            <Button
              hiddenFrom="lg"
              variant="default"
              leftSection={<IconEye size={18} stroke={1.5} />}
              onClick={() => setPreview(true)}
            >
              {t`Preview`}
            </Button>
            {company.verification === 'verified' && (
              <Button
                component="a"
                href={addressOf(`/companies/${company.slug}`)}
                variant="default"
              >
                {t`See the public page`}
              </Button>
            )}
          </>
        }
      >
        {t`What candidates read before they apply.`}
      </PageHeader>
      {preview && (
        <Dialog onClose={() => setPreview(false)} title={t`As candidates will see it`}>
          {shown}
        </Dialog>
      )}
      <div className="company-form">
        <div>
          <Verification company={company} dirty={form.isDirty()} onAsked={refresh} />
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
                  onUploaded={refresh}
                />
              </div>
            </Group>
          </Section>
          <form onSubmit={form.submit} noValidate>
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
                <SimpleGrid cols={{ base: 1, sm: 2 }}>
                  <Select
                    label={t`Industry`}
                    searchable
                    clearable
                    data={(industries.data?.data ?? []).map(({ _id, name }) => ({
                      value: _id,
                      label: name,
                    }))}
                    {...form.getInputProps('industryId')}
                  />
                  <Select
                    label={t`Size`}
                    clearable
                    data={companySizes}
                    {...form.getInputProps('size')}
                  />
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
                <MultiSelect
                  label={t`Perks and benefits`}
                  searchable
                  data={(perks.data?.data ?? []).map(({ _id, name }) => ({
                    value: _id,
                    label: name,
                  }))}
                  {...form.getInputProps('perks')}
                />
              </Stack>
            </Section>
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
            <Group justify="flex-end">
              <Button type="submit" loading={form.busy} disabled={!form.isDirty()}>
                {t`Save`}
              </Button>
            </Group>
          </form>
          <CompanyArchive />
        </div>
        <aside className="company-form-preview" aria-label={t`Preview`}>
          <h2>{t`As candidates will see it`}</h2>
          {shown}
        </aside>
      </div>
    </>
  )
}
