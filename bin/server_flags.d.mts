export function serverFlags(env: NodeJS.ProcessEnv): string[]
