/** @jest-environment node */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mistypedSettings } from '@/backend/contract/process/known-settings';
import { findWrongSetting } from '@/scripts/read-settings';

const folder = mkdtempSync(join(tmpdir(), 'lx-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const wrong = (env: Record<string, string>) =>
  findWrongSetting({ NODE_ENV: 'production', DATA_DIR: folder, ...env });

/** Words in the messages of the validation library, which mean nothing to an operator. */
const VALIDATOR = /Invalid|expected|received|NaN|Too (small|big)|option/;

test.each([
  [{ PORT: '4190' }, 'PORT: is a port that browsers refuse to open.'],
  [{ BACKEND_PORT: '6000' }, 'BACKEND_PORT: is a port that browsers refuse to open.'],
  [{ FRONT_PORT: '6667' }, 'FRONT_PORT: is a port that browsers refuse to open.'],
  [{ PORT: 'web' }, 'PORT: is not a whole number.'],
  [{ PORT: '70000' }, 'PORT: is too large; at most 65535.'],
  [{ SITE_URL: 'https://example.org/news' }, 'SITE_URL: names more than a host'],
  [{ SITE_URL: 'https://me:pw@example.org' }, 'SITE_URL: names more than a host'],
  [{ SITE_URL: 'example.org' }, 'SITE_URL: is not an address of the kind it takes.'],
  [{ SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL: is not an address of the kind it takes.'],
  [{ FRONT_MEMORY: 'much' }, 'FRONT_MEMORY: is not a size such as 256m.'],
  [{ FRONT_MEMORY: '0m' }, 'FRONT_MEMORY: is not a size such as 256m.'],
  [{ REDIS_MEMORY: 'much' }, 'REDIS_MEMORY: is not a size such as 256m.'],
  [{ SAMPLE_CONTENT: 'maybe' }, 'SAMPLE_CONTENT: takes on or off.'],
  [{ HOSTING: 'all' }, 'HOSTING: takes open or selected or reviewed.'],
  [{ BACKEND_SECRET: 'short' }, 'BACKEND_SECRET: is too short; at least 16 characters.'],
  [{ CONTACT_EMAIL: 'desk' }, 'CONTACT_EMAIL: is not an e-mail address.'],
  [{ FEED_AUTHORITY: 'https://x/' }, 'FEED_AUTHORITY: is not written as it should be.'],
  [{ MAIL_FROM: 'the desk' }, 'MAIL_FROM: is not an address such as "Desk <desk@example.org>".'],
  [
    { DATA_DIR: '/proc/self/lianxun' },
    'DATA_DIR: /proc/self/lianxun belongs to the system and keeps no files.',
  ],
])('%j is refused in plain words', (env, words) => {
  expect(wrong(env)).toContain(words);
  expect(wrong(env)).not.toMatch(VALIDATOR);
  expect(wrong(env)).not.toContain('short\n');
});

test('the address of a site without a path is accepted, with a slash or without', () => {
  for (const SITE_URL of ['https://example.org', 'https://example.org/', 'http://127.0.0.1:8080'])
    expect(wrong({ SITE_URL })).toBeNull();
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['SITE_ULR', 'SITE_URL'],
  ['SAMPLE_CONTENTS', 'SAMPLE_CONTENT'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
])('%s is reported as misspelt, with the setting that was meant', (name, setting) => {
  expect(mistypedSettings({ [name]: 'x' } as unknown as NodeJS.ProcessEnv)).toEqual([
    `${name} is no setting and has no effect; was ${setting} meant?`,
  ]);
});

test('variables that the machine sets are not reported', () => {
  const names = [
    'PATH',
    'HOME',
    'SHELL',
    'LOGNAME',
    'NODE_ENV',
    'HOSTNAME',
    'SITE',
    'PGPORT',
    'LANG',
    'PORTS',
    'npm_config_port',
  ];
  expect(mistypedSettings(Object.fromEntries(names.map((name) => [name, 'x'])) as NodeJS.ProcessEnv)).toEqual(
    [],
  );
});

test('a new data folder can be read by its user alone, as it contains members’ data', () => {
  const dataFolder = join(folder, 'data', 'here');
  expect(wrong({ DATA_DIR: dataFolder })).toBeNull();
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
});
