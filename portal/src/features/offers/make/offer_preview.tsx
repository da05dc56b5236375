import { Progress, Text } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { day } from '../../../components/format'
import { OfferTerms } from '../offer_terms'
import type { OfferForm } from './use_offer_form'

/** The offer as the candidate will read it, and how far its document is on its way. */
export function OfferPreview({
  form: { values },
  fName,
  percent,
}: {
  form: OfferForm
  fName: string
  percent: number | undefined
}) {
  return (
    <>
      <div className="offer-preview">
        <OfferTerms
          pay={{
            amount: Number(values.amount),
            currency: values.currency,
            per: values.per,
          }}
          startDate={values.startDate}
          place={values.place.trim()}
          text={values.text.trim()}
          file={values.file && { fileName: values.file.name, size: values.file.size }}
        />
      </div>
      <Text size="sm">
        {t`${fName} answers by ${{ day: day(values.answerBy) }}. When they accept, they are hired; until then you can take the offer back.`}
      </Text>
      {percent !== undefined && (
        <div role="status">
          <Text size="sm" className="num">
            {percent < 100 ? t`Sending the document: ${percent} %` : t`Checking the document`}
          </Text>
          <Progress value={percent} aria-label={t`Sending the document`} mt={4} />
        </div>
      )}
    </>
  )
}
