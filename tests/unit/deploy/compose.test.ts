/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { findWrongSetting } from '@/scripts/read-settings';

const setting = z.union([z.string(), z.number()]);
const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z.object({ target: z.string() }).optional(),
      user: z.string(),
      environment: z.record(z.string(), setting).default({}),
      depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
      healthcheck: z.object({ test: z.array(z.string()) }),
      volumes: z.array(z.string()).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.object({})),
});
/** Settings without defaults, which an operator has to set before anything starts. */
const required: Record<string, string> = {
  SITE_HOST: 'news.example.org',
  BACKEND_SECRET: 'b'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  POSTGRES_PASSWORD: 'secret',
  REDIS_PASSWORD: 'secret',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secretsecret',
};
const text = readFileSync('deploy/compose.yaml', 'utf8');

/** The file with its placeholders filled in as Compose does it: in each text, after the file is parsed. */
const filled = (settings: Record<string, string>) => {
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
    if (typeof value !== 'string') return value;
    return value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
      if (settings[name]) return settings[name];
      if (kind !== '-') throw new Error(`${name}: ${rest}`);
      return rest;
    });
  };
  const { services, volumes } = parse(text, { merge: true });
  return compose.parse(fill({ services, volumes }));
};
const file = filled(required);
const settingNames = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name = '']) => name,
);
const programs = Object.entries(file.services).filter(([name]) => /^(front|portal|backend)-/.test(name));

/** Settings that only make sense for one program on one machine, or that the file sets for all programs. */
const NOT_HANDED_ON = [
  'PORT',
  'BACKEND_PORT',
  'DATA_DIR',
  'FRONT_PROXY_PORT',
  'CHROMIUM_PATH',
  'POSTGRES_BIN',
];
const ONLY_SOME = /^(BACKEND_(HOST|URL)|PORTAL_URL|DATABASE_URL|FRONT_PORTALS|S3_\w+)$/;

const folder = mkdtempSync(join(tmpdir(), 'lx-compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('there are two of each program, and every dependency and volume that is named is defined', () => {
  expect(programs.map(([name]) => name)).toEqual([
    ...['front-1', 'front-2', 'portal-1', 'portal-2', 'backend-1', 'backend-2'],
  ]);
  for (const { depends_on, volumes } of Object.values(file.services)) {
    for (const name of Object.keys(depends_on)) expect(Object.keys(file.services)).toContain(name);
    for (const volume of volumes.filter((mount) => !mount.startsWith('.')))
      expect(Object.keys(file.volumes)).toContain(volume.split(':')[0]);
  }
});

test.each(Object.keys(required))('without %s nothing starts, and the error names it', (name) => {
  expect(() => filled({ ...required, [name]: '' })).toThrow(`${name}: `);
});

test('every setting of .env.example reaches the programs', () => {
  const wanted = settingNames.filter((name) => !NOT_HANDED_ON.includes(name) && !ONLY_SOME.test(name)).sort();
  expect(wanted).toContain('SMTP_URL');
  for (const [, { environment }] of programs)
    expect(
      Object.keys(environment)
        .filter((name) => !ONLY_SOME.test(name))
        .sort(),
    ).toEqual(wanted);
  const backend = file.services['backend-1']?.environment ?? {};
  for (const name of settingNames.filter((key) => key.startsWith('S3_')))
    expect(Object.keys(backend)).toContain(name);
});

test('the programs get the settings of the operator', () => {
  const settings = { SMTP_URL: 'smtp://mail.example.org', SITE_NAME: '晨报', METRICS_TOKEN: 'm'.repeat(20) };
  for (const { environment } of Object.values(filled({ ...required, ...settings }).services))
    if ('SITE_URL' in environment) expect(environment).toMatchObject(settings);
});

test('the sample newsroom with its accounts is off by default', () => {
  for (const [, { environment }] of programs) expect(environment.SAMPLE_CONTENT).toBe('off');
});

test('no service runs as root, images have fixed versions, and each service has a health check', () => {
  for (const { user, image, healthcheck } of Object.values(file.services)) {
    expect(user).not.toMatch(/^(root|0)(:|$)/);
    expect(healthcheck.test[0]).toBe('CMD');
    if (image) expect(image).toMatch(/:[\w.-]*\d+\.\d+[\w.-]*$/);
  }
  const stages = readFileSync('deploy/Dockerfile', 'utf8')
    .split(/^FROM /m)
    .slice(1);
  for (const stage of stages) {
    expect(stage).toMatch(/^(lianxun|\S+:\S*\d+[.-]\d+\S*) AS \w+\n/);
    expect([...stage.matchAll(/^USER (\S+)/gm)].at(-1)?.[1]).not.toBe('root');
    expect(stage).toMatch(/^USER /m);
  }
});

test.each(programs)('the settings of %s are known and valid', (_, { environment }) => {
  for (const name of Object.keys(environment)) expect(settingNames).toContain(name);
  const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));
  expect(findWrongSetting({ ...env, NODE_ENV: 'production', DATA_DIR: folder })).toBeNull();
  expect(
    findWrongSetting({ ...env, NODE_ENV: 'production', DATA_DIR: folder, SITE_URL: 'none' }),
  ).not.toBeNull();
});

/** Unsets these settings, which may be set on the machine. */
const NONE = Object.fromEntries(Object.keys(required).map((name) => [name, undefined]));

/** Debian's docker-compose does not know the key `name`, so it is left out for it. */
const hasValidator = spawnSync('docker-compose', ['--version']).status === 0;
(hasValidator ? test : test.skip)('Compose itself takes the file', () => {
  const check = (env: Record<string, string>, input: string) =>
    spawnSync('docker-compose', ['-f', '-', 'config', '--quiet'], {
      cwd: 'deploy',
      env: { ...process.env, ...NONE, ...env },
      input,
      encoding: 'utf8',
    });
  const named = text.replace(/^name: .*$/m, '');
  expect(check(required, named)).toMatchObject({ status: 0, stderr: '' });
  expect(check({}, named).status).not.toBe(0);
  expect(check(required, named.replace('services:', 'services:\n  odd: { imagine: x }')).status).not.toBe(0);
});
