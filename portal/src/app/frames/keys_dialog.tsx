import { Kbd } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Dialog } from '../../components/dialog'
import { keysTold } from '../../components/keys'

/** What ? opens: the keys of the screen that is open, those that work everywhere, and where G leads. */
export default function KeysDialog({
  places,
  onClose,
}: {
  places: (readonly [letter: string, label: string])[]
  onClose: () => void
}) {
  const here = Object.entries(keysTold())
  const groups: [string, (readonly [string, string])[]][] = [
    [t`On this screen`, here],
    [
      t`Everywhere`,
      [
        ['Ctrl K', t`Search and commands`],
        ['?', t`These keys`],
        ['Esc', t`Close what is open`],
      ],
    ],
    [t`Go to`, places.map(([letter, label]) => [`G ${letter.toUpperCase()}`, label] as const)],
  ]
  return (
    <Dialog onClose={onClose} title={t`Keys`} size="lg">
      <div className="c-keys">
        {groups
          .filter(([, keys]) => keys.length > 0)
          .map(([title, keys]) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {keys.map(([key, words]) => (
                  <KeyLine key={key} keys={key} words={words} />
                ))}
              </dl>
            </section>
          ))}
      </div>
    </Dialog>
  )
}

function KeyLine({ keys, words }: { keys: string; words: string }) {
  return (
    <>
      <dt>
        <Kbd size="xs">{keys}</Kbd>
      </dt>
      <dd>{words}</dd>
    </>
  )
}
