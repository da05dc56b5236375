import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { useAccess } from '../../app/session/access'
import { useWrite } from '../../components/forms/write'
import { lookAgain, MadeFile } from '../../components/files/made_file'
import { Section } from '../../components/page/page_header'

/** Everything of the company in one zip, to take it along; for those who may. */
export function CompanyArchive() {
  const access = useAccess('take_out')
  const latest = useQuery({
    ...read('GET', '/client/company-archive'),
    enabled: Boolean(access?.allowed),
    refetchInterval: ({ state }) => lookAgain(state.data?.data.archive) ?? false,
  })
  const ask = useWrite(() => api.post('/client/company-archive', { notice: 'errors' }), {
    refreshes: ['/client/company-archive'],
  })
  if (!access?.allowed) return null
  return (
    <Section
      title={t`Take everything along`}
      note={t`Jobs, applicants, interviews, offers, messages and their files in one zip, as JSON and CSV that other systems read.`}
    >
      <MadeFile
        read={latest}
        title={t`The archive`}
        made={latest.data?.data.archive}
        what={t`archive`}
        told={t`A notification tells you when it is ready`}
        first={t`Make an archive`}
        ask={ask}
      />
    </Section>
  )
}
