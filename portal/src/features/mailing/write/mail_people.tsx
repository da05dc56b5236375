import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../../app/read'
import { Failed } from '../../../components/page/fetched'
import { ListSkeleton } from '../../../components/page/skeletons'
import { countOf, type MailForm, type People } from './mail_values'

/** Who may be written to, whatever the mail will say. */
export const useMailPeople = (people: People) =>
  useQuery({
    ...read('POST', '/client/send-email/preview', {
      body: { ...people, subject: '-', body: '-', signatureId: null },
    }),
    enabled: countOf(people) > 0,
  })

/** To whom the mail goes, and who was left out for which reason. */
export function MailPeople({
  asked,
  errors,
}: {
  asked: ReturnType<typeof useMailPeople>
  errors: MailForm['errors']
}) {
  const to = asked.data?.data ?? []
  const leftOut = asked.data?.leftOut ?? []
  return (
    <section aria-label={t`To`} className="card ma-to">
      <h2>{t`To`}</h2>
      {asked.isError && !asked.data ? (
        <Failed read={asked} what={t`The people`} />
      ) : !asked.data ? (
        <ListSkeleton height={20} />
      ) : (
        <p>{to.map(({ name }) => name).join(', ') || t`Nobody`}</p>
      )}
      {leftOut.length > 0 && (
        <>
          <h3>{t`Left out`}</h3>
          <ul>
            {leftOut.map((one) => (
              <li key={`${one.devId} ${one.appliedId}`}>
                {one.name}: {one.reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {(errors.appliedIds || errors.devIds) && (
        <p className="ma-error" role="alert">
          {errors.appliedIds ?? errors.devIds}
        </p>
      )}
    </section>
  )
}
