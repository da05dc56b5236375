import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'

type Entry = Partial<
  Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Record<string, string>>
>

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
) as { packages: Record<string, Entry> }

/** As Node looks for a package: beside the one that asks, then a floor up each time. */
function found(from: string, name: string): boolean {
  if (packages[`${from && `${from}/`}node_modules/${name}`]) return true
  if (!from) return false
  const up = from.lastIndexOf('/node_modules/')
  return found(up < 0 ? '' : from.slice(0, up), name)
}

test.group('The lock file', () => {
  // npm leaves out optional packages of other systems at times, and then `npm ci` refuses the whole file
  test('names every package that another one asks for', ({ assert }) => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({
        ...entry.dependencies,
        ...entry.optionalDependencies,
        ...(path === '' ? entry.devDependencies : {}),
      })
        .filter((name) => !found(path, name))
        .map((name) => `${path || 'package.json'} asks for ${name}`)
    )
    assert.deepEqual(missing, [])
  })
})
