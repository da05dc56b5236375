import { useEffect } from 'react'
import { Button, Group, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { refresh, useWrite } from '../../components/forms/write'
import { EmptyState } from '../../components/message'
import { sentence } from '../../components/page/fetched'
import { PageHeader } from '../../components/page/page_header'
import { linkReads } from './integrations'

/** /client/integrations/:provider/callback, and a candidate's: where a provider sends a person back to; the session finishes the link. */
export default function LinkBack() {
  const { provider = '' } = useParams()
  const side = useLocation().pathname.startsWith('/candidate/') ? 'candidate' : 'client'
  const back = side === 'client' ? '/client/integrations' : '/candidate/interviews?calendar'
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { send, failure } = useWrite(
    (): Promise<unknown> => {
      const options = {
        params: { provider },
        notice: 'none' as const,
        query: {
          state: params.get('state') ?? '',
          code: params.get('code') ?? undefined,
          error: params.get('error') ?? undefined,
        },
      }
      return side === 'client'
        ? api.get('/client/integrations/:provider/callback', options)
        : api.get('/candidate/integrations/:provider/callback', options)
    },
    {
      onDone: async () => {
        await refresh(client, linkReads(side))
        navigate(back, { replace: true })
      },
    }
  )
  const came = params.has('state')
  useEffect(() => {
    if (came) void send()
  }, [])
  return (
    <>
      <PageHeader title={t`Link an account`} />
      {failure || !came ? (
        <EmptyState
          title={t`Nothing was linked`}
          action={
            <Button component={Link} to={back}>
              {t`Back to your linked accounts`}
            </Button>
          }
        >
          {sentence(failure?.message ?? t`Nothing came back from the provider; start again`)}
        </EmptyState>
      ) : (
        <Group gap="sm" role="status">
          <Loader size="sm" />
          {t`One moment…`}
        </Group>
      )}
    </>
  )
}
