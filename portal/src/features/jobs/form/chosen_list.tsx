import { ActionIcon } from '@mantine/core'
import { IconStarFilled, IconStar, IconTrash } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import type { Chosen } from './job_values'

/** What was chosen, in an order that can be changed. */
export function ChosenList({
  label,
  chosen,
  onChange,
  add,
  limit,
}: {
  label: string
  chosen: Chosen[]
  onChange: (chosen: Chosen[]) => void
  add: React.ReactNode
  limit: number
}) {
  return (
    <div>
      <div className="job-form-add">{add}</div>
      {chosen.length > 0 && (
        <ul
          className="job-form-chosen"
          aria-label={t`${label}, ${{ count: chosen.length }} of ${limit}`}
        >
          {chosen.map((one) => (
            <li key={one._id} data-required={one.isRequired || undefined}>
              <ActionIcon
                variant="subtle"
                size={28}
                aria-pressed={one.isRequired}
                aria-label={
                  one.isRequired
                    ? t`${{ name: one.name }} is needed; make it welcome`
                    : t`${{ name: one.name }} is welcome; make it needed`
                }
                onClick={() =>
                  onChange(
                    chosen.map((other) =>
                      other === one ? { ...one, isRequired: !one.isRequired } : other
                    )
                  )
                }
              >
                {one.isRequired ? (
                  <IconStarFilled size={16} />
                ) : (
                  <IconStar size={16} stroke={1.5} />
                )}
              </ActionIcon>
              <span>{one.name}</span>
              <small>{one.isRequired ? t`needed` : t`welcome`}</small>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                aria-label={t`Remove ${{ name: one.name }}`}
                onClick={() => onChange(chosen.filter((other) => other !== one))}
              >
                <IconTrash size={16} stroke={1.5} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
