import { useState } from 'react'
import { ActionIcon, NumberInput, Select, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconTrash } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { api, type DataOf } from '../../../app/api'
import { notify } from '../../../app/notices'
import { read, readKey } from '../../../app/read'
import { NotYet } from '../../../components/page/fetched'
import { Section } from '../../../components/page/page_header'
import { TaxonAdd } from '../../../components/forms/pickers'
import { refresh, useWrite } from '../../../components/forms/write'
import { profileReads } from '../profile_draft'
import { OrderedList, subtle } from './ordered_list'
import { candidateLimits, skillLevels } from '#api/candidates/candidate_facts'

type Skill = DataOf<'GET', '/candidate/dev-techskill'>[number]
type Change = Partial<Pick<Skill, 'years' | 'level' | 'lastUsed'>>

const path = '/candidate/dev-techskill'
const refreshes = [path, ...profileReads]
const thisYear = new Date().getFullYear()
const years = Array.from({ length: 30 }, (_, ago) => String(thisYear - ago))

const bodyOf = ({ years: number, level, lastUsed }: Skill) => ({
  years: number,
  level: level as 'expert' | null,
  lastUsed: lastUsed ? Number(lastUsed) : null,
})

/** The skills in their order, each with years, level and when it was used last; each change saves by itself. */
export function Skills() {
  const client = useQueryClient()
  const skills = useQuery(read('GET', path))
  const rows = skills.data?.data ?? []
  const { send: act } = useWrite((call: () => Promise<unknown>) => call(), {
    refreshes,
    onRefused: () => refresh(client, refreshes),
  })
  const add = (skillId: string) =>
    act(() => api.post(path, { body: { skillId }, notice: 'errors' }))
  const ask = (name: string) => act(() => api.post('/candidate/custom-skill', { body: { name } }))
  const change = (row: Skill, values: Change) =>
    act(() =>
      api.put(`${path}/:id`, {
        params: { id: row._id },
        body: bodyOf({ ...row, ...values }),
        notice: 'errors',
      })
    )
  const order = (ids: string[]) => api.put(`${path}/order`, { body: { ids }, notice: 'errors' })
  const remove = (row: Skill, at: number) =>
    act(async () => {
      await api.delete(`${path}/:id`, { params: { id: row._id }, notice: 'errors' })
      notify.undo(t`${{ skillName: row.skillName }} removed`, () =>
        act(async () => {
          const { data } = await api.post(path, {
            body: { skillId: row.skillId, ...bodyOf(row) },
            notice: 'errors',
          })
          const ids = (await api.get(path)).data
            .map(({ _id }) => _id)
            .filter((id) => id !== data._id)
          await order([...ids.slice(0, at), data._id, ...ids.slice(at)])
        })
      )
    })
  function move(next: Skill[]) {
    client.setQueryData(readKey('GET', path), { ...skills.data!, data: next })
    return act(() => order(next.map(({ _id }) => _id)))
  }
  return (
    <Section
      title={t`Skills`}
      id="skills"
      note={t`Five or more, the strongest first. Jobs then show how many of theirs you have.`}
    >
      <TaxonAdd
        kind="skill"
        label={t`Add a skill`}
        description={
          skills.data && t`${{ count: rows.length }} of ${{ max: candidateLimits.skills.max }}`
        }
        chosen={rows.map((row) => row.skillId)}
        disabled={!skills.data || rows.length >= candidateLimits.skills.max}
        onAdd={(one) => void add(one._id)}
        onAsk={(name) => void ask(name)}
      />
      {!skills.data ? (
        <NotYet read={skills} what={t`Your skills`}>
          <Skeleton height={40} mt="sm" />
        </NotYet>
      ) : (
        rows.length > 0 && (
          <div className="wiz-skills">
            <OrderedList
              name="skills"
              label={t`Your skills`}
              rows={rows}
              called={(row) => row.skillName}
              onMove={move}
            >
              {(row, { grip, buttons }, index) => (
                <div className="wiz-skill">
                  {grip}
                  <strong>{row.skillName}</strong>
                  <div className="sec-acts">
                    {buttons}
                    <ActionIcon
                      {...subtle}
                      aria-label={t`Remove ${{ skillName: row.skillName }}`}
                      onClick={() => void remove(row, index)}
                    >
                      <IconTrash size={18} stroke={1.5} />
                    </ActionIcon>
                  </div>
                  <div className="wiz-skill-facts">
                    <Years
                      key={row.years}
                      row={row}
                      onChange={(number) => void change(row, { years: number })}
                    />
                    <Select
                      aria-label={t`Level of ${{ skillName: row.skillName }}`}
                      placeholder={t`Level`}
                      data={skillLevels}
                      value={row.level}
                      onChange={(level) => void change(row, { level })}
                    />
                    <Select
                      aria-label={t`Year you used ${{ skillName: row.skillName }} last`}
                      allowDeselect={false}
                      data={[
                        { value: '', label: t`Last used` },
                        ...(row.lastUsed && !years.includes(row.lastUsed)
                          ? [...years, row.lastUsed]
                          : years
                        ).map((year) => ({ value: year, label: t`in ${year}` })),
                      ]}
                      value={row.lastUsed ?? ''}
                      onChange={(year) => void change(row, { lastUsed: year || null })}
                    />
                  </div>
                </div>
              )}
            </OrderedList>
          </div>
        )
      )}
    </Section>
  )
}

/** Saves when one leaves the field, not at every key. */
function Years({ row, onChange }: { row: Skill; onChange: (years: number | null) => void }) {
  const [typed, setTyped] = useState<number | string>(row.years ?? '')
  return (
    <NumberInput
      aria-label={t`Years of ${{ skillName: row.skillName }}`}
      placeholder={t`Years`}
      suffix={Number(typed) === 1 ? t` year` : t` years`}
      {...candidateLimits.experience}
      step={1}
      decimalScale={1}
      hideControls
      value={typed}
      onChange={setTyped}
      onBlur={() => {
        const years = typed === '' ? null : Number(typed)
        if (years !== row.years) onChange(years)
      }}
    />
  )
}
