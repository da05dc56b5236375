import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Secret } from '@adonisjs/core/helpers'
import { rules } from '#config/env'

const SETTING = 'SMTP_PASSWORD_FILE'

/** A file with this content, which the setting names until the test ends. */
async function givenFile(content: string, cleanup: (undo: () => Promise<void>) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'candor-secret-'))
  const path = join(folder, 'smtp')
  await writeFile(path, content)
  process.env[SETTING] = path
  cleanup(async () => {
    delete process.env[SETTING]
    await rm(folder, { recursive: true })
  })
  return path
}

test.group('A secret by file', () => {
  const read = (value?: string) => rules.SMTP_PASSWORD('SMTP_PASSWORD', value)

  test('is what the file holds, without the line break at its end', async ({ assert, cleanup }) => {
    await givenFile(' a pass word \r\n', cleanup)
    assert.equal(read()?.release(), ' a pass word ')
    assert.isUndefined(process.env.SMTP_PASSWORD, 'and other processes do not get it')
  })

  test('is refused where the file is missing, empty, a folder, or the setting given besides', async ({
    assert,
    cleanup,
  }) => {
    const path = await givenFile('\n', cleanup)
    assert.throws(() => read(), `${SETTING} names ${path}, which is empty`)
    assert.throws(
      () => read('direct'),
      `SMTP_PASSWORD and ${SETTING} are both set; take one of them away`
    )
    process.env[SETTING] = `${path}.gone`
    assert.throws(() => read(), `${SETTING} names ${path}.gone, which cannot be read (ENOENT)`)
    process.env[SETTING] = join(path, '..')
    assert.throws(() => read(), /SMTP_PASSWORD_FILE names .*, which cannot be read \(EISDIR\)/)
  })

  test('is not looked for where the setting names none', ({ assert, cleanup }) => {
    process.env[SETTING] = ''
    cleanup(() => void delete process.env[SETTING])
    assert.equal(read('direct')?.release(), 'direct')
    assert.isUndefined(read())
  })

  test('may be every secret, and obeys the rule of the setting', async ({ assert, cleanup }) => {
    const path = await givenFile('short', cleanup)
    const secrets = Object.entries(rules).filter(
      ([name]) =>
        /(KEY|KEY_FORMER|KEY_ID|SECRET|TOKEN|PASSWORD|DATABASE_URL)$/.test(name) &&
        // shown on pages, an id, and a number
        !['CAPTCHA_SITE_KEY', 'RAZORPAY_KEY_ID', 'RATE_LIMIT_KEY'].includes(name)
    )
    assert.isAbove(secrets.length, 15)
    for (const [name, rule] of secrets) {
      process.env[`${name}_FILE`] = path
      cleanup(() => void delete process.env[`${name}_FILE`])
      if (name === 'BACKUP_KEY') assert.throws(() => rule(name), /BACKUP_KEY needs at least 32/)
      else {
        const value = rule(name)
        assert.equal(value instanceof Secret ? value.release() : value, 'short', name)
      }
    }
  })
})
