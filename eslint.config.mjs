import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const module_ = (name) => `./backend/modules/${name}`;
const modules = [
  'accounts',
  'content',
  'events',
  'import',
  'marks',
  'messages',
  'realname',
  'search',
  'site',
  'tracking',
  'uploads',
];
const areas = [
  'content',
  'events',
  'data',
  'documents',
  'account',
  'search',
  'desk',
  'landing',
  'region',
  'home',
];
const portal = ['./app', './components', './lib', './server', './middleware.ts', './next.config.ts'];

/** The import law of the house: who may import whom. */
const zones = [
  {
    target: portal,
    from: './backend',
    except: ['./contract'],
    message: 'The portal knows the backend by its contract only.',
  },
  {
    target: './backend',
    from: ['./app', './components', './lib', './server'],
    message: 'The backend knows nothing of the portal.',
  },
  {
    target: './backend/contract',
    from: './backend',
    except: ['./contract'],
    message: 'The contract stands alone.',
  },
  ...modules.map((name) => ({
    target: module_(name),
    from: modules.filter((other) => other !== name).map(module_),
    except: ['**/service.ts', '**/heat.ts'],
    message: 'Modules meet only through service.ts.',
  })),
  {
    target: './lib',
    from: ['./components', './app', './server'],
    message: 'lib stands below components and app.',
  },
  { target: './components', from: ['./app', './server'], message: 'Components stand below app.' },
  {
    target: './components/ui',
    from: ['./components', './lib'],
    except: ['./ui', './icons'],
    message: 'ui imports nothing of ours: labels and addresses come as props.',
  },
  ...areas.map((name) => ({
    target: `./components/${name}`,
    from: areas
      .filter((other) => other !== name && other !== 'content')
      .map((other) => `./components/${other}`),
    message: 'Areas meet only in app.',
  })),
];

/** ESLint globs cannot be negated inside `except` for other folders, so module services are named one by one. */
const resolved = zones.map((zone) =>
  zone.except?.includes('**/service.ts')
    ? { ...zone, from: zone.from.map((folder) => `${folder}/!(service|heat).ts`), except: undefined }
    : zone,
);

const config = [
  { ignores: ['.next/', '.build/', 'node_modules/', 'next-env.d.ts', 'test-results/', 'coverage/'] },
  ...next,
  ...nextTypescript,
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones: resolved }],
      // The App Router's root layout writes the document itself.
      '@next/next/no-head-element': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts'],
    ignores: [
      'lib/platform/calls/server.ts',
      'lib/platform/calls/browser.ts',
      'components/shell/site-status.tsx',
    ],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Use the carriers in lib/backend.' }],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'backend/**', 'server/**', 'middleware.ts'],
    ignores: ['lib/platform/config/config.ts', 'backend/kernel/config.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Settings are read in the two config files.',
        },
      ],
    },
  },
  { files: ['tests/**', 'scripts/**'], rules: { 'import/no-restricted-paths': 'off' } },
];

export default config;
