/** The sources of the API as the compiler of TypeScript reads them. */
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const config = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => console.error(problem) }
)
export const program = ts.createProgram({
  rootNames: config.fileNames.filter((name) => /\/(api|\.adonisjs)\/|adonisrc/.test(name)),
  options: { ...config.options, noEmit: true },
})
export const checker = program.getTypeChecker()
/** A file's path from the root, without its ending. */
export const here = (name) => relative(root, name).replace(/\.ts$/, '')
