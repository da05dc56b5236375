import type { Plugin } from 'vite'

type Said = Record<string, string>
export function messagesOf(code: string, file: string): Promise<string[]>
export function allMessages(root: string): Promise<string[]>
export function catalogueOf(root: string, code: string): Said
export function writeCatalogue(root: string, code: string, said: Said): void
export function messages(options: {
  root: string
  languageOf: (environment: string) => string | undefined
  mirrored?: boolean
}): Plugin
