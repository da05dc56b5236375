import { test } from '@japa/runner'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stage } from '../../../bin/packages.mjs'

type Entry = { version?: string } & Partial<
  Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Record<string, string>>
> & { os?: string[]; cpu?: string[] }

const { packages } = JSON.parse(
  readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')
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

  test('of a start says where each package is, and has none of the tests', ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'candor-stage-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const root = fileURLToPath(new URL('../../..', import.meta.url))
    const paths = stage(root, folder, { tests: false, registry: 'https://packages.example/npm/' })
    const staged = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
    assert.equal(
      staged['node_modules/@adonisjs/core'].resolved,
      `https://packages.example/npm/@adonisjs/core/-/core-${packages['node_modules/@adonisjs/core']!.version}.tgz`
    )
    assert.deepEqual(
      paths.filter((path) => staged[path].integrity && !staged[path].resolved),
      []
    )
    for (const name of ['playwright', 'typescript', 'eslint', '@japa/runner'])
      assert.notProperty(staged, `node_modules/${name}`)
    const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    assert.isUndefined(devDependencies)
  })

  test('has what is built for a system also for macOS and Windows', ({ assert }) => {
    const built = Object.values(packages).filter(({ os, cpu }) => os && cpu)
    const on = (os: string, cpu: string) => (entry: Entry) =>
      entry.os!.includes(os) && entry.cpu!.includes(cpu)
    // a package of a system is named after the one that chooses among them
    const families = (os: string, cpu: string) =>
      Object.entries(packages)
        .filter(([, entry]) => built.includes(entry) && on(os, cpu)(entry))
        .map(([path]) => path.replace(/[-/](linux|linuxmusl|darwin|win32|windows)-.*$/, ''))
    const here = new Set(families('linux', 'x64'))
    assert.isAbove(here.size, 6)
    for (const [os, cpu] of [
      ['darwin', 'arm64'],
      ['win32', 'x64'],
    ]) {
      const there = families(os, cpu)
      const missing = [...here].filter((family) => !there.includes(family))
      // sharp's library lies in its one package on Windows
      const inside = os === 'win32' ? ['node_modules/@img/sharp-libvips'] : []
      assert.deepEqual(missing, inside, os)
    }
  })
})
