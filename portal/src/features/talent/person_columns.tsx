import './rows.css'
import { Badge } from '@mantine/core'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { Face } from '../../components/face'
import { countryName } from '../../components/format'
import type { BulkAct } from '../../components/lists/grid/chosen_bar'
import type { GridColumn } from '../../components/lists/grid/grid'
import { MarksLine } from '../../components/marks/verified_marks'
import { availabilities } from '#api/candidates/candidate_facts'
import { labelIn } from '#api/http/choices'
import { nameOf, notice, PaidMark, type Card } from './candidate_facts'

type Sorts = Partial<Record<string, readonly [string, string?]>>

/** What a table of developers can show of each; `sorts` names the orders that the list has, by column. */
export const personColumns = <Row extends Card>(sorts: Sorts): GridColumn<Row>[] => [
  {
    key: 'who',
    label: t`Candidate`,
    fixed: true,
    sorts: sorts.who,
    render: (one) => (
      <span className="ta-grid-who">
        <Face name={nameOf(one)} src={one.userImage} size={28} />
        <span>
          <span>
            <Link to={`/client/candidates/${one._id}`}>{nameOf(one)}</Link>
            <PaidMark card={one} />
          </span>
          <small>{one.headline}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'headline',
    label: t`Headline`,
    usual: true,
    render: (one) => <span className="c-grid-clip">{one.headline}</span>,
  },
  {
    key: 'experience',
    label: t`Experience`,
    usual: true,
    align: 'right',
    sorts: sorts.experience,
    render: (one) =>
      one.experience > 0
        ? plural({ count: one.experience }, { one: '# year', other: '# years' })
        : t`new`,
  },
  {
    key: 'skills',
    label: t`Skills`,
    usual: true,
    render: (one) => (
      <span className="c-grid-clip">
        {one.skills.map(({ skillName }) => skillName).join(', ') || '–'}
      </span>
    ),
  },
  {
    key: 'place',
    label: t`Place`,
    usual: true,
    render: (one) => one.city ?? (one.countryCode ? countryName(one.countryCode) : '–'),
  },
  {
    key: 'available',
    label: t`Availability`,
    usual: true,
    render: (one) => (one.availability ? labelIn(availabilities, one.availability) : '–'),
  },
  { key: 'notice', label: t`Notice`, render: (one) => notice(one.noticePeriodDays) ?? '–' },
  { key: 'english', label: t`English`, usual: true, render: (one) => one.englishBand ?? '–' },
  { key: 'marks', label: t`Tests`, render: (one) => <MarksLine marks={one.marks} /> },
  {
    key: 'contact',
    label: t`Contact`,
    render: (one) => (one.isUnlocked ? <Badge color="gray">{t`Unlocked`}</Badge> : '–'),
  },
]

/** The act that writes a mail to people of a table whose addresses are unlocked; none where nobody's is. */
export const mailAct = (unlocked: readonly { _id: string }[], label: string): BulkAct[] =>
  unlocked.length > 0
    ? [
        {
          id: 'mail',
          label,
          to: `/client/email/write?devs=${unlocked.map(({ _id }) => _id).join(',')}`,
        },
      ]
    : []
