import { configApp } from '@adonisjs/eslint-config'

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
  }
)

// AdonisJS's rules name *.ts only; the screens of portal and console are held to the same
export default rules.map((part) =>
  part.files ? { ...part, files: [...part.files, '**/*.tsx'] } : part
)
