import { configApp } from '@adonisjs/eslint-config'
import regexp from 'eslint-plugin-regexp'
import { unmarkedText } from './bin/texts/unmarked_text.mjs'

const rules = configApp(
  {
    ignores: [
      '.adonisjs/**',
      'build/**',
      'dist/**',
      'public/**',
      'tmp/**',
      'database/schema.ts',
      'tests/load/**/*.tmp.ts',
    ],
  },
  {
    rules: {
      '@unicorn/filename-case': 'off',
      '@unicorn/no-await-expression-member': 'off',
      '@typescript-eslint/no-shadow': 'off',
      // the wire has the spec's names, such as `_id` and `is_saved_profile`
      '@typescript-eslint/naming-convention': 'off',
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      'prettier/prettier': 'off',
    },
  },
  {
    // one function is one thing to read, one file one topic; these bounds only go down, to 60 lines and 400
    ignores: ['database/{migrations,seeders}/**'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // a group of tests is a list of them, and a long one a path through the product; data has a file to itself
    files: ['tests/**'],
    rules: {
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
    },
  },
  {
    // an engine gets its connection and its logger from its caller
    files: ['api/engines/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['@adonisjs/*', 'pg-boss'] }] },
  },
  {
    // users' text reaches these: an expression whose steps grow faster than the text blocks everyone
    files: ['{api,portal,admin,database}/**/*.ts'],
    // its lines are read in the limited process, which ends after ten seconds
    ignores: ['api/engines/resume_reader/{language,pages,sections}/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['portal/src/**/*.{ts,tsx}'],
    plugins: { texts: { rules: { 'no-unmarked-text': unmarkedText } } },
    rules: {
      'texts/no-unmarked-text': [
        'error',
        {
          attributes: [
            ...['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext'],
            ...['action', 'add', 'back', 'button', 'caption', 'description', 'error', 'hint'],
            ...['label', 'message', 'note', 'nothingFoundMessage', 'placeholder', 'prefix'],
            ...['tab', 'thumbLabel', 'title', 'what', 'words'],
          ],
          properties: [
            ...['button', 'caption', 'description', 'foot', 'group', 'hint', 'label', 'message'],
            ...['note', 'placeholder', 'short', 'text', 'title', 'words'],
          ],
          calls: ['notify', 'useTitle'],
          // code, keys and what a program printed are the same in every language
          elements: ['code', 'kbd', 'pre', 'samp'],
          names: [
            // products, and names of files and standards
            ...['Candor', '© Candor', 'LinkedIn', 'GitHub', 'Glassdoor', 'Indeed'],
            ...['API', 'CSV', 'PDF', 'GSTIN', 'JSON Resume'],
            // keys as they are printed on a keyboard
            ...['Ctrl K', 'Esc'],
          ],
        },
      ],
    },
  },
  {
    // what the server tells is found by its English text, so what fills it stands in gaps
    files: ['api/**/*.ts'],
    ignores: ['api/{backups,catalogues,content,engines,commands}/**', 'api/**/*_controller.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "NewExpression[callee.name='Refusal'] > TemplateLiteral[expressions.length>0].arguments:first-child",
          message: "Write a refusal with gaps as sentence('… {day} …', { day }).",
        },
        {
          selector:
            ':matches(Property[key.name=/^(subject|footer)$/] > .value, Property[key.name=lines] > ArrayExpression > *):matches(TemplateLiteral, Literal[value=/ /])',
          message: "Write what a mail says as sentence('… {day} …', { day }).",
        },
      ],
    },
  },
  {
    files: ['portal/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name=/^(maxLength|minLength|max|maxSize)$/] > JSXExpressionContainer > Literal',
          message: 'A bound comes from the facts of its module (api/<module>/<word>_facts.ts).',
        },
      ],
    },
  }
)

// AdonisJS's rules name *.ts only; the screens of portal and console are held to the same
export default rules.map((part) =>
  part.files?.some((files) => files.endsWith('.ts'))
    ? { ...part, files: [...part.files, '**/*.tsx'] }
    : part
)
