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
  'qr',
];

const withNext = nextJest({ dir: './' });

const make = async (project) => ({
  ...(await withNext({
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/support/empty.ts' },
    ...project,
  })()),
  transformIgnorePatterns: [`/node_modules/(?!(${ESM.join('|')})/)`],
});

const config = {
  globalSetup: '<rootDir>/tests/support/begin-run.ts',
  globalTeardown: '<rootDir>/tests/support/end-run.ts',
  // The first tests that need a filled data folder wait for it.
  testTimeout: 120_000,
  // More than two cores have: most tests wait for a backend of their own.
  maxWorkers: 3,
  projects: [
    await make({
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
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
