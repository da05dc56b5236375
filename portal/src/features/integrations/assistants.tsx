import '../../components/lists/cards.css'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { Prose } from '../../components/prose'
import { useWrite } from '../../components/forms/write'
import { OwnRow, OwnRows } from '../../components/lists/own_rows'
import { When } from '../../components/when'
import { Copied } from './copied'

type Draft = DataOf<'GET', '/client/mail-drafts'>[number]
const refreshes = ['/client/mail-drafts']

/** How an assistant of one's choice is connected, and the mails that it proposed. */
export function Assistants() {
  const list = useQuery(read('GET', '/client/mail-drafts'))
  const rows = list.data?.data ?? []
  return (
    <Stack gap="xl">
      <section className="card" aria-labelledby="assistant-connect">
        <h2 id="assistant-connect" className="in-title">
          {t`Connect an assistant`}
        </h2>
        <Stack>
          <Text size="sm" maw={640}>
            {t`An assistant that speaks the Model Context Protocol searches your jobs, lists and reads applicants, and drafts mails. Give it this address and an API key. It does no more than the key’s scopes say, and it sends nothing: drafts wait here for you.`}
          </Text>
          <Copied label={t`Address of the MCP server`} value={`${location.origin}/api/v1/mcp`} />
          <Alert color="amber">
            {t`What the assistant reads leaves this site for where it runs. Tell your applicants, and choose one that your company trusts with their data.`}
          </Alert>
        </Stack>
      </section>
      <section aria-labelledby="assistant-drafts">
        <h2 id="assistant-drafts" className="in-title">
          {t`Drafts that wait for you`}
        </h2>
        <OwnRows
          list={list}
          rows={rows}
          what={t`The drafts`}
          empty={{
            title: t`No drafts`,
            children: t`What your assistant proposes to write to applicants appears here until you send it.`,
          }}
          row={(one) => <Row key={one._id} one={one} />}
        />
      </section>
    </Stack>
  )
}

function Row({ one }: { one: Draft }) {
  const remove = useWrite(
    () => api.delete('/client/mail-drafts/:id', { params: { id: one._id } }),
    { refreshes }
  )
  return (
    <OwnRow
      name={one.subject}
      actions={
        <Button
          size="xs"
          component={Link}
          to={`/client/email/write?applied=${one.appliedId}&draft=${one._id}`}
          aria-label={t`Open the draft ${{ subject: one.subject }}`}
        >
          {t`Open`}
        </Button>
      }
      remove={{ ...remove, ask: t`Delete the draft “${{ subject: one.subject }}”?` }}
      below={<Prose html={one.body} />}
    >
      <p className="own-foot">
        <Trans>
          To {{ to: one.to ?? t`a former applicant` }}, for {{ jobTitle: one.jobTitle }},{' '}
          <When at={one.createdAt} />
        </Trans>
      </p>
    </OwnRow>
  )
}
