import '../../components/forms/form_column.css'
import { Button, Checkbox, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { accountLimits } from '#api/accounts/account_facts'
import { companyLimits } from '#api/companies/company_facts'
import { placeLimits } from '#api/taxonomy/taxonomy_facts'
import { useAccess } from '../../app/session/access'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { CountrySelect } from '../../components/forms/pickers'
import { Section } from '../../components/page/page_header'
import { PageSkeleton } from '../../components/page/skeletons'
import { pricedReads, statesOf } from './billing_reads'

type Address = DataOf<'GET', '/client/billing-address'>

/** The address on invoices, which also decides country, currency and tax. */
export function BillingAddress({ onSaved }: { onSaved?: () => void }) {
  const address = useQuery(read('GET', '/client/billing-address'))
  // an empty form would invite to overwrite the stored address
  if (!address.data)
    return (
      <NotYet read={address} what={t`The billing address`}>
        <PageSkeleton />
      </NotYet>
    )
  return <AddressForm address={address.data.data} onSaved={onSaved} />
}

function useAddressForm(address: Address, onSaved?: () => void) {
  return useSendForm({
    guard: true,
    initialValues: {
      legalName: address?.legalName ?? '',
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      city: address?.city ?? '',
      postalCode: address?.postalCode ?? '',
      countryCode: address?.countryCode ?? 'IN',
      state: address?.state ?? null,
      taxNumber: address?.taxNumber ?? '',
      isSez: address?.isSez ?? false,
      email: address?.email ?? '',
    },
    send: (values) =>
      api.put('/client/billing-address', {
        body: {
          ...values,
          line2: values.line2 || null,
          postalCode: values.postalCode || null,
          taxNumber: values.taxNumber || null,
          // the mark is not shown elsewhere
          isSez: values.isSez && values.countryCode === 'IN',
          email: values.email || null,
        },
      }),
    refreshes: pricedReads,
    onSent: onSaved,
  })
}

function AddressForm({ address, onSaved }: { address: Address; onSaved?: () => void }) {
  const mayChange = useAccess('billing')?.allowed ?? false
  const form = useAddressForm(address, onSaved)
  const inIndia = form.values.countryCode === 'IN'
  return (
    <form onSubmit={form.submit} noValidate className="form-column">
      <Section
        title={t`Billing address`}
        note={
          inIndia
            ? t`With a GSTIN your invoices carry it; the state decides between CGST with SGST and IGST.`
            : undefined
        }
      >
        <Stack gap="md">
          <TextInput
            label={t`Legal name`}
            withAsterisk
            autoComplete="organization"
            maxLength={companyLimits.legalName.max}
            {...form.getInputProps('legalName')}
          />
          <TextInput
            label={t`Street`}
            withAsterisk
            autoComplete="address-line1"
            maxLength={companyLimits.addressLine.max}
            {...form.getInputProps('line1')}
          />
          <TextInput
            label={t`Second line`}
            autoComplete="address-line2"
            maxLength={companyLimits.addressLine.max}
            {...form.getInputProps('line2')}
          />
          <PlaceFields form={form} />
          {inIndia && (
            <Checkbox
              label={t`This is a unit in a special economic zone`}
              description={t`Its invoices say so and are zero-rated; the GSTIN must be the unit's own.`}
              {...form.getInputProps('isSez', { type: 'checkbox' })}
            />
          )}
        </Stack>
      </Section>
      <Group justify="flex-end">
        <Button type="submit" loading={form.busy} disabled={!mayChange || !form.isDirty()}>
          {t`Save`}
        </Button>
      </Group>
    </form>
  )
}

function PlaceFields({ form }: { form: ReturnType<typeof useAddressForm> }) {
  const { countryCode } = form.values
  const states = useQuery(statesOf(countryCode))
  const inIndia = countryCode === 'IN'
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t`City`}
        withAsterisk
        autoComplete="address-level2"
        maxLength={placeLimits.city.max}
        {...form.getInputProps('city')}
      />
      <TextInput
        label={t`Postal code`}
        autoComplete="postal-code"
        maxLength={companyLimits.postalCode.max}
        {...form.getInputProps('postalCode')}
      />
      <CountrySelect
        label={t`Country`}
        withAsterisk
        value={countryCode}
        error={form.errors.countryCode}
        onChange={(code) => form.setValues({ countryCode: code, state: null })}
      />
      <Select
        label={t`State`}
        withAsterisk={inIndia}
        searchable
        clearable={!inIndia}
        data={(states.data?.data ?? []).map((state) => ({
          value: state.state,
          label: state.stateName,
        }))}
        {...form.getInputProps('state')}
      />
      <TextInput
        label={inIndia ? t`GSTIN` : t`Tax number`}
        description={inIndia ? t`15 characters, such as 29AAGCB7383J1Z4` : undefined}
        maxLength={companyLimits.taxNumber.max}
        {...form.getInputProps('taxNumber')}
      />
      <TextInput
        label={t`E-mail for invoices`}
        description={t`Empty: the owner gets them`}
        type="email"
        autoComplete="email"
        maxLength={accountLimits.email.max}
        {...form.getInputProps('email')}
      />
    </SimpleGrid>
  )
}
