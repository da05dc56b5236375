import '../../components/forms/form_column.css'
import './company_profile.css'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconEye } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { addressOf } from '../../app/language'
import { api } from '../../app/api'
import { Dialog } from '../../components/dialog'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { PageHeader } from '../../components/page/page_header'
import { useAccess } from '../../app/session/access'
import { CompanyArchive } from './company_archive'
import { type Own, bodyOf, valuesOf } from './company_values'
import { Preview } from './preview'
import {
  AboutSection,
  ContactSection,
  ElsewhereSection,
  LogoSection,
  useCompanyChoices,
} from './profile_sections'
import { Verification } from './verification'

/** /client/company: who we are, our logo, and our verification; beside it the page as candidates read it. */
export default function CompanyScreen() {
  const company = useQuery(read('GET', '/company-profile'))
  if (!company.data)
    return <PageNotYet read={company} what={t`Your company’s profile`} home="/client/dashboard" />
  return <Company company={company.data.data} />
}

function Company({ company }: { company: Own }) {
  const client = useQueryClient()
  const access = useAccess('company_profile')
  const { industries, perks } = useCompanyChoices()
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
      industry={industries.find(({ _id }) => _id === form.values.industryId)?.name}
      perks={perks.filter(({ _id }) => form.values.perks.includes(_id))}
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
      <ProfileHead company={company} onPreview={() => setPreview(true)} />
      {preview && (
        <Dialog onClose={() => setPreview(false)} title={t`As candidates will see it`}>
          {shown}
        </Dialog>
      )}
      <div className="company-form">
        <div>
          <Verification company={company} dirty={form.isDirty()} onAsked={refresh} />
          <LogoSection company={company} onUploaded={refresh} />
          <form onSubmit={form.submit} noValidate>
            <AboutSection form={form} company={company} />
            <ContactSection form={form} />
            <ElsewhereSection form={form} />
            <Group justify="flex-end" mb="lg">
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

function ProfileHead({ company, onPreview }: { company: Own; onPreview: () => void }) {
  return (
    <PageHeader
      title={t`Company profile`}
      actions={
        <>
          <Button
            hiddenFrom="lg"
            variant="default"
            leftSection={<IconEye size={18} stroke={1.5} />}
            onClick={onPreview}
          >
            {t`Preview`}
          </Button>
          {company.verification === 'verified' && (
            <Button component="a" href={addressOf(`/companies/${company.slug}`)} variant="default">
              {t`See the public page`}
            </Button>
          )}
        </>
      }
    >
      {t`What candidates read before they apply.`}
    </PageHeader>
  )
}
