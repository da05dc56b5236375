declare module '*.css'
declare module '*.woff2?url' {
  const url: string
  export default url
}
/** The messages of every language by their English text, compiled; see bin/texts/messages.mjs. */
declare module 'virtual:catalogues' {
  const catalogues: Partial<Record<string, Record<string, any>>>
  export default catalogues
}
