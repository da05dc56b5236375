import '../../app/look/client.css'
import {
  Alert,
  Button,
  Group,
  Modal,
  MultiSelect,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconEye, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/fetched'
import { Face } from '../../components/face'
import { FileDrop } from '../../components/forms/file_drop'
import { useSendForm } from '../../components/forms/form'
import { PageHeader, Section } from '../../components/page_header'
import { noPlace, PlaceSelect, type Place } from '../../components/forms/pickers'
import { Prose, RichText } from '../../components/forms/rich_text'
import { PageSkeleton } from '../../components/skeletons'
import { useAccess } from '../../app/access'

const sizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5000+'].map(
  (size) => ({ value: size, label: `${size.replace('-', '–')} people` })
)

type Own = DataOf<'GET', '/company-profile'>
type LinkKind = (typeof links)[number][0]

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

const links = [
  ['linkedin', 'LinkedIn', 'https://www.linkedin.com/company/…'],
  ['github', 'GitHub', 'https://github.com/…'],
  ['glassdoor', 'Glassdoor', 'https://www.glassdoor.com/…'],
  ['twitter', 'X', 'https://x.com/…'],
] as const

function Company({ company }: { company: Own }) {
  const client = useQueryClient()
  const access = useAccess('company_profile')
  const industries = useQuery(read('GET', '/industries', { query: { limit: 100 } }))
  const perks = useQuery(read('GET', '/perks', { query: { limit: 100 } }))
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
              <Button component="a" href={`/companies/${company.slug}`} variant="default">
                See the public page
              </Button>
            )}
          </>
        }
      >
        What candidates read before they apply.
      </PageHeader>
      <Modal opened={preview} onClose={() => setPreview(false)} title="As candidates will see it">
        {shown}
      </Modal>
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
                  maxSize={2_000_000}
                  label={company.logo ? 'Change the logo' : 'Add your logo'}
                  hint="Square JPEG, PNG or WebP, at most 2 MB"
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
                  maxLength={120}
                  {...form.getInputProps('companyName')}
                />
                <TextInput
                  label="In one line"
                  maxLength={160}
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
                  <Select label="Size" clearable data={sizes} {...form.getInputProps('size')} />
                  <TextInput
                    label="Website"
                    type="url"
                    placeholder="https://example.com"
                    {...form.getInputProps('website')}
                  />
                  <NumberInput
                    label="Founded in"
                    hideControls
                    min={1600}
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
                    maxLength={300}
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
        </div>
        <aside className="cl-company-preview" aria-label="Preview">
          <h2>As candidates will see it</h2>
          {shown}
        </aside>
      </div>
    </>
  )
}

type Values = ReturnType<typeof valuesOf>

const valuesOf = (company: Own) => ({
  companyName: company.companyName,
  tagline: company.tagline ?? '',
  about: company.about ?? '',
  website: company.website ?? '',
  email: company.email ?? '',
  phone: company.phone ?? '',
  industryId: company.industryId,
  size: company.size,
  foundedYear: company.foundedYear ?? ('' as number | ''),
  place: {
    ...noPlace,
    countryCode: company.countryCode,
    state: company.state ?? '',
    stateName: company.stateName ?? '',
    city: company.city ?? '',
  } as Place,
  address: company.address ?? '',
  postalCode: company.postalCode ?? '',
  perks: company.perks.map(({ _id }) => _id),
  links: Object.fromEntries(links.map(([kind]) => [kind, company.links[kind] ?? ''])) as Record<
    LinkKind,
    string
  >,
})

function bodyOf({ place, foundedYear, size, ...values }: Values) {
  return {
    ...values,
    tagline: values.tagline || null,
    about: values.about || null,
    website: values.website || null,
    email: values.email || null,
    phone: values.phone || null,
    address: values.address || null,
    postalCode: values.postalCode || null,
    size: size as never,
    foundedYear: foundedYear === '' ? null : foundedYear,
    countryCode: place.countryCode || undefined,
    state: place.state || null,
    stateName: place.stateName || null,
    city: place.city || null,
    links: Object.fromEntries(
      Object.entries(values.links).map(([kind, address]) => [kind, address || null])
    ),
  }
}

/** The head and facts of the public page, with what is typed now. */
function Preview({
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
    ['Answers in time', company.responseRate === null ? null : `${company.responseRate} %`],
    ['Industry', industry],
    ['People', values.size],
    ['Founded', values.foundedYear || null],
    ['Place', place],
    ['Site', values.website.replace(/^https?:\/\/(www\.)?/, '').split('/', 1)[0]],
  ].filter(([, value]) => value)
  return (
    <div className="cl-preview">
      <Group wrap="nowrap" gap="sm">
        <Face name={values.companyName || '?'} src={company.logo} size={56} square />
        <div style={{ minWidth: 0 }}>
          <strong>{values.companyName || 'Company name'}</strong>
          <Text size="sm" c="dimmed">
            {values.tagline || 'One line about you stands here'}
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
          What you make, for whom, and how you work together stands here.
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

const standing: Record<Exclude<Own['verification'], 'verified'>, string> = {
  unverified: 'Have your company verified',
  pending: 'We are checking your company',
  rejected: 'Your company was not verified',
  suspended: 'Your company is suspended',
}

/** Where the company's verification stands, and the next step. */
function Verification({
  company,
  dirty,
  onAsked,
}: {
  company: Own
  dirty: boolean
  onAsked: () => unknown
}) {
  const { verification, verificationNote, missingForVerification: missing } = company
  const [busy, setBusy] = useState(false)
  if (verification === 'verified')
    return (
      <p className="cl-verified">
        <IconRosetteDiscountCheck size={20} stroke={1.5} aria-hidden="true" />
        Verified company. Candidates see the mark, and your jobs can be approved.
      </p>
    )
  const asks = verification === 'unverified' || verification === 'rejected'
  const ask = async () => {
    setBusy(true)
    await api.post('/client/request-verification').catch(() => undefined)
    await onAsked()
    setBusy(false)
  }
  return (
    <Alert
      color={verification === 'rejected' || verification === 'suspended' ? 'red' : 'amber'}
      mb="md"
      title={standing[verification]}
    >
      <Text size="sm">
        {verification === 'pending'
          ? 'Usually within a day; we will write to you.'
          : (verificationNote ?? 'Only verified companies can have jobs approved.')}
        {asks && missing.length > 0 && ` Still missing: ${missing.join(', ')}.`}
        {asks && !missing.length && dirty && ' Save your changes first.'}
      </Text>
      {asks && (
        <Button
          size="xs"
          mt="sm"
          loading={busy}
          disabled={dirty || missing.length > 0}
          onClick={() => void ask()}
        >
          Ask for verification
        </Button>
      )}
    </Alert>
  )
}
