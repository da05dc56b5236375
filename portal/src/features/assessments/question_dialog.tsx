import './assessments.css'
import { Button, Checkbox, Group, Select, Text, Textarea, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import {
  assessmentLimits as limits,
  difficulties,
  ownQuestionKinds,
  type Difficulty,
  type OwnQuestionKind,
} from '#api/assessments/assessment_facts'
import { api, type DataOf } from '../../app/api'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'

export type OwnQuestion = DataOf<'GET', '/client/assessment-questions'>[number]

/** A question of the company's own: what it asks, its options, and what is right. */
export function QuestionDialog({
  question,
  onClose,
}: {
  question?: OwnQuestion
  onClose: () => void
}) {
  const form = useSendForm({
    guard: true,
    initialValues: {
      kind: (question?.kind ?? 'one') as OwnQuestionKind,
      body: question?.body ?? '',
      options: question?.options.length ? question.options : ['', '', '', ''],
      right: (question?.kind === 'text' ? [] : (question?.answerKey ?? [])) as number[],
      accepted: question?.kind === 'text' ? question.answerKey.join('\n') : '',
      explanation: question?.explanation ?? '',
      difficulty: (question?.difficulty ?? 'medium') as Difficulty,
    },
    send(values) {
      const { options, answerKey } = written(values)
      const body = {
        kind: values.kind,
        body: values.body,
        options,
        answerKey,
        explanation: values.explanation.trim() || undefined,
        difficulty: values.difficulty,
      }
      return question
        ? api.put('/client/assessment-questions/:id', { params: { id: question._id }, body })
        : api.post('/client/assessment-questions', { body })
    },
    refreshes: ['/client/assessment-questions'],
    onSent: onClose,
  })
  const { kind, options, right } = form.values
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="lg"
      title={question ? t`Change the question` : t`Write a question`}
      action={t`Keep the question`}
      beside={['kind', 'body', 'options', 'answerKey', 'explanation', 'difficulty']}
    >
      <Select
        label={t`Kind`}
        allowDeselect={false}
        data={ownQuestionKinds.map(({ value, label }) => ({ value, label }))}
        {...form.getInputProps('kind')}
      />
      <Textarea
        label={t`Question`}
        withAsterisk
        autosize
        minRows={3}
        maxLength={limits.body.max}
        {...form.getInputProps('body')}
      />
      {kind === 'text' ? (
        <Textarea
          label={t`What counts as right`}
          description={t`One on each line; capital letters and spaces do not matter`}
          withAsterisk
          autosize
          minRows={2}
          {...form.getInputProps('accepted')}
          error={form.errors.answerKey}
        />
      ) : (
        <fieldset className="as-options">
          <legend>
            {kind === 'order' ? t`Steps, in the right order` : t`Options; mark what is right`}
          </legend>
          {options.map((option, place) => (
            <Group key={place} gap="sm" wrap="nowrap">
              {kind !== 'order' && (
                <Checkbox
                  aria-label={t`Option ${{ place: place + 1 }} is right`}
                  checked={right.includes(place)}
                  onChange={(event) =>
                    form.setFieldValue(
                      'right',
                      event.currentTarget.checked
                        ? kind === 'one'
                          ? [place]
                          : [...right, place]
                        : right.filter((one) => one !== place)
                    )
                  }
                />
              )}
              <TextInput
                flex={1}
                aria-label={t`Option ${{ place: place + 1 }}`}
                maxLength={limits.option.max}
                value={option}
                onChange={(event) =>
                  form.setFieldValue(
                    'options',
                    options.map((one, at) => (at === place ? event.currentTarget.value : one))
                  )
                }
              />
            </Group>
          ))}
          {options.length < limits.options.max && (
            <Button
              size="xs"
              variant="default"
              onClick={() => form.setFieldValue('options', [...options, ''])}
            >
              {t`Add an option`}
            </Button>
          )}
          {(form.errors.options ?? form.errors.answerKey) && (
            <Text size="sm" c="red" role="alert">
              {form.errors.options ?? form.errors.answerKey}
            </Text>
          )}
        </fieldset>
      )}
      <Select
        label={t`Difficulty`}
        allowDeselect={false}
        data={difficulties.map(({ value, label }) => ({ value, label }))}
        {...form.getInputProps('difficulty')}
      />
      <Textarea
        label={t`Why it is right (optional)`}
        autosize
        minRows={2}
        maxLength={limits.explanation.max}
        {...form.getInputProps('explanation')}
      />
    </FormDialog>
  )
}

type Written = { kind: OwnQuestionKind; options: string[]; right: number[]; accepted: string }

/** Empty options are left out, and the places of the right ones follow. */
function written({ kind, options, right, accepted }: Written) {
  if (kind === 'text')
    return {
      options: [],
      answerKey: accepted
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }
  const kept = options.flatMap((option, place) => (option.trim() ? [{ option, place }] : []))
  return {
    options: kept.map(({ option }) => option),
    answerKey: kept.flatMap(({ place }, at) => (right.includes(place) ? [at] : [])),
  }
}
