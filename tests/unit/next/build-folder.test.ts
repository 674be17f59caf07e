/** @jest-environment node */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defaultConfig } from 'next/dist/server/config-shared';
import {
  BUILD_ID_FILE,
  BUILD_MANIFEST,
  CLIENT_STATIC_FILES_PATH,
  SERVER_FILES_MANIFEST,
} from 'next/dist/shared/lib/constants';
import * as ours from '@/lib/platform/next/build-folder.mjs';
import { nextSource } from '@/tests/support/next-source';

test('a build is in Next’s default folder', () => {
  for (const path of [ours.BUILD_ID_FILE, ours.BUILD_MANIFEST, ours.STATIC_FOLDER])
    expect(dirname(path)).toBe(defaultConfig.distDir);
});

test('its files have these names', () => {
  expect(basename(ours.BUILD_ID_FILE)).toBe(BUILD_ID_FILE);
  expect(basename(ours.BUILD_MANIFEST)).toBe(BUILD_MANIFEST);
  expect(basename(ours.SERVER_FILES)).toBe(`${SERVER_FILES_MANIFEST}.json`);
  expect(basename(ours.STATIC_FOLDER)).toBe(CLIENT_STATIC_FILES_PATH);
});

test('pages start with the scripts that the manifest lists under this name', () => {
  expect(nextSource('server/app-render/required-scripts.js')).toContain('|| buildManifest.rootMainFiles)');
  expect(ours.startScriptsIn('{"rootMainFiles":["static/chunks/a.js"]}')).toEqual([
    '.next/static/chunks/a.js',
  ]);
});

test('a server takes the configuration of its build from the environment, before it looks for a file', () => {
  const source = nextSource('server/config.js');
  const place = source.indexOf('JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)');
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(source.indexOf('CONFIG_FILES, {'));
  expect(nextSource('build/index.js')).toContain('SERVER_FILES_MANIFEST');
});

test('the command line of Next is there', () => {
  expect(existsSync(ours.NEXT_PROGRAM)).toBe(true);
});
