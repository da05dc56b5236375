import type { CodeLanguage, RunState } from '#api/engines/code_runner/code_runner'

/** Code that means harm, how its run ends, and what the first case then says. */
export type Hostile = {
  what: string
  language: CodeLanguage
  source: string
  state: RunState | RunState[]
  error?: RegExp
  returned?: RegExp
}

const js = (what: string, body: string, rest: Pick<Hostile, 'state' | 'error' | 'returned'>) =>
  ({ what, language: 'javascript', source: `function f(given) {\n${body}\n}`, ...rest }) as const
const py = (what: string, body: string, rest: Pick<Hostile, 'state' | 'error' | 'returned'>) => {
  const source = `def f(given):\n${body.replace(/^/gm, '    ')}`
  return { what, language: 'python', source, ...rest } as const
}
const sql = (what: string, source: string, rest: Pick<Hostile, 'state' | 'error' | 'returned'>) =>
  ({ what, language: 'sql', source, ...rest }) as const

const slow = { state: 'timed out', error: /time ran out/i } as const
const greedy = { state: 'out of memory', error: /memory/i } as const
const denied = (error: RegExp) => ({ state: 'ran', error }) as const

export const hostile: Hostile[] = [
  js('an endless loop', 'for (;;);', slow),
  js(
    'an endless chain of promises',
    'const again = () => Promise.resolve().then(again); return again()',
    slow
  ),
  js('a timer that never ends', 'return new Promise(() => setInterval(() => {}, 1000))', slow),
  js('a promise that nobody settles', 'return new Promise(() => {})', denied(/never settled/)),
  {
    what: 'an endless loop while it is loaded',
    language: 'javascript',
    source: 'for (;;);',
    ...slow,
  },
  js('an expression that tries every way', "return /^(a+)+$/.test('a'.repeat(40) + 'b')", slow),
  js('a huge indexOf', "return 'a'.repeat(2e7).indexOf('a'.repeat(1e7) + 'b')", {
    state: ['timed out', 'out of memory'],
  }),
  js('a huge join', "return new Array(4294967295).join('').length", {
    state: ['timed out', 'out of memory', 'ran'],
  }),
  js('10 GB in small parts', 'const all = []; for (;;) all.push(new Array(1e5).fill(1))', greedy),
  js('10 GB at once', 'return new Uint8Array(10 * 2 ** 30).length', {
    state: ['ran', 'out of memory'],
    error: /RangeError|memory/,
  }),
  js(
    'memory while it is caught',
    'const all = []; for (;;) try { all.push(new Uint8Array(1e6)) } catch {}',
    {
      state: ['timed out', 'out of memory'],
    }
  ),
  {
    what: 'memory while it is loaded',
    language: 'javascript',
    source: 'const all = []; for (;;) all.push(new Uint8Array(1e6))',
    ...greedy,
  },
  js('deep recursion', 'return f(given) + 1', denied(/RangeError|stack|InternalError/)),
  js('a deep value', 'let deep = []; for (let i = 0; i < 1e6; i++) deep = [deep]; return deep', {
    state: ['ran', 'failed', 'out of memory', 'timed out'],
  }),
  js('much output', "for (let i = 0; i < 1e4; i++) console.log('x'.repeat(1000)); return 1", {
    state: 'ran',
    returned: /^1$/,
  }),
  js('a huge result', "return 'x'.repeat(1e6)", denied(/more than 64 KB/)),
  js('the process', 'return process.env', denied(/process is not defined/)),
  js(
    'a module of Node',
    "return import('node:fs').then((fs) => fs.readFileSync('/etc/passwd', 'utf8'))",
    denied(/ReferenceError|could not load|not/i)
  ),
  js('the network', "return fetch('http://127.0.0.1/')", denied(/fetch is not defined/)),
  js(
    'a way out by constructors',
    "return this.constructor.constructor('return typeof process')()",
    {
      state: 'ran',
    }
  ),

  py('an endless loop', 'while True: pass', slow),
  py('a sleep without end', 'import asyncio\nreturn asyncio.sleep(1e6)', slow),
  py(
    'a fork bomb',
    'import os\nwhile True: os.fork()',
    denied(/OSError|AttributeError|BlockingIOError|NotImplementedError/)
  ),
  py('a shell', "import os\nreturn os.system('id')", { state: ['ran', 'failed'] }),
  py(
    'another process',
    "import subprocess\nreturn subprocess.run(['id'], capture_output=True).stdout.decode()",
    denied(/OSError|process/)
  ),
  py(
    'a process by Node',
    "import js\nreturn js.process.getBuiltinModule('child_process').execSync('id').toString()",
    denied(/Error/)
  ),
  py(
    'threads',
    'import threading\nfor _ in range(1000): threading.Thread(target=f, args=(1,)).start()',
    denied(/RuntimeError/)
  ),
  py(
    '10 GB in small parts',
    "all = []\nwhile True: all.append('x' * 1000000 + str(len(all)))",
    greedy
  ),
  py('10 GB at once', 'return len([0] * 10**9)', greedy),
  py(
    '10 GB in the memory of Node',
    'import js\nreturn js.Uint8Array.new(10 * 2**30).fill(1).length',
    {
      state: ['ran', 'out of memory', 'failed'],
      error: /RangeError|memory|process|Error/,
    }
  ),
  py(
    'much in the memory of Node',
    'import js\nkept = []\nwhile True: kept.append(js.Uint8Array.new(2**26).fill(1))',
    {
      state: ['ran', 'out of memory', 'failed', 'timed out'],
      error: /./,
    }
  ),
  py('deep recursion', 'return f(given) + 1', denied(/RecursionError/)),
  py('a deep value', 'deep = []\nfor _ in range(10**6): deep = [deep]\nreturn deep', {
    state: ['ran', 'failed', 'out of memory'],
    error: /RecursionError|process|memory/,
  }),
  py('a huge number', 'return 10 ** 10 ** 9', { state: ['timed out', 'out of memory'] }),
  py('much output', "for _ in range(100000): print('x' * 1000)\nreturn 1", {
    state: 'ran',
    returned: /^1$/,
  }),
  py('a file of the host', "return open('/etc/passwd').read()", denied(/FileNotFoundError/)),
  py(
    'the folder of the host',
    "import pyodide_js\npyodide_js.mountNodeFS('/host', '/')\nreturn open('/host/etc/passwd').read()",
    denied(/Error/)
  ),
  py(
    'a socket',
    "import socket\nsocket.create_connection(('127.0.0.1', 80), 1)\nreturn 'connected'",
    denied(/Error/)
  ),
  py(
    'a request',
    "import urllib.request\nreturn urllib.request.urlopen('http://127.0.0.1/').read().decode()",
    denied(/Error/)
  ),
  py(
    'the fetch of Node',
    "import js\nreturn js.fetch('http://127.0.0.1/')",
    denied(/AttributeError: fetch/)
  ),
  py(
    'code in Node',
    "from pyodide.code import run_js\nreturn run_js('process.pid')",
    denied(/EvalError|Code generation/)
  ),
  py(
    'inner parts of Node',
    "import js\nreturn js.process.binding('tcp_wrap')",
    denied(/not available/)
  ),
  py('the end of the process', 'import js\njs.process.exit(0)', {
    state: 'failed',
    error: /process ended/,
  }),
  py(
    'a signal to the server',
    'import js\njs.process.kill(js.process.ppid, "SIGKILL")',
    denied(/not available/)
  ),
  py(
    'lines of its own in the results',
    `import js\nfor _ in range(50000): js.process.stdout.write('{"outcome":{"value":"1","ms":0}}' + 'x' * 100 + chr(10))\nreturn 1`,
    {
      state: ['ran', 'failed'],
    }
  ),

  sql(
    'an endless statement',
    'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n',
    slow
  ),
  sql(
    '10 GB in small parts',
    'create table a (t); with recursive n(i) as (select 1 union all select i + 1 from n) insert into a select zeroblob(4000000) from n',
    greedy
  ),
  sql('10 GB at once', 'select length(randomblob(900000000))', {
    state: ['ran', 'out of memory'],
    error: /memory|too big/,
  }),
  sql(
    'a file of the host',
    "attach '/etc/passwd' as host; select * from host.sqlite_master",
    denied(/unable|not a database|no statement/i)
  ),
  sql(
    'a library',
    "select load_extension('libc.so.6')",
    denied(/no such function|not authorized|not found/)
  ),
  sql(
    'a table without end',
    'with recursive n(i) as (select 1 union all select i + 1 from n) select i from n',
    denied(/more than/)
  ),
]
