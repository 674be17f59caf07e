import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LOCK = '.build/lock';
const BEAT_MS = 1000;
/** A holder that was killed leaves its lock behind, which nobody touches any more. */
const STALE_MS = 15_000;
/** In which two that found the same stale lock have both written theirs. */
const SETTLED_MS = 200;

/** What this process writes into its lock. Containers that share a checkout have numbers of processes of their own. */
const OWN = randomUUID();

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Does something to the packages or the build of this checkout while no other process does: two starts at once, with data
 * folders and ports of their own, take turns.
 */
export async function whileLocked(work) {
  await acquire();
  const beat = setInterval(touch, BEAT_MS);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

/** Waits while another process installs or builds in this checkout, and says so. */
export async function untilUnlocked() {
  if (!isHeld()) return;
  console.log('Another command installs or builds in this folder. Waiting for it …');
  while (isHeld()) await pause(BEAT_MS / 4);
}

async function acquire() {
  mkdirSync(dirname(LOCK), { recursive: true });
  for (;;) {
    await untilUnlocked();
    if (ageOf(LOCK) >= STALE_MS) rmSync(LOCK, { force: true });
    try {
      writeFileSync(LOCK, OWN, { flag: 'wx' });
    } catch (error) {
      if (error.code === 'EEXIST') continue;
      throw error;
    }
    await pause(SETTLED_MS);
    if (isOurs()) return;
  }
}

function release() {
  if (isOurs()) rmSync(LOCK, { force: true });
}

function touch() {
  const now = new Date();
  if (isOurs()) utimesSync(LOCK, now, now);
}

function isOurs() {
  try {
    return readFileSync(LOCK, 'utf8') === OWN;
  } catch {
    return false;
  }
}

const isHeld = () => ageOf(LOCK) < STALE_MS;

/** Milliseconds since a file was touched; infinite for none. */
function ageOf(file) {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: -Infinity };
  return Date.now() - mtimeMs;
}
