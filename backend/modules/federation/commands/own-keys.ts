import { AsyncLocalStorage } from 'node:async_hooks';
import type { Activity } from '@fedify/fedify/vocab';

const UNAUTHORISED = 401;

/** What the signatures of one request are checked with. */
interface Check {
  keyOrigins: Set<string>;
  /** Whether an activity was refused because of them. */
  isForeign: boolean;
}

const checks = new AsyncLocalStorage<Check>();

/** Records that a signature of the current request is checked with the key of this address. */
export function recordKeyUse(address: string): void {
  checks.getStore()?.keyOrigins.add(originOf(address));
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

/**
 * Refuses an activity that is signed with a key of another server than its actor's, or has an id there. Fedify believes whom
 * a key names as its owner, and anybody can put up a key that names anybody; and it takes each id once, so that nobody may
 * use up the ids of others.
 * @throws Error for a key or an id of another server, or without any key
 */
export function requireOwnKeys({ id, actorIds }: Activity): void {
  const check = checks.getStore();
  const origins = check?.keyOrigins ?? new Set();
  const isOwn = actorIds.every(
    ({ origin }) => origins.size === 1 && origins.has(origin) && (id === null || id.origin === origin),
  );
  if (isOwn) return;
  if (check) check.isForeign = true;
  throw new Error('signed with a key, or has the id, of another server');
}

/** Lets Fedify answer a request; 401 when it holds an activity that `requireOwnKeys` refused. */
export async function answerOwnKeys(answer: () => Promise<Response>): Promise<Response> {
  const check: Check = { keyOrigins: new Set(), isForeign: false };
  const response = await checks.run(check, answer);
  return check.isForeign ? new Response(null, { status: UNAUTHORISED }) : response;
}
