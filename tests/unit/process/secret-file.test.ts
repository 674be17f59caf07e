/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecretFile } from '@/backend/contract/process/secret-file';
import { isSame } from '@/backend/kernel/tokens';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lx-secret-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once, readable by its owner alone, and no other file is left in the folder', () => {
  const secret = readSecretFile(folder, 'backend');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecretFile(folder, 'backend')).toBe(secret);
  expect(readdirSync(folder)).toEqual(['backend.secret']);
  expect(statSync(join(folder, 'backend.secret')).mode & 0o077).toBe(0);
});

test.each(['', '\n', 'short'])('a stored secret that is empty or short is refused, not used: %j', (text) => {
  const file = join(folder, 'backend.secret');
  writeFileSync(file, text);
  expect(() => readSecretFile(folder, 'backend')).toThrow(/^DATA_DIR: .*backend\.secret/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a folder that cannot be written to is named in the error', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => readSecretFile(join(folder, 'file'), 'backend')).toThrow(/^DATA_DIR: /);
});

test('an empty secret equals no other, not even an empty one', () => {
  expect(isSame('', '')).toBe(false);
  expect(isSame('a', 'a')).toBe(true);
});
