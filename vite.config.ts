import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Declaration } from 'postcss'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import { buildOf, FIRST_LANGUAGE, languages, mirrored } from './api/languages/language_facts.js'
import { compress } from './bin/compress.mjs'
import { messages } from './bin/texts/messages.mjs'

const assets = 'public/assets'

// of a package of six thousand icons only those that are used are read: a fifth of the time of a build
const experimental = { lazyBarrel: true }

// the portal and the console are separate graphs, so that neither carries what the other needs
const browser = (name: string, input: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: assets,
    emptyOutDir: false,
    assetsDir: name,
    manifest: `.vite/${name}.json`,
    rolldownOptions: {
      input: [input],
      experimental,
      // a screen that takes one piece of a feature does not load the rest of it
      treeshake: { moduleSideEffects: [{ test: featureDoor, sideEffects: false }] },
      output: name.startsWith('portal')
        ? {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'base', test: firstLoad },
                { name: 'mantine', test: mantineLoad },
              ],
            },
          }
        : {},
    },
  },
})

// what every page of the portal begins with, in one file instead of thirty
const firstLoad = new RegExp(
  [
    String.raw`node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@lingui\/(core|react)|@tanstack\/(query-core|react-query))\/(?!.*\/(mutationObserver|useMutation)\.js$)`,
    String.raw`vite\/preload-helper`,
    String.raw`api\/(languages\/language|accounts\/account|jobs\/job|notifications\/notice|taxonomy\/taxonomy)_facts\.ts$`,
    String.raw`api\/http\/choices\.ts$`,
    String.raw`portal\/src\/(app\/(api|flags|frames\/(banner|foot|language_switch|public_layout|scroll_top)|language|leaving|live\/(live|typed)|look\/(scheme|scheme_switch)|nonce|notices|old_reads|query_client|read|routing\/(router|routes?|screen)|session\/(session|session_store)|shell|source|store|taken_file|trans|visits\/visit_bar|wishes)|components\/(face|format|forms\/write|message|page\/(error_boundary|fetched|not_found|old_reads|skeletons|title|unfetched)|focus|spot|when)|features\/jobs\/(job|job_card|my_skills|save_button))\.tsx?$`,
  ].join('|')
)

// what surrounds Mantine's components
const mantineLoad = new RegExp(
  [
    String.raw`@mantine\/core\/esm\/core\/(MantineProvider\/(Mantine(Provider|\.context)\.mjs|(MantineClasses|MantineCssVariables|MantineThemeProvider|color-functions|color-scheme-managers|convert-css-variables|create-theme|merge-mantine-theme|use-mantine-color-scheme|use-respect-reduce-motion)\/|default-(colors|theme)\.mjs)|utils\/(noop|keys|deep-merge|units-converters)\/)`,
    String.raw`@mantine\/hooks\/esm\/use-(media-query|isomorphic-effect|color-scheme)\/.+\.mjs$`,
    String.raw`portal\/src\/app\/look\/(mantine|theme|theme_colours)\.tsx?$`,
  ].join('|')
)

/** What a feature shows to the others. */
const featureDoor = /portal\/src\/features\/\w+\/index\.ts$/

const console: Record<string, EnvironmentOptions> = existsSync('admin/src/main.tsx')
  ? { console: browser('console', 'admin/src/main.tsx') }
  : {}

/**
 * One build of the portal for each language, which has its texts and no others. The first is `client`, as Vite calls it;
 * the mirrored one is for tests (MIRRORED=1).
 */
const spoken = [...languages, ...(process.env.MIRRORED ? [mirrored] : [])]
const environmentOf = (language: { code: string }) =>
  language === FIRST_LANGUAGE ? 'client' : buildOf(language)
const portals = Object.fromEntries(
  spoken.map((language) => [
    environmentOf(language),
    browser(buildOf(language), 'portal/src/main.tsx'),
  ])
)

