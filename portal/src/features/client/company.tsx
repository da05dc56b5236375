import './client.css'
import {
  Alert,
  Badge,
  Button,
  Group,
  MultiSelect,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pending } from '../../app/api'
import { read, readPending } from '../../app/read'
import { Face } from '../../components/face'
import { FileDrop } from '../../components/file_drop'
import { useSendForm } from '../../components/form'
import { PageHeader, Section } from '../../components/page_header'
import { noPlace, PlaceSelect, type Place } from '../../components/pickers'
import { RichText } from '../../components/rich_text'
import { PageSkeleton } from '../../components/skeletons'

const sizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5000+'].map(
  (size) => ({ value: size, label: `${size.replace('-', '–')} people` })
)

/** /client/company: who we are, our logo, and our verification. */
export default function CompanyScreen() {
  const company = useQuery(readPending<any>('GET', '/company-profile'))
  if (company.isPending) return <PageSkeleton />
  const data = company.data?.data?.company ?? company.data?.data
  return data ? <Company company={data} /> : null
}

function Company({ company }: { company: any }) {
  const client = useQueryClient()
  const industries = useQuery(read('GET', '/industries', { query: { limit: 100 } }))
  const perks = useQuery(read('GET', '/perks', { query: { limit: 100 } }))
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['/company-profile'] }),
      client.invalidateQueries({ queryKey: ['/client/dashboard'] }),
    ])
  const form = useSendForm({
    guard: true,
    initialValues: {
      companyName: company.companyName as string,
      tagline: (company.tagline ?? '') as string,
      about: (company.about ?? '') as string,
      website: (company.website ?? '') as string,
      email: (company.email ?? '') as string,
      phone: (company.phone ?? '') as string,
      industryId: (company.industryId ?? null) as string | null,
      size: (company.size ?? null) as string | null,
      foundedYear: (company.foundedYear ?? '') as number | '',
      place: {
        ...noPlace,
        countryCode: company.countryCode ?? '',
        state: company.state ?? '',
        stateName: company.stateName ?? '',
        city: company.city ?? '',
      } as Place,
      address: (company.address ?? '') as string,
      postalCode: (company.postalCode ?? '') as string,
      perks: ((company.perks ?? []) as any[]).map((perk) => perk._id as string),
    },
    send: ({ place, foundedYear, ...values }) =>
      pending('PUT', '/company-profile', {
        body: {
          ...values,
          tagline: values.tagline || null,
          about: values.about || null,
          website: values.website || null,
          email: values.email || null,
          phone: values.phone || null,
          address: values.address || null,
          postalCode: values.postalCode || null,
          foundedYear: foundedYear === '' ? null : foundedYear,
          countryCode: place.countryCode || undefined,
          state: place.state || null,
          stateName: place.stateName || null,
          city: place.city || null,
        },
      }),
    onSent: refresh,
  })
  return (
    <>
      <PageHeader
        title="Company profile"
        actions={
          company.verification === 'verified' && (
            <Button component="a" href={`/companies/${company.slug}`} variant="default">
              See it as candidates do
            </Button>
          )
        }
      >
        What candidates read before they apply.
      </PageHeader>
      <div className="cl-form">
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
                  data={((industries.data?.data ?? []) as any[]).map(({ _id, name }) => ({
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
                data={((perks.data?.data ?? []) as any[]).map(({ _id, name }) => ({
                  value: _id,
                  label: name,
                }))}
                {...form.getInputProps('perks')}
              />
            </Stack>
          </Section>
          <Section
            title="Contact and place"
            note="Candidates see the city; address and contact stay with us."
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
          <Group justify="flex-end">
            <Button type="submit" loading={form.busy} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </form>
      </div>
    </>
  )
}

const fieldWords: Record<string, string> = {
  about: 'the text about your company',
  industryId: 'the industry',
  industry: 'the industry',
  size: 'the size',
  website: 'the website',
  city: 'the city',
  address: 'the street',
  email: 'an e-mail address',
  phone: 'a phone number',
  tagline: 'one line',
  logo: 'the logo',
}

function Verification({
  company,
  dirty,
  onAsked,
}: {
  company: any
  dirty: boolean
  onAsked: () => unknown
}) {
  const { verification, verificationNote } = company
  const missing = (company.missingForVerification ?? []) as (
    string | { field: string; label?: string }
  )[]
  if (verification === 'verified')
    return (
      <Group mb="md">
        <Badge color="candor">Verified company</Badge>
      </Group>
    )
  const ask = async () => {
    await pending('POST', '/client/request-verification').catch(() => undefined)
    await onAsked()
  }
  const words = missing.map((one) =>
    typeof one === 'string'
      ? (fieldWords[one] ?? one)
      : (one.label ?? fieldWords[one.field] ?? one.field)
  )
  return (
    <Alert
      color={['rejected', 'suspended'].includes(verification) ? 'red' : 'amber'}
      mb="md"
      title={
        verification === 'pending'
          ? 'We are checking your company'
          : verification === 'rejected'
            ? 'Your company was not verified'
            : verification === 'suspended'
              ? 'Your company is suspended'
              : 'Have your company verified'
      }
    >
      <Text size="sm">
        {verification === 'pending'
          ? 'Usually within a day; we will write to you.'
          : (verificationNote ?? 'Only verified companies can have jobs approved.')}
        {words.length > 0 && verification !== 'pending' && ` Still missing: ${words.join(', ')}.`}
      </Text>
      {['unverified', 'rejected'].includes(verification) && (
        <Button size="xs" mt="sm" disabled={dirty || words.length > 0} onClick={() => void ask()}>
          Ask for verification
        </Button>
      )}
    </Alert>
  )
}
