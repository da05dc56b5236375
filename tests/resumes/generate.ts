// node --import=./bin/typescript.mjs tests/resumes/generate.ts [EACH]
import { makeCorpus } from './make_corpus.js'

const corpus = await makeCorpus('tmp/resumes/corpus', { each: Number(process.argv[2] ?? 17) })
for (const { file, half } of corpus) console.log(`${half}\t${file}`)
