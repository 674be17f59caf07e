import nextJest from 'next/jest.js';

/** Packages that ship as ES modules only. */
const ESM = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'iron-session',
  'iron-webcrypto',
  'uint8array-extras',
  'cookie',
  'd3-[a-z-]+',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
  'ical.js',
  'internmap',
  'opencc-js',
  'marked',
  '@noble/ed25519',
  '@atproto/[a-z-]+',
  'await-lock',
  'multiformats',
  'tlds',
  'unicode-segmenter',
  'qr',
  'structured-field-values',
];

/**
 * Jest runs each module in a context whose globals are slow to look up: a test that orders and pays tickets spent 40 % of
 * its time on that. These are handed to modules as arguments, which is as fast as outside. None of them is replaced by
 * fake timers, and none is declared by a module under the same name.
 */
const FAST_GLOBALS = [
  ...['Array', 'BigInt', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Proxy', 'Reflect', 'RegExp', 'String'],
  ...['Symbol', 'Uint8Array', 'WeakMap'],
];

const withNext = nextJest({ dir: './' });

const make = async (project) => ({
  ...(await withNext({
    sandboxInjectedGlobals: FAST_GLOBALS,
    setupFiles: ['<rootDir>/tests/support/quick-url.ts'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/tests/support/empty.ts',
      // They have no entry for `require`, which Jest makes of imports.
      '^multiformats/(.*)$': '<rootDir>/node_modules/multiformats/dist/src/$1.js',
      '^await-lock$': '<rootDir>/node_modules/await-lock/build/AwaitLock.js',
    },
    ...project,
  })()),
  transformIgnorePatterns: [`/node_modules/(?!(${ESM.join('|')})/)`],
});

const config = {
  globalSetup: '<rootDir>/tests/support/begin-run.ts',
  globalTeardown: '<rootDir>/tests/support/end-run.ts',
  // The first tests that need a filled data folder wait for it.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/tests/support/slow-first.mjs',
  // More than two cores have: most tests wait for a backend of their own.
  maxWorkers: 3,
  projects: [
    await make({
      displayName: 'unit',
      // Making a page for a test takes longer than most of these tests; those that need it say so.
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
    }),
    await make({
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest-dom.ts'],
    }),
    await make({
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/api/**/*.test.ts'],
    }),
  ],
};

export default config;
