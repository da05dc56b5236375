import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { freePort } from '#tests/free_port'
import { until } from '#tests/until'
import { archiveOf, lastCommit, releaseFiles } from '../../bin/release/archive.mjs'
import { givenFolder, givenPlace } from '../functional/backups/given_place.js'

// here as this suite has everything built
test.group('A release', (group) => {
  const commit = lastCommit()
  let files: ReturnType<typeof releaseFiles>
  group.setup(() => void (files = releaseFiles(commit)))
  const textOf = (name: string) => String(files.find(([each]) => each === name)?.[1])

  test('holds what runs, and neither secrets nor sources, tests, data', async ({ assert }) => {
    const names = files.map(([name]) => name)
    assert.includeMembers(names, [
      ...['ace.js', 'adonisrc.js', 'bin/server.js', 'bin/console.js', 'bin/start.mjs', 'LICENSE'],
      ...['api/start/routes.js', '.adonisjs/server/operations.json', 'dist/server/server.js'],
      ...['database/functions/company_key.sql', 'database/data/exchange_rates.json'],
      ...['public/assets/.vite/portal.json', 'public/assets/.vite/console.json', 'public/sw.js'],
    ])
    const forbidden = /(^|\/)(\.env|\.git|tmp|tests|node_modules)(\/|$)|\.tsx?$|\.(key|pem|log)$/
    assert.deepEqual(
      names.filter((name) => forbidden.test(name)),
      []
    )
    const key = process.env.APP_KEY!
    assert.isAbove(key.length, 15)
    const telling = files.filter(([, content]) =>
      [key, app.makePath()].some((text) => content.includes(text))
    )
    assert.deepEqual(
      telling.map(([name]) => name),
      [],
      'neither the key of this checkout nor its place'
    )
  })

  test('names its packages with their versions and licences, without those for tests', ({
    assert,
  }) => {
    const lock: Record<string, { version: string; dev?: boolean }> = JSON.parse(
      textOf('package-lock.json')
    ).packages
    assert.notProperty(JSON.parse(textOf('package.json')), 'devDependencies')
    assert.property(lock, 'node_modules/@adonisjs/core')
    for (const name of ['playwright', 'eslint', '@japa/runner'])
      assert.notProperty(lock, `node_modules/${name}`)
    const materials = JSON.parse(textOf('sbom.cdx.json'))
    assert.equal(materials.bomFormat, 'CycloneDX')
    const core = materials.components.find(
      ({ purl }: { purl: string }) =>
        purl === `pkg:npm/%40adonisjs/core@${lock['node_modules/@adonisjs/core'].version}`
    )
    assert.equal(core.licenses[0].license.id, 'MIT')
    assert.equal(core.hashes[0].alg, 'SHA-512')
  })

  test('has the same bytes when it is made again, as old as its commit', async ({ assert }) => {
    const some = files.filter(([name]) => /^(api|bin|sbom)/.test(name))
    const archive = await archiveOf(some, 'candor', commit)
    const again = await archiveOf(
      releaseFiles(commit).filter(([name]) => /^(api|bin|sbom)/.test(name)),
      'candor',
      commit
    )
    assert.isTrue(archive.equals(again))
    const names: string[] = []
    for await (const entry of Readable.from([gunzipSync(archive)]).pipe(extract())) {
      const { name, mtime, uid, mode } = entry.header
      names.push(name)
      assert.deepEqual([mtime!.getTime() / 1000, uid, mode], [commit.seconds, 0, 0o644])
      entry.resume()
    }
    assert.isAbove(names.length, 1_000)
    assert.deepEqual(names, [...names].sort())
  })

  test('starts in an empty place by one command, without building, and shows its pages', async ({
    assert,
    cleanup,
  }) => {
    const folder = join(givenFolder(cleanup), 'candor')
    const archive = await archiveOf(files, 'candor', commit)
    for await (const entry of Readable.from([gunzipSync(archive)]).pipe(extract())) {
      const file = join(dirname(folder), entry.header.name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await buffer(entry))
    }
    await symlink(app.makePath('node_modules'), join(folder, 'node_modules'))
    const place = await givenPlace(cleanup)
    const port = String(await freePort())
    const env = { ...process.env, ...place.env, PORT: port, HOST: '127.0.0.1', APP_URL: '' }
    const child = spawn(process.execPath, ['bin/start.mjs'], {
      cwd: folder,
      env: { ...env, NODE_ENV: 'production', TEST_FOLDER: undefined },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let told = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (told += text))
    cleanup(async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    })
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    await until(
      () =>
        child.exitCode !== null ||
        get('/api/v1/readiness').then(
          ({ ok }) => ok,
          () => false
        ),
      100_000
    )
    for (const path of ['/', '/admin', '/jobs', '/api/v1/openapi.json'])
      assert.equal((await get(path)).status, 200, path)
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await get('/admin')).text())
    assert.equal((await get(script![1])).status, 200)
    assert.match(told, /Preparing the database/)
    assert.notMatch(told, /Building|Compiling|Installing|Generating/)
  })
})
