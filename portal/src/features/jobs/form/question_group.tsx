import { jobLimits } from '#api/jobs/job_facts'
import {
  Text,
  Badge,
  Stack,
  TextInput,
  Checkbox,
  Group,
  Switch,
  ActionIcon,
  Button,
} from '@mantine/core'
import { IconTrash, IconPlus } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import type { Group_, Question } from './job_values'

/** A group of questions, of which some are asked of applicants. */
export function QuestionGroup({
  group,
  full,
  errors,
  path,
  onChange,
}: {
  group: Group_
  full: boolean
  errors: Record<string, any>
  path: string
  onChange: (questions: Question[]) => void
}) {
  const { questionLists: questions } = group
  const chosen = questions.filter((item) => item.isChecked).length
  const set = (index: number, change: Partial<Question>) =>
    onChange(questions.map((item, at) => (at === index ? { ...item, ...change } : item)))
  return (
    <details open={chosen > 0 || group.isCustomQuestion}>
      <summary>
        <Text component="span" fw={600} size="sm">
          {group.questionName}
        </Text>{' '}
        {chosen > 0 && <Badge>{chosen}</Badge>}
      </summary>
      <Stack gap={6} mt="xs">
        {questions.map((item, index) => (
          <div key={index} className="job-form-question">
            {group.isCustomQuestion ? (
              <TextInput
                aria-label={t`Your question ${{ index: index + 1 }}`}
                placeholder={t`What would you like to know?`}
                maxLength={jobLimits.question.max}
                value={item.question}
                error={errors[`${path}.${index}.question`]}
                onChange={(event) => set(index, { question: event.currentTarget.value })}
              />
            ) : (
              <Checkbox
                label={item.question}
                checked={item.isChecked}
                disabled={full && !item.isChecked}
                onChange={(event) =>
                  set(index, {
                    isChecked: event.currentTarget.checked,
                    isAdded: event.currentTarget.checked,
                    isMandatory: event.currentTarget.checked && item.isMandatory,
                  })
                }
              />
            )}
            <Group gap={4} wrap="nowrap">
              {item.isChecked && (
                <Switch
                  size="xs"
                  label={t`Must answer`}
                  checked={item.isMandatory}
                  onChange={(event) => set(index, { isMandatory: event.currentTarget.checked })}
                />
              )}
              {group.isCustomQuestion && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t`Remove your question ${{ index: index + 1 }}`}
                  onClick={() => onChange(questions.filter((_, at) => at !== index))}
                >
                  <IconTrash size={16} stroke={1.5} />
                </ActionIcon>
              )}
            </Group>
          </div>
        ))}
        {group.isCustomQuestion && (
          <Button
            variant="default"
            size="xs"
            w="fit-content"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            disabled={full}
            onClick={() =>
              onChange([
                ...questions,
                { question: '', isMandatory: false, isAdded: true, isChecked: true },
              ])
            }
          >
            {t`Add your own question`}
          </Button>
        )}
      </Stack>
    </details>
  )
}
