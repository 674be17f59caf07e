import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@/tests/support/browser-test';
import { hasVarnish, startFront, stopFront } from '@/tests/support/front';
import { OFFSET, TestSite } from '@/tests/support/site';

const [FRONT_PORT, LONE_PORT] = [3486 + OFFSET, 3487 + OFFSET];
const SETTINGS = {
  FRONT_PORT: String(FRONT_PORT),
  TRUST_PROXY: '1',
  SITE_URL: `http://localhost:${FRONT_PORT}`,
};
const firstSite = new TestSite(3484, 4484, SETTINGS);
const other = new TestSite(3485, 4485, { ...SETTINGS, BACKEND_URL: firstSite.backendUrl });
const fronts: ChildProcess[] = [];
const EARLIER_FILE = '0earlier.js';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.skip(!hasVarnish, 'no Varnish');

test.beforeAll(async () => {
  await firstSite.start('backend');
  // A build file as an earlier version of the portal leaves it, in the data folder of the other portal only.
  const before = join(other.dataDir, 'builds', 'before', 'chunks');
  mkdirSync(before, { recursive: true });
  writeFileSync(join(before, EARLIER_FILE), 'earlier()');
  await Promise.all([firstSite.start('portal'), other.start('portal')]);
  const portals = [firstSite, other].map(({ base }) => `127.0.0.1:${new URL(base).port}`);
  const env = { ...SETTINGS, BACKEND_SECRET: firstSite.secret, DATA_DIR: firstSite.dataDir };
  fronts.push(await startFront(FRONT_PORT, { ...env, FRONT_PORTALS: portals.join() }));
  const lone = { ...env, FRONT_PORT: String(LONE_PORT), FRONT_PORTALS: portals[0] ?? '' };
  fronts.push(await startFront(LONE_PORT, lone));
});
test.afterAll(async () => {
  for (const front of fronts) await stopFront(front);
  await other.destroy();
  await firstSite.destroy();
});

/** The statuses of 20 pages that the edge cache has not stored. */
async function statuses(port: number, word: string): Promise<number[]> {
  const answers = [];
  for (let n = 0; n < 20; n += 1)
    answers.push(
      (await fetch(`http://127.0.0.1:${port}/home_wz?seen=${word}${n}`, { redirect: 'manual' })).status,
    );
  return answers;
}

test('a script of an earlier version is served, though only the other portal has it', async () => {
  const path = `/_next/static/chunks/${EARLIER_FILE}`;
  const request = async (base: string) => {
    const answer = await fetch(base + path);
    return [answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')];
  };
  const there = [200, 'text/javascript; charset=utf-8', 'nosniff'];
  expect((await request(firstSite.base))[0]).toBe(404);
  expect(await request(other.base)).toEqual(there);
  expect(await request(`http://127.0.0.1:${FRONT_PORT}`)).toEqual(there);
  expect((await request(`http://127.0.0.1:${LONE_PORT}`))[0]).toBe(404);
});

test('while its own portal is away an edge cache uses the other one, from the first request on', async () => {
  const usual = await statuses(FRONT_PORT, 'before');
  expect(usual).toEqual(await statuses(LONE_PORT, 'before'));
  expect(Math.max(...usual)).toBeLessThan(400);
  await firstSite.kill('portal');
  // This is before a health probe has noticed. The second edge cache has only one portal, as a control.
  expect(await statuses(FRONT_PORT, 'while')).toEqual(usual);
  expect(await statuses(LONE_PORT, 'while')).toEqual(usual.map(() => 503));
  await firstSite.start('portal');
  await other.kill('portal');
  await expect(async () => expect(await statuses(FRONT_PORT, 'after')).toEqual(usual)).toPass({
    timeout: 20_000,
  });
});
