import { useEffect } from 'react'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { api } from '../../app/api'
import { refresh, useWrite } from '../../components/forms/write'
import { Message } from '../../components/message'
import { PageHeader } from '../../components/page_header'

/** /client/integrations/:provider/callback: where a provider sends a person back to; the session finishes the link. */
export default function LinkBack() {
  const { provider = '' } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { send, failure } = useWrite(
    () =>
      api.get('/client/integrations/:provider/callback', {
        params: { provider },
        query: {
          state: params.get('state') ?? '',
          code: params.get('code') ?? undefined,
          error: params.get('error') ?? undefined,
        },
      }),
    {
      onDone: async () => {
        await refresh(client, ['/client/integrations'])
        navigate('/client/integrations', { replace: true })
      },
    }
  )
  useEffect(() => void send(), [])
  return (
    <>
      <PageHeader title="Link an account" />
      {failure ? (
        <Message
          title="Nothing was linked"
          action={
            <Button component={Link} to="/client/integrations">
              Back to the integrations
            </Button>
          }
        >
          {failure.message}
        </Message>
      ) : (
        <p aria-live="polite">One moment…</p>
      )}
    </>
  )
}
