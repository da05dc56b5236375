import {
  MultiSelect,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  TagsInput,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebouncedValue } from '@mantine/hooks'
import { t } from '@lingui/core/macro'
import { countryChoices } from '../../components/country_choices'
import { read } from '../../app/read'
import { Section } from '../../components/page/page_header'
import { Conflicts, useField } from './profile_draft'
import { availabilities, candidateLimits } from '#api/candidates/candidate_facts'
import { currencies, jobTypes, payPeriods, workModes as workModeList } from '#api/jobs/job_facts'

/** What work is looked for, and on which terms. */
export function Titles() {
  return (
    <>
      <JobTitles />
      <Terms />
    </>
  )
}

/** What work is looked for. */
function JobTitles() {
  const { set: setTitles, ...titles } = useField('preferredTitles')
  const { set: setIndustries, ...industries } = useField('industries')
  const { set: setAvailability, ...availability } = useField('availability')
  const offered =
    useQuery({ ...read('GET', '/industries', { query: { limit: 100 } }), staleTime: Infinity }).data
      ?.data ?? []
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search, 150)
  const known = useQuery({
    ...read('GET', '/job-titles', { query: { search: wanted, limit: 20 } }),
    placeholderData: (before) => before,
  })
  const suggestions = (known.data?.data ?? [])
    .map((title) => title.name)
    .filter((name) => !titles.value.includes(name))
  return (
    <Section title={t`Job titles`} note={t`The jobs you would like; companies search by them.`}>
      <Stack gap="md">
        <Conflicts
          fields={{
            preferredTitles: t`Your job titles`,
            industries: t`Your industries`,
            availability: t`Whether you are looking`,
            workModes: t`Where to work`,
            jobTypes: t`The kinds of employment`,
            payMin: t`Your pay`,
            noticePeriodDays: t`Your notice period`,
            relocation: t`Whether you would move`,
            workAuthorisation: t`Where you may work`,
          }}
        />
        <TagsInput
          label={t`Job titles`}
          description={t`${{ count: titles.value.length }} of 10`}
          placeholder={titles.value.length ? '' : t`Type one and press Enter`}
          maxTags={candidateLimits.preferredTitles.max}
          data={suggestions}
          searchValue={search}
          onSearchChange={setSearch}
          acceptValueOnBlur
          onChange={setTitles}
          {...titles}
        />
        <MultiSelect
          label={t`Industries you know`}
          description={t`Up to ${{ max: candidateLimits.industries.max }}; those of your employers count by themselves`}
          searchable
          maxValues={candidateLimits.industries.max}
          data={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
          {...industries}
          onChange={setIndustries}
        />
        <Select
          label={t`Are you looking?`}
          placeholder={t`Not said`}
          allowDeselect={false}
          data={[...availabilities].reverse()}
          onChange={(value) => value && setAvailability(value)}
          {...availability}
        />
      </Stack>
    </Section>
  )
}

/** On which terms. */
function Terms() {
  const { set: setModes, ...workModes } = useField('workModes')
  const { set: setTypes, ...types } = useField('jobTypes')
  const { set: setPay, ...payMin } = useField('payMin')
  const { set: setCurrency, ...payCurrency } = useField('payCurrency')
  const { set: setPer, ...payPer } = useField('payPer')
  const { set: setNotice, ...notice } = useField('noticePeriodDays')
  const { set: setAuthorisation, ...authorisation } = useField('workAuthorisation')
  const { set: setRelocation, error: _, value: relocation, ...relocate } = useField('relocation')
  const countries = useQuery({ ...read('GET', '/countries'), staleTime: Infinity }).data?.data ?? []
  return (
    <Section title={t`Terms`} note={t`Companies that you apply to see them beside your profile.`}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <NumberInput
            label={t`Pay, from`}
            min={0}
            allowDecimal={false}
            allowNegative={false}
            thousandSeparator
            thousandsGroupStyle={payCurrency.value === 'INR' ? 'lakh' : 'thousand'}
            hideControls
            {...payMin}
            onChange={(value) => setPay(value === '' ? '' : Number(value))}
          />
          <Select
            label={t`Currency`}
            searchable
            allowDeselect={false}
            data={currencies}
            {...payCurrency}
            onChange={(value) => value && setCurrency(value)}
          />
          <Select
            label={t`Per`}
            allowDeselect={false}
            data={payPeriods}
            {...payPer}
            onChange={(value) => value && setPer(value)}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <MultiSelect
            label={t`Where to work`}
            data={workModeList}
            {...workModes}
            onChange={setModes}
          />
          <MultiSelect
            label={t`Kinds of employment`}
            data={jobTypes}
            {...types}
            onChange={setTypes}
          />
          <NumberInput
            label={t`Notice period`}
            {...candidateLimits.noticePeriodDays}
            allowDecimal={false}
            suffix={t` days`}
            {...notice}
            onChange={(value) => setNotice(value === '' ? '' : Number(value))}
          />
          <MultiSelect
            label={t`Where you may work without a visa`}
            searchable
            data={countryChoices(countries)}
            {...authorisation}
            onChange={setAuthorisation}
          />
        </SimpleGrid>
        <Switch
          label={t`I would move for the right job`}
          checked={relocation}
          onChange={(event) => setRelocation(event.currentTarget.checked)}
          {...relocate}
        />
      </Stack>
    </Section>
  )
}
