import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { countryChoices } from '../../components/country_choices'
import type { SignUpType } from '#api/accounts/account_facts'
import { companyLimits } from '#api/companies/company_facts'
import { NameFields } from '../../components/forms/name_fields'
import { read } from '../../app/read'
import { RolePick } from './role_pick'

type Values = { userType: SignUpType; fName: string; lName: string; companyName: string }
type Form = {
  values: Values
  setFieldValue(name: 'userType', value: SignUpType): void
  getInputProps(name: 'fName' | 'lName' | 'companyName' | 'countryCode'): object
}

/** What is missing of a new person, by field. */
export const newcomerFaults = {
  fName: (value: string) => (value.trim() ? null : t`Your first name is needed`),
  lName: (value: string) => (value.trim() ? null : t`Your last name is needed`),
  companyName: (value: string, { userType }: Values) =>
    userType !== 'client' || value.trim() ? null : t`The name of your company is needed`,
}

/** What a new person is here for, and their names. */
export function NewcomerFields({ form }: { form: Form }) {
  return (
    <>
      <RolePick
        value={form.values.userType}
        onChange={(value) => form.setFieldValue('userType', value)}
      />
      <NameFields form={form} />
      {form.values.userType === 'client' && (
        <TextInput
          label={t`Company name`}
          autoComplete="organization"
          maxLength={companyLimits.name.max}
          {...form.getInputProps('companyName')}
        />
      )}
    </>
  )
}

/** The country of a new account. */
export function CountryField({ form }: { form: Form }) {
  const countries = useQuery(read('GET', '/countries')).data?.data
  return (
    <NativeSelect
      label={t`Country`}
      autoComplete="country"
      data={countries?.length ? countryChoices(countries) : [{ value: 'IN', label: t`India` }]}
      {...form.getInputProps('countryCode')}
    />
  )
}
