import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/** Compressed bytes of script that a page begins with, which is what a phone fetches before it is live. */
const MOST = 100_000
const ROUTES = 'portal/src/app/routing/routes.tsx'

type Chunk = { file: string; imports?: string[] }
const compress = promisify(brotliCompress)

/** The public pages by the files of their screens; those in braces are made of Mantine's components. */
const screens = () =>
  [
    ...fs
      .readFileSync(app.makePath(ROUTES), 'utf8')
      .matchAll(/(\{ \.\.\.)?open\('([^']+)', \(\) => import\('([^']+)'\)/g),
  ]
    .filter(([, braced]) => !braced)
    .map(([, , path, file]) => [path, `${join(dirname(ROUTES), file)}.tsx`])

test.group('The script of a page', () => {
  test('is small where people begin: on every public page, and where they sign in', async ({
    assert,
  }) => {
    const built: Record<string, Chunk> = JSON.parse(
      fs.readFileSync(app.makePath('public/assets/.vite/portal.json'), 'utf8')
    )
    const sizes = new Map<string, Promise<number>>()
    // a build for tests has quick copies beside its files, which are a third larger
    const sizeOf = (file: string) => {
      const content = fs.readFileSync(app.makePath('public/assets', file))
      if (!sizes.has(file))
        sizes.set(
          file,
          compress(content).then(({ length }) => length)
        )
      return sizes.get(file)!
    }
    const filesOf = (key: string, files = new Set<string>()) => {
      const { file, imports = [] } = built[key]
      if (!files.has(file)) {
        files.add(file)
        for (const one of imports) filesOf(one, files)
      }
      return files
    }
    const found = screens()
    assert.includeMembers(
      found.map(([path]) => path),
      ['/', '/jobs', '/jobs/:slug', '/companies/:slug', '/pricing', '/blogs/:slug', '/login']
    )
    const heavy: string[] = []
    for (const [path, screen] of found) {
      const files = filesOf(screen, filesOf('portal/src/main.tsx'))
      const all = await Promise.all([...files].map(sizeOf))
      const sum = all.reduce((one, more) => one + more)
      assert.isAbove(sum, 50_000, path)
      if (process.env.SIZES) console.log(path, sum)
      if (sum > MOST) heavy.push(`${path}: ${sum}`)
    }
    assert.deepEqual(heavy, [])
  })
})
