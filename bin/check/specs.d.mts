export const suites: string[]
export function suiteOf(file: string): string
export function chosenSpecs(words: string[]): { files: string[]; options: string[]; fault?: string }
