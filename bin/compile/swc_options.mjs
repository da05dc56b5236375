/** How TypeScript becomes JavaScript: for the built server (bin/compile.mjs) as for what runs from its sources (bin/typescript.mjs). */
export const swcOptions = {
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true },
    transform: {
      decoratorMetadata: true,
      legacyDecorator: true,
      react: { runtime: 'automatic' },
    },
    experimental: { keepImportAttributes: true },
    // the search's thread imports its files by their names, as it runs without a loader
    rewriteRelativeImportExtensions: true,
    keepClassNames: true,
  },
}
