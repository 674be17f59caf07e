/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { findWrongSetting } from '@/scripts/read-settings';

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ target: z.string() }).optional(),
      environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      depends_on: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.object({})),
});
const given: Record<string, string> = {
  SITE_HOST: 'news.example.org',
  BACKEND_SECRET: 'b'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  POSTGRES_PASSWORD: 'secret',
  REDIS_PASSWORD: 'secret',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const text = readFileSync('deploy/compose.yaml', 'utf8');
const file = compose.parse(
  parse(
    text.replace(/\$\{(\w+)\}/g, (_, name: string) => given[name] ?? ''),
    { merge: true },
  ),
);
const known = readFileSync('.env.example', 'utf8');
const programs = Object.entries(file.services).filter(([, service]) => service.build);

const folder = mkdtempSync(join(tmpdir(), 'lx-compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('there are two of each program, and nothing is named that is not there', () => {
  expect(programs.map(([name]) => name)).toEqual([
    ...['front-1', 'front-2', 'portal-1', 'portal-2', 'backend-1', 'backend-2'],
  ]);
  for (const { depends_on, volumes } of Object.values(file.services)) {
    for (const name of depends_on) expect(Object.keys(file.services)).toContain(name);
    for (const volume of volumes.filter((one) => !one.startsWith('.')))
      expect(Object.keys(file.volumes)).toContain(volume.split(':')[0]);
  }
});

test('what it asks the operator for is what the test gives', () => {
  const asked = new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  expect([...asked].sort()).toEqual(Object.keys(given).sort());
});

test.each(programs)('the settings of %s are known and right', (_, { environment }) => {
  for (const name of Object.keys(environment)) expect(known).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
  const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));
  expect(findWrongSetting({ ...env, NODE_ENV: 'production', DATA_DIR: folder })).toBeNull();
  expect(
    findWrongSetting({ ...env, NODE_ENV: 'production', DATA_DIR: folder, SITE_URL: 'none' }),
  ).not.toBeNull();
});