/** The files that Python loads by their own names, from a folder that is named by its version; see trial_worker.ts. */
export function pythonParts(): Plugin {
  const from = 'node_modules/pyodide'
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  const folder = `portal/python-${version}`
  const names = ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json']
  return {
    name: 'python-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = names.find((one) => request.url === `/${folder}/${one}`)
        if (!name) return next()
        if (name.endsWith('.mjs')) response.setHeader('content-type', 'text/javascript')
        if (name.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm')
        response.end(readFileSync(join(from, name)))
      })
    },
    generateBundle() {
      for (const name of names)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${name}`,
          source: readFileSync(join(from, name)),
        })
    },
  }
}

/**
 * React Router without what its framework mode alone uses: prefetching of pages and errors of server components, reached
 * from each link and route, and the names for developers' tools, each of which keeps what it names in every build.
 */
export function routerAsLibrary(): Plugin {
  return {
    name: 'router-as-library',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/.+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .+;$/gm, '')
          .replace(/= (\w+\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/shouldPrefetch && !isAbsolute \? [^;]+ : link;/, 'link;')
          .replace(/return [^;]+createElement\(RSCErrorHandler, [^;]+;/, 'return result;'),
        map: null,
      }),
    },
  }
}

const THEME = 'virtual:theme.css'

/**
 * The variables of the theme as a sheet like the others, of which a page's HTML carries what it reads; Mantine's provider
 * writes 18 KB of them into every page.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === THEME ? `\0${THEME}` : undefined),
    async load(id) {
      if (id !== `\0${THEME}`) return
      const { colours, cssVariablesResolver } =
        await import('./portal/src/app/look/theme_colours.js')
      const mantine = await import('@mantine/core')
      const variablesOf = (theme: typeof mantine.DEFAULT_THEME) =>
        mantine.defaultCssVariablesResolver(theme)
      const theme = mantine.mergeMantineTheme(mantine.DEFAULT_THEME, colours)
      const known = variablesOf(mantine.DEFAULT_THEME)
      const ours = mantine.deepMerge(variablesOf(theme), cssVariablesResolver(theme))
      const own = (part: 'variables' | 'light' | 'dark') =>
        Object.fromEntries(
          Object.entries(ours[part]).filter(
            ([name, value]) => (known[part] as Record<string, string>)[name] !== value
          )
        )
      return mantine.convertCssVariables(
        { variables: own('variables'), light: own('light'), dark: own('dark') },
        ':root'
      )
    },
  }
}

/**
 * Sizes of text, and of columns of which there are as many as fit, are written in px and built in rem, so that they
 * follow the size which a reader's browser is set to.
 */
const textInRem = {
  postcssPlugin: 'text-in-rem',
  Declaration(declaration: Declaration) {
    const { prop, value } = declaration
    if (/^font(-size)?$/.test(prop) || (/columns$/.test(prop) && value.includes('(auto-fi')))
      declaration.value = value.replace(
        /(?<![\d.])([\d.]+)px\b/g,
        (_, size) => `${Number(size) / 16}rem`
      )
  },
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  // the server's .env says development and is no business of a build
  envDir: false,
  base: command === 'build' ? '/assets/' : '/',
  cacheDir: 'tmp/vite',
  plugins: [
    messages({
      root: import.meta.dirname,
      // while developing, one graph of modules serves every language
      languageOf: (name) =>
        command === 'build' ? spoken.find((one) => environmentOf(one) === name)?.code : undefined,
      mirrored: command === 'serve' || Boolean(process.env.MIRRORED),
    }),
    react(),
    themeVariables(),
    pythonParts(),
    routerAsLibrary(),
  ],
  // the package offers its development files to every build
  resolve: {
    alias:
      command === 'build'
        ? ['index', 'dom-export'].map((file) => ({
            find: new RegExp(`^react-router${file === 'index' ? '' : '/dom'}$`),
            replacement: join(
              import.meta.dirname,
              `node_modules/react-router/dist/production/${file}.mjs`
            ),
          }))
        : [],
  },
  // a worker loads the language that it needs, and no other
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1500, reportCompressedSize: false },
  css: { modules: { localsConvention: 'camelCaseOnly' }, postcss: { plugins: [textInRem] } },
  // a checkout under a folder named tmp must still see its own changes
  server: {
    watch: {
      ignored: ['**/node_modules/**', '**/.adonisjs/**', '**/public/assets/**', '**/dist/**'],
    },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router-dom',
      '@tanstack/react-query',
      '@mantine/core',
    ],
  },
  environments: {
    ...(command === 'build' ? portals : { client: portals.client! }),
    ...console,
    ssr: {
      // bundled, the first page is there in 30 ms instead of 230; in dev the runner takes packages as they are
      resolve: command === 'build' ? { noExternal: true } : {},
      // what is bundled asks no more where it runs: `npm start` says development, and React would check all that it writes
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        rolldownOptions: {
          input: { server: 'portal/src/server.tsx' },
          experimental,
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      rmSync(assets, { recursive: true, force: true })
      const compressing: Promise<void>[] = []
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment)
        const folder = join(assets, environment.config.build.assetsDir)
        // what only tests look at is sent as it is
        if (existsSync(folder) && environment.name !== buildOf(mirrored))
          compressing.push(compress(folder, { quick: Boolean(process.env.QUICK) }))
      }
      await Promise.all(compressing)
    },
  },
}))
