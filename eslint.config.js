import { configApp } from '@adonisjs/eslint-config'

export default configApp(
  { ignores: ['.adonisjs/**', 'build/**', 'dist/**', 'public/**', 'tmp/**', 'database/schema.ts', 'tests/load/**/*.tmp.ts'] },
  {
    rules: {
      '@unicorn/filename-case': 'off',
      '@unicorn/no-await-expression-member': 'off',
      '@typescript-eslint/no-shadow': 'off',
      'prettier/prettier': 'off',
    },
  }
)
