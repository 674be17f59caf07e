import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { house } from './scripts/law/plugin.mjs';
import { law } from './scripts/law/tables.mjs';

const PORTAL = ['app/**', 'components/**', 'lib/**', 'middleware.ts', 'next.config.ts'];
const PROGRAMS = [...PORTAL, 'backend/**', 'server/**'];
/** The two ways out of the portal: to the backend from the server, to the portal from the browser. */
const CARRIERS = ['lib/platform/calls/server.ts', 'lib/platform/calls/browser.ts'];
/** Service workers pass on the requests of pages, which no carrier makes. */
const SERVICE_WORKERS = ['lib/**/*.worker.ts'];
/** Those that read the settings, and the one that sets what Next reads. */
const CONFIGS = ['lib/platform/config/config.ts', 'backend/kernel/config.ts', 'server/next/built-config.ts'];

/** What prints numbers; everything else is handed a text by it. */
const NUMBERS = 'lib/platform/numbers/**';

const onlyNumbers = 'Numbers are printed by lib/platform/numbers, in the house style.';
const printedNumbers = [
  { property: 'toLocaleString', message: onlyNumbers },
  { object: 'Intl', property: 'NumberFormat', message: onlyNumbers },
];
const onlyCarriers = 'Only lib/platform/calls/server.ts and browser.ts fetch.';
/** The hooks that read and act, and what reads from other addresses than those of calls. */
const READING = [
  'lib/accounts/use-call.ts',
  'lib/members/use-member-list.ts',
  'components/accounts/fields/area-code-field.tsx',
  'components/accounts/login/sign-up.tsx',
];
/** What calls without a press of its reader, or where there is no page around it. */
const CALLING = [
  'components/accounts/corner/log-out-button.tsx',
  'components/search/record-search.tsx',
  'components/shell/stored-pages/stored-pages.tsx',
];
const onlyHooks =
  'A component reads by useCall and acts by useAction, which report that a session has ended.';
const onlyBounded = 'Bodies are read by backend/contract/process/bounded-body.ts, which has a limit.';
const onlyParsed =
  'Rows of raw statements are read by readRows, those of postgres.js by readDriverRows and columns by mapWith: each with its codec.';
const onlyFilled = 'The build compiles messages: ask for a text with gaps by giving the gaps as its values.';
const onlyConfigs = 'Settings are read in lib/platform/config/config.ts and backend/kernel/config.ts.';

/** Programs and tests without a component; the rules about React read each file by a parser of their own. */
const WITHOUT_REACT = [
  'backend/**',
  'server/**',
  'scripts/**',
  'clients/**',
  ...['api', 'bench', 'e2e', 'support'].map((folder) => `tests/${folder}/**`),
];
const rulesOfReact = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(?:react|react-hooks|jsx-a11y|@next\/next)\//.test(name));

const config = [
  {
    ignores: [
      '.next/',
      '.build/',
      'node_modules/',
      'next-env.d.ts',
      'test-results/',
      'coverage/',
      'clients/*/dist/',
      'clients/typescript/src/schema.d.ts',
    ],
  },
  // A rule that is in the way is changed here, for everybody, and never switched off by a comment.
  { linterOptions: { noInlineConfig: true } },
  ...next,
  ...nextTypescript,
  { files: WITHOUT_REACT, rules: Object.fromEntries(rulesOfReact.map((name) => [name, 'off'])) },
  {
    plugins: { house },
    rules: {
      'house/imports': ['error', law],
      'house/no-barrels': 'error',
      'house/plain-words': 'error',
      // The App Router's root layout writes the document itself.
      '@next/next/no-head-element': 'off',
      // Widths of stored pictures come from lib/pictures/stored-picture.ts, which needs no script in the browser.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Folders of app are addresses, and its files are named by the framework.
    ignores: ['app/**'],
    plugins: { house },
    rules: { 'house/file-names': 'error' },
  },
  {
    files: PORTAL,
    ignores: [...CARRIERS, ...SERVICE_WORKERS],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: onlyCarriers }],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].map((object) => ({
          object,
          property: 'fetch',
          message: onlyCarriers,
        })),
        ...printedNumbers,
      ],
    },
  },
  {
    files: PORTAL,
    ignores: READING,
    rules: {
      'no-restricted-imports': ['error', { name: 'swr', importNames: ['default'], message: onlyHooks }],
    },
  },
  {
    files: ['components/**/*.tsx'],
    ignores: [...READING, ...CALLING],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'swr', importNames: ['default'], message: onlyHooks },
        { name: '@/lib/platform/calls/post-call', message: onlyHooks },
      ],
    },
  },
  {
    files: [NUMBERS],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: PORTAL,
    rules: { 'house/type-scale': 'error' },
  },
  {
    files: PROGRAMS,
    ignores: CONFIGS,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "MemberExpression[object.name='process'][property.name='env']",
          "MemberExpression[object.name='process'][property.value='env']",
          "VariableDeclarator[init.name='process'] Property[key.name='env']",
          'ImportDeclaration[source.value=/^(node:)?process$/]',
        ].map((selector) => ({ selector, message: onlyConfigs })),
        ...[
          'CallExpression[callee.property.name=/^(arrayBuffer|blob|bytes|formData|json|parseBody|text)$/][callee.object.name=/^(req|request)$/]',
          'CallExpression[callee.property.name=/^(arrayBuffer|blob|bytes|formData|json|parseBody|text)$/][callee.object.property.name=/^(raw|req)$/]',
        ].map((selector) => ({ selector, message: onlyBounded })),
        ...[
          'CallExpression[callee.property.name=/^(execute|unsafe)$/][typeArguments]',
          'TaggedTemplateExpression[typeArguments]',
        ].map((selector) => ({ selector, message: onlyParsed })),
        {
          selector:
            'CallExpression[callee.property.name="raw"][callee.object.name!="sql"][arguments.length=1]',
          message: onlyFilled,
        },
      ],
    },
  },
];

export default config;
