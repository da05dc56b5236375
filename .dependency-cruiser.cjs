// Modules import each other downwards only; the front ends take types only from what is generated.
const order = [
  'indexes',
  'accounts',
  'taxonomy',
  'files',
  'notifications',
  'companies',
  'candidates',
  'jobs',
  'applications',
  'interviews',
  'screening',
  'reviews',
  'talent',
  'chat',
  'mailing',
  'content',
  'privacy',
  'imports',
  'backups',
  'reporting',
  'catalogues',
  'pages',
]

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'models of a module name each other, and events the models that they carry; of everything else one takes from the other',
      severity: 'error',
      from: {
        path: '^(api|portal|admin)/',
        // a named middleware loads itself when a route first needs it
        pathNot: '^api/([^/]+/(models/|events\\.ts$)|http/middleware/)',
      },
      to: { circular: true },
    },
    {
      name: 'every-arrow-is-seen',
      comment: 'a name that does not lead to a file here would pass by every other rule',
      severity: 'error',
      from: {},
      to: { path: '^#(?!generated/)' },
    },
    {
      name: 'engines-know-no-product',
      comment:
        'an engine gets what it needs from its caller: a module of the product, a setting, a connection',
      severity: 'error',
      from: { path: '^api/engines/' },
      to: {
        path: '^(#(?!api/)|#?(api/(?!engines/)|database/|\\.adonisjs/))',
      },
    },
    {
      name: 'engines-by-their-port',
      comment:
        'api/engines/NAME is imported by NAME.ts only, by a worker of the portal by in_browser.ts',
      severity: 'error',
      from: { path: '^(api/(?!engines/)|portal/|admin/)' },
      to: { path: '^#?api/engines/', pathNot: '^#?api/engines/([^/]+)/(\\1|in_browser)(\\.ts)?$' },
    },
    {
      name: 'engines-use-each-other-by-their-port',
      severity: 'error',
      from: { path: '^api/engines/([^/]+)/' },
      to: {
        path: '^#?api/engines/',
        pathNot: ['^#?api/engines/$1/', '^#?api/engines/([^/]+)/\\1(\\.ts)?$'],
      },
    },
    ...order.slice(0, -1).map((name, index) => ({
      name: `${name}-imports-downwards`,
      comment: `api/${name} stands below ${order.slice(index + 1).join(', ')}: raise an event and wire it in api/start/events.ts`,
      severity: 'error',
      from: { path: `^api/${name}/` },
      to: {
        path: `^#?api/(${order.slice(index + 1).join('|')})/`,
        // facts are plain data, for every floor
        pathNot: '_facts(\\.ts)?$',
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'facts-are-pure',
      comment:
        'a file of facts is read by API, console, portal, seeds and tests: it takes other facts only, and the marks of sentences',
      severity: 'error',
      from: { path: '_facts\\.ts$' },
      to: {
        pathNot: ['_facts(\\.ts)?$', 'http/choices(\\.ts)?$', 'languages/sentence(\\.ts)?$'],
      },
    },
    {
      name: 'no-foreign-insides',
      comment:
        'a module takes models, events and verbs of another, never its controllers, validators or policies',
      severity: 'error',
      from: { path: '^api/([^/]+)/', pathNot: '^api/reporting/' },
      to: {
        path: '^#?api/.+_(controller|policy|validators)(\\.ts)?$',
        pathNot: '^#?api/$1/',
      },
    },
    {
      name: 'portal-takes-generated-types-only',
      comment:
        'types come from what is generated; only pure tables (definitions, facts, flows, what addresses of lists mean) are shared',
      severity: 'error',
      from: { path: '^(portal|admin)/' },
      to: {
        path: '^#?(api|database|config|start)/',
        pathNot: [
          '^#?api/(catalogues/(definition|definitions/)|[a-z]+/[a-z]+_states|http/choices|pages/(page_address|content_filter)|jobs/browse/job_address|accounts/admin_rights)',
          '_facts(\\.ts)?$',
          '_flow(\\.ts)?$',
          '^#?api/flow/flow(\\.ts)?$',
          '^#?api/engines/[^/]+/in_browser(\\.ts)?$',
        ],
      },
    },
    {
      name: 'features-meet-at-their-index',
      comment: 'a feature of the portal takes from another only what its index.ts shows',
      severity: 'error',
      from: { path: '^portal/src/features/([^/]+)/' },
      to: {
        path: '^portal/src/features/',
        pathNot: '^portal/src/features/($1/|[^/]+/index\\.ts$)|\\.css$',
      },
    },
    {
      name: 'parts-know-no-feature',
      comment:
        'portal/src/components has no subject; what belongs to a word of the product lies in its feature',
      severity: 'error',
      from: { path: '^portal/src/components/' },
      to: { path: '^portal/src/features/' },
    },
    {
      name: 'front-ends-do-not-bundle-the-server',
      severity: 'error',
      from: { path: '^(portal|admin)/' },
      to: { path: '#generated/(controllers|models)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|build|dist|tmp|public|\\.adonisjs)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // `#api/…` and the other names of package.json; without it they are taken for packages and no rule sees a file
    webpackConfig: { fileName: './dependency-cruiser.resolve.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
