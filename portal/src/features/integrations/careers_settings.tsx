import '../../components/lists/cards.css'
import '../../components/two_columns.css'
import {
  Alert,
  Anchor,
  Button,
  ColorInput,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { careersLimits, inkOn } from '#api/integrations/careers/careers_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { PageSkeleton } from '../../components/page/skeletons'
import { Copied } from './copied'
import { OwnAddress } from './own_address'

type Page = DataOf<'GET', '/client/careers-page'>

/** How the company's jobs are shown at an address of their own, on its site and by job boards. */
export function CareersSettings() {
  const page = useQuery(read('GET', '/client/careers-page'))
  if (!page.data)
    return (
      <NotYet read={page} what={t`The careers page`}>
        <PageSkeleton />
      </NotYet>
    )
  return <Settings page={page.data.data} />
}

function Settings({ page }: { page: Page }) {
  const form = useSendForm({
    initialValues: {
      isOn: page.isOn,
      accent: page.accent,
      headline: page.headline ?? '',
      intro: page.intro ?? '',
    },
    send: ({ headline, intro, ...rest }) =>
      api.put('/client/careers-page', {
        body: { ...rest, headline: headline || null, intro: intro || null },
      }),
    refreshes: ['/client/careers-page'],
    guard: true,
  })
  const { accent } = form.values
  const isColor = /^#[0-9a-f]{6}$/i.test(accent)
  return (
    <div className="two-columns in-careers">
      <Stack>
        <section className="card" aria-labelledby="careers-look">
          <h2 id="careers-look" className="in-title">
            {t`Careers page`}
          </h2>
          <form onSubmit={form.submit} noValidate>
            <Stack>
              <Refused failure={form.failure} beside={['accent', 'headline', 'intro']} />
              <Switch
                label={t`Show our jobs on a page, in feeds and on other sites`}
                {...form.getInputProps('isOn', { type: 'checkbox' })}
              />
              <ColorInput
                label={t`Colour`}
                description={t`Text on it turns black or white, and links are shaded until they can be read`}
                format="hex"
                eyeDropperButtonProps={{ 'aria-label': t`Pick a colour from the screen` }}
                {...form.getInputProps('accent')}
              />
              {isColor && (
                <p
                  className="in-sample"
                  style={{ background: accent, color: inkOn(accent) }}
                  aria-hidden="true"
                >
                  {form.values.headline || t`Work with us`}
                </p>
              )}
              <TextInput
                label={t`Headline`}
                maxLength={careersLimits.headline.max}
                {...form.getInputProps('headline')}
              />
              <Textarea
                label={t`Introduction`}
                description={t`Your tagline, unless you write one`}
                autosize
                minRows={3}
                maxLength={careersLimits.intro.max}
                {...form.getInputProps('intro')}
              />
              <Button type="submit" loading={form.busy} disabled={!form.isDirty()}>
                {t`Save`}
              </Button>
            </Stack>
          </form>
        </section>
        <OwnAddress isPublic={page.isPublic} />
      </Stack>
      <section className="card" aria-labelledby="careers-where">
        <h2 id="careers-where" className="in-title">
          {t`Where your jobs are shown`}
        </h2>
        <Stack>
          {page.isPublic ? (
            <Text size="sm">
              <Trans>
                <Anchor href={page.url} underline="always">
                  Open the careers page
                </Anchor>
                . It shows every open job, as soon as it is approved.
              </Trans>
            </Text>
          ) : (
            <Alert color="amber">
              {page.isOn
                ? t`These addresses open once your company is verified.`
                : t`These addresses are off. Switch the page on to open them.`}
            </Alert>
          )}
          <Copied label={t`Careers page`} value={page.url} />
          <Copied
            label={t`List for your own site`}
            description={t`Put this line where the list should appear. It sets no cookies.`}
            value={page.snippet}
            lines={3}
          />
          <Copied
            label={t`Feed for Indeed`}
            description={t`Give it to Indeed as an XML feed`}
            value={page.indeedUrl}
          />
          <Copied
            label={t`Feed for LinkedIn`}
            description={t`Give it to LinkedIn as an XML feed`}
            value={page.linkedinUrl}
          />
          <Text size="sm" c="dimmed">
            {t`Google finds your jobs on its own: each job page carries the structured data that it reads.`}
          </Text>
        </Stack>
      </section>
    </div>
  )
}
