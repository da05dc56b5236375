import '../../app/look/client.css'
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
import { companyLimits } from '#api/companies/company_facts'
import { fileKinds, megabytes } from '../../../../api/files/file_facts'
import { addressOf } from '../../app/language'
import { api } from '../../app/api'
import { Dialog } from '../../components/dialog'
import { read } from '../../app/read'
import { NotYet } from '../../components/fetched'
import { Face } from '../../components/face'
import { FileDrop } from '../../components/forms/file_drop'
import { useSendForm } from '../../components/forms/form'
import { PageHeader, Section } from '../../components/page_header'
import { PlaceSelect } from '../../components/forms/pickers'
import { RichText } from '../../components/forms/rich_text'
import { PageSkeleton } from '../../components/skeletons'
import { useAccess } from '../../app/access'
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
      <NotYet read={company} what="Your company’s profile">
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
        <PageHeader title="Company profile">
          What candidates read before they apply. Owners and admins change it.
        </PageHeader>
        <div className="cl-form">{shown}</div>
      </>
    )
  return (
    <>
      <PageHeader
        title="Company profile"
        actions={
          <>
            <Button
              hiddenFrom="lg"
              variant="default"
              leftSection={<IconEye size={18} stroke={1.5} />}
              onClick={() => setPreview(true)}
            >
              Preview
            </Button>
            {company.verification === 'verified' && (
              <Button
                component="a"
                href={addressOf(`/companies/${company.slug}`)}
                variant="default"
              >
                See the public page
              </Button>
            )}
          </>
        }
      >
        What candidates read before they apply.
      </PageHeader>
      {preview && (
        <Dialog onClose={() => setPreview(false)} title="As candidates will see it">
          {shown}
        </Dialog>
      )}
      <div className="cl-company">
        <div>
          <Verification company={company} dirty={form.isDirty()} onAsked={refresh} />
          <Section title="Logo">
            <Group wrap="nowrap" align="center">
              <Face name={company.companyName} src={company.logo} size={72} square />
              <div style={{ flex: 1, minWidth: 0 }}>
                <FileDrop
                  path="/company-profile/logo"
                  field="logo"
                  accept={['image/jpeg', 'image/png', 'image/webp']}
                  maxSize={fileKinds.logo.maxBytes}
                  label={company.logo ? 'Change the logo' : 'Add your logo'}
                  hint={`Square JPEG, PNG or WebP, at most ${megabytes(fileKinds.logo.maxBytes)}`}
                  onUploaded={refresh}
                />
              </div>
            </Group>
          </Section>
          <form onSubmit={form.submit} noValidate>
            <Section title="About">
              <Stack gap="md">
                <TextInput
                  label="Company name"
                  withAsterisk
                  maxLength={companyLimits.name.max}
                  description={nameWords(company)}
                  {...form.getInputProps('companyName')}
                />
                <TextInput
                  label="In one line"
                  maxLength={companyLimits.tagline.max}
                  placeholder="Payments for small shops"
                  {...form.getInputProps('tagline')}
                />
                <RichText
                  label="About the company"
                  description="What you make, for whom, and how you work together"
                  minHeight={180}
                  value={form.values.about}
                  onChange={(about) => form.setFieldValue('about', about)}
                  error={form.errors.about}
                />
                <SimpleGrid cols={{ base: 1, sm: 2 }}>
                  <Select
                    label="Industry"
                    searchable
                    clearable
                    data={(industries.data?.data ?? []).map(({ _id, name }) => ({
                      value: _id,
                      label: name,
                    }))}
                    {...form.getInputProps('industryId')}
                  />
                  <Select
                    label="Size"
                    clearable
                    data={companySizes}
                    {...form.getInputProps('size')}
                  />
                  <TextInput
                    label="Website"
                    type="url"
                    placeholder="https://example.com"
                    {...form.getInputProps('website')}
                  />
                  <NumberInput
                    label="Founded in"
                    hideControls
                    min={companyLimits.foundedYear.min}
                    max={new Date().getFullYear()}
                    allowDecimal={false}
                    {...form.getInputProps('foundedYear')}
                  />
                </SimpleGrid>
                <MultiSelect
                  label="Perks and benefits"
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
              title="Contact and place"
              note="Candidates see the city; how to reach you stays with us."
            >
              <Stack gap="md">
                <PlaceSelect
                  label="City"
                  value={form.values.place}
                  onChange={(place) => form.setFieldValue('place', place)}
                  error={form.errors.city ?? form.errors.countryCode}
                />
                <SimpleGrid cols={{ base: 1, sm: 2 }}>
                  <TextInput
                    label="Street"
                    autoComplete="street-address"
                    {...form.getInputProps('address')}
                  />
                  <TextInput
                    label="Postal code"
                    autoComplete="postal-code"
                    {...form.getInputProps('postalCode')}
                  />
                  <TextInput label="E-mail" type="email" {...form.getInputProps('email')} />
                  <TextInput
                    label="Phone"
                    type="tel"
                    placeholder="+919876543210"
                    {...form.getInputProps('phone')}
                  />
                </SimpleGrid>
              </Stack>
            </Section>
            <Section title="Elsewhere" note="Your own pages, as https addresses.">
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
                Save
              </Button>
            </Group>
          </form>
          <CompanyArchive />
        </div>
        <aside className="cl-company-preview" aria-label="Preview">
          <h2>As candidates will see it</h2>
          {shown}
        </aside>
      </div>
    </>
  )
}
