// Starts Python with the parts of its library that are used most, and writes its memory to a file; see code_runner.ts.
import { writeFileSync } from 'node:fs'
import { startPython } from './languages/python.ts'

const [, , parts, file] = process.argv
const python = await startPython({ indexURL: parts }, { _makeSnapshot: true })
python.runPython(
  `import ast, asyncio, bisect, collections, csv, dataclasses, datetime, decimal, enum, fractions, functools, heapq
import inspect, io, itertools, json, linecache, math, operator, re, statistics, string, sys, textwrap, traceback, typing`
)
const { makeMemorySnapshot } = python as unknown as { makeMemorySnapshot(): Uint8Array }
writeFileSync(file, makeMemorySnapshot.call(python), { mode: 0o600 })
process.exit()
