/**
 * Loaded before a process of the suite: what it starts does not stand aside for others. On a busy machine a process that
 * does, as the reader of many resumes, gets nothing for minutes, is ended as too slow, and the test has no profile.
 */
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

os.setPriority = () => {}
syncBuiltinESMExports()
