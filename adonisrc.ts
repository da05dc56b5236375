import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  directories: {
    config: 'api/config',
    start: 'api/start',
    providers: 'api/providers',
    commands: 'api/commands',
  },

  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@adonisjs/bouncer/commands'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('#providers/cluster_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('#providers/preload_provider'),
    () => import('#providers/replica_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/static/static_provider'),
    () => import('@adonisjs/cors/cors_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/bouncer/bouncer_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    {
      file: () => import('@adonisjs/vite/vite_provider'),
      environment: ['web'],
    },
    () => import('#providers/api_provider'),
    // before what works, as it ends after it
    () => import('#providers/watch_provider'),
    () => import('#providers/queue_provider'),
    () => import('#providers/live_provider'),
    { file: () => import('#providers/search_provider'), environment: ['web'] },
    { file: () => import('#providers/welcome_provider'), environment: ['web'] },
  ],

  preloads: [
    () => import('#start/routes'),
    () => import('#start/kernel'),
    () => import('#start/events'),
    () => import('#start/background'),
    () => import('#start/transmit'),
  ],

  metaFiles: [
    { pattern: 'public/**', reloadServer: false },
    { pattern: 'dist/**', reloadServer: false },
  ],

  tests: {
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.ts'], timeout: 600_000 },
      { name: 'functional', files: ['tests/functional/**/*.spec.ts'], timeout: 600_000 },
      { name: 'browser', files: ['tests/browser/**/*.spec.ts'], timeout: 600_000 },
    ],
    forceExit: false,
  },

  hooks: {
    init: [
      indexEntities({
        manifest: { enabled: false },
        events: { enabled: false },
        listeners: { enabled: false },
        controllers: {
          enabled: true,
          source: 'api',
          glob: ['**/*_controller.ts'],
          importAlias: '#api',
        },
        transformers: {
          enabled: true,
          source: 'api',
          glob: ['**/*_transformer.ts'],
          importAlias: '#api',
        },
      }),
      {
        // the catalogue definitions as one list, the models and the verbs of flows by name, and the client's manifest for our own config folder
        run(_, __, indexes) {
          indexes.add('catalogues', {
            source: 'api/catalogues/definitions',
            as: 'barrelFile',
            exportName: 'catalogues',
            importAlias: '#api/catalogues/definitions',
            disableLazyImports: true,
            output: '.adonisjs/server/catalogues.ts',
          })
          indexes.add('models', {
            source: 'api',
            glob: ['**/models/*.ts'],
            as: 'barrelFile',
            exportName: 'models',
            importAlias: '#api',
            skipSegments: ['models'],
            output: '.adonisjs/server/models.ts',
          })
          indexes.add('moves', {
            source: 'api',
            glob: ['**/*_moves.ts'],
            as: 'barrelFile',
            exportName: 'moves',
            importAlias: '#api',
            output: '.adonisjs/server/moves.ts',
          })
          indexes.add('manifest', {
            source: 'api/config',
            filter: (path, isDirectory) =>
              isDirectory || /(auth|hash|logger|limiter|drive)\.ts$/.test(path),
            as(vfs, buffer, ___, helpers) {
              buffer.write('/// <reference path="../../adonisrc.ts" />')
              for (const file of Object.values(vfs.asList())) {
                buffer.write(`/// <reference path="${helpers.toImportPath(file)}" />`)
              }
            },
            output: '.adonisjs/client/manifest.d.ts',
          })
        },
      },
      generateRegistry(),
    ],
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },
})
