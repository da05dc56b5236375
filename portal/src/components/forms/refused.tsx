import type { ApiError } from '../../app/api'

/**
 * Why a write was refused, where the words are not beside a field already.
 * @param beside the fields of this form that show their own words; without it, every field does
 */
export function Refused({
  failure,
  title,
  beside,
}: {
  failure: ApiError | undefined
  title?: string
  beside?: string[]
}) {
  if (!failure) return null
  const shown = failure.errors.filter(({ field }) => !beside || beside.includes(field))
  if (failure.errors.length > 0 && shown.length === failure.errors.length) return null
  return (
    <p className="refused" role="alert">
      {title && <strong>{title}</strong>}
      {failure.message}
    </p>
  )
}
