export function compress(folder: string, options?: { quick?: boolean }): Promise<void>
