/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@/lib/platform/config/config';

const dir = mkdtempSync(join(tmpdir(), 'lx-config-'));
afterAll(() => rmSync(dir, { recursive: true }));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dir, ...env }).organisation;

test('without settings there are no facts about the publisher', () => {
  expect(read({})).toEqual({ links: [], policies: [] });
});

test('links and policies are lists', () => {
  expect(
    read({
      ORGANIZATION_LINKS: 'https://x.com/a, https://t.me/a',
      ORGANIZATION_POLICIES: 'correctionsPolicy=https://a.example/?p=1 masthead=https://a.example/m',
    }),
  ).toEqual({
    links: ['https://x.com/a', 'https://t.me/a'],
    policies: [
      ['correctionsPolicy', 'https://a.example/?p=1'],
      ['masthead', 'https://a.example/m'],
    ],
  });
});

test.each([
  ['ORGANIZATION_LINKS', 'x.com/a'],
  ['ORGANIZATION_LINKS', 'javascript:alert(1)'],
  ['ORGANIZATION_POLICIES', 'policy=https://a.example'],
  ['ORGANIZATION_POLICIES', 'masthead'],
])('%s cannot be %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
});
