import eslint from '@eslint/js'
import jest from 'eslint-plugin-jest'
import prettier from 'eslint-config-prettier'
import tseslint from 'typescript-eslint'

const processEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only the faces (src/action, src/cli) read the environment.'
}
const topLevelLet = {
  selector: "Program > VariableDeclaration[kind='let']",
  message: 'No mutable module state.'
}

export default tseslint.config(
  { ignores: ['dist/', 'lib/', '.cache/', 'coverage/', '__tests__/fixtures/'] },
  eslint.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked
    ],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname
      }
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true }],
      complexity: ['error', 12],
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        processEnvironment,
        topLevelLet,
        { selector: 'ExportDefaultDeclaration', message: 'No default exports.' }
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true }
      ],
      '@typescript-eslint/dot-notation': 'off'
    }
  },
  {
    files: ['src/action/**/*.ts', 'src/cli/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        topLevelLet,
        { selector: 'ExportDefaultDeclaration', message: 'No default exports.' }
      ]
    }
  },
  {
    files: ['__tests__/**/*.ts'],
    extends: [jest.configs['flat/recommended']],
    rules: {
      'max-lines': ['error', { max: 500, skipComments: true }],
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', topLevelLet],
      'jest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'fc.assert', '**.assert'] }
      ],
      'jest/no-export': 'off'
    }
  },
  {
    // A fuzz target's rule is called by the one test that runs every target.
    files: ['__tests__/fuzz/targets/*.ts'],
    rules: { 'jest/no-standalone-expect': 'off' }
  },
  {
    files: ['**/*.mjs', '*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        performance: 'readonly'
      }
    }
  },
  prettier
)
