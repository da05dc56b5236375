import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { useWrite } from '../../../components/forms/write'
import { lookAgain, MadeFile } from '../../../components/files/made_file'
import { Section } from '../../../components/page/page_header'

/** Everything about the person in one zip, with the percentage while it is made. */
export function Export() {
  const latest = useQuery({
    ...read('GET', '/account/export'),
    refetchInterval: ({ state }) => lookAgain(state.data?.data.export) ?? false,
  })
  const ask = useWrite(() => api.post('/account/export', { notice: 'errors' }), {
    refreshes: ['/account/export'],
  })
  return (
    <Section title={t`A copy of your data`} note={t`All that we hold about you, in one zip file.`}>
      <MadeFile
        read={latest}
        title={t`Your copy`}
        made={latest.data?.data.export}
        what={t`copy`}
        told={t`You get a mail when it is ready`}
        first={t`Ask for a copy`}
        ask={ask}
      />
    </Section>
  )
}
