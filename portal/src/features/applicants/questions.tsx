import { Textarea } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { applicationLimits } from '#api/applications/application_facts'
import type { Asked } from './asked'

type Form = {
  values: { answers: Record<string, string> }
  getInputProps(name: string): object
}

/** The questions of the company, and room for a few lines. */
export function Questions({ asked, form }: { asked: Asked[]; form: Form }) {
  return (
    <>
      {asked.length > 0 && (
        <section className="c-section" aria-labelledby="questions">
          <header>
            <div>
              <h2 id="questions">{t`Questions from the company`}</h2>
              <p>
                {asked.some((one) => one.isMandatory)
                  ? t`Those with a star need an answer.`
                  : t`These are optional.`}
              </p>
            </div>
          </header>
          <div className="c-form">
            {asked.map(({ key, question, isMandatory }) => (
              <Textarea
                key={key}
                label={question}
                withAsterisk={isMandatory}
                autosize
                minRows={2}
                maxRows={10}
                maxLength={applicationLimits.answer.max}
                {...form.getInputProps(`answers.${key}`)}
                value={form.values.answers[key] ?? ''}
              />
            ))}
          </div>
        </section>
      )}
      <section className="c-section" aria-labelledby="letter">
        <header>
          <div>
            <h2 id="letter">{t`A few lines`}</h2>
            <p>{t`Optional. What draws you to this job?`}</p>
          </div>
        </header>
        <Textarea
          aria-labelledby="letter"
          autosize
          minRows={4}
          maxRows={14}
          maxLength={applicationLimits.coverLetter.max}
          {...form.getInputProps('coverLetter')}
        />
      </section>
    </>
  )
}
