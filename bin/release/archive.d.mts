type Commit = { id: string; seconds: number }
type Files = [name: string, content: string | Buffer][]

export function commit(): Commit
export function lastCommit(): Commit
export function releaseFiles(commit: Commit): Files
export function archiveOf(files: Files, folder: string, commit: Commit): Promise<Buffer>
