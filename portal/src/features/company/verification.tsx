import './verification.css'
import { Alert, Text, Button } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { useWrite } from '../../components/forms/write'
import type { Own } from './company_values'
import { missingWords } from './missing_words'

const standing: Record<Exclude<Own['verification'], 'verified'>, string> = {
  unverified: t`Have your company verified`,
  pending: t`We are checking your company`,
  rejected: t`Your company was not verified`,
  suspended: t`Your company is suspended`,
}

/** The state of the company's verification, and the next step. */
export function Verification({
  company,
  dirty,
  onAsked,
}: {
  company: Own
  dirty: boolean
  onAsked: () => unknown
}) {
  const { verification, verificationNote, missingForVerification: missing } = company
  const ask = useWrite(() => api.post('/client/request-verification'), {
    onDone: onAsked,
    onRefused: onAsked,
  })
  if (verification === 'verified')
    return (
      <p className="company-verified">
        <Trans>
          <IconRosetteDiscountCheck size={20} stroke={1.5} aria-hidden="true" />
          Verified company. Candidates see the mark, and your jobs can be approved.
        </Trans>
      </p>
    )
  const asks = verification === 'unverified' || verification === 'rejected'
  return (
    <Alert
      color={verification === 'rejected' || verification === 'suspended' ? 'red' : 'amber'}
      mb="md"
      title={standing[verification]}
    >
      <Text size="sm">
        {verification === 'pending'
          ? t`Usually within a day; we will write to you.`
          : (verificationNote ?? t`Only verified companies can have jobs approved.`)}
        {asks && missing.length > 0 && t` Still missing: ${{ missing: missingWords(missing) }}.`}
        {asks && !missing.length && dirty && t` Save your changes first.`}
      </Text>
      {asks && (
        <Button
          size="xs"
          mt="sm"
          loading={ask.busy}
          disabled={dirty || missing.length > 0}
          onClick={() => void ask.send()}
        >
          {t`Ask for verification`}
        </Button>
      )}
    </Alert>
  )
}

/** What becomes of another name, beside its field. */
export function nameWords({ verification, companyName, pendingName, nameStatus, nameNote }: Own) {
  if (pendingName)
    return t`We are reviewing this name. Until we approve it, “${companyName}” is shown.`
  if (nameStatus === 'rejected')
    return t`The name you asked for was not approved: ${{ nameNote: nameNote ?? '' }}`
  return verification === 'verified'
    ? t`We verified this name, so a new one shows once we approve it.`
    : undefined
}
