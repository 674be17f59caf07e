import { defineConfig, devices } from '@playwright/test';

/** Moves every port of the tests, so that two working copies can be tested side by side. */
const OFFSET = Number(process.env.E2E_PORT_OFFSET ?? 0);
const PORT = 3456 + OFFSET;
const executablePath = process.env.CHROMIUM_PATH || undefined;

/** End-to-end tests against the built portal with sample content in a data folder of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/begin-browser-run.ts',
  outputDir: 'test-results/e2e',
  // The first sites wait for the data folder they are copies of.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    reuseContext: true,
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /phone/ },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testMatch: /phone/,
    },
  ],
});
