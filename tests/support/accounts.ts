import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type CallInput, type CallName, type CallOutput } from '@/backend/contract/calls';
import type { Call } from '@/backend/contract/call';
import type { Envelope } from '@/backend/contract/envelope';
import { HEADERS } from '@/backend/contract/headers';
import type { SignedIn } from '@/backend/contract/accounts/user';
import type { TestBackend } from './backend';

type Backend = Pick<TestBackend, 'raw' | 'secret' | 'dataDir'>;

export interface CallAnswer<Data = unknown> extends Envelope<Data> {
  status: number;
}

export { CHEAP_PASSWORDS } from './backend-settings';
export const GOOD_PASSWORD = 'quiet-harbour-94';

/** Makes a call of the contract and returns the whole answer, also of a refusal. */
export async function makeCall<Name extends CallName>(
  backend: Backend,
  name: Name,
  input: CallInput<Name> | Record<string, unknown>,
  who: { token?: string; address?: string; device?: string } = {},
): Promise<CallAnswer<CallOutput<Name>>> {
  const definition: Call = calls[name];
  const answer = await backend.raw(definition.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(who.token && { authorization: `Bearer ${who.token}` }),
      ...(who.device && { [HEADERS.readerDevice]: who.device }),
      ...(who.address && { [HEADERS.secret]: backend.secret, [HEADERS.readerAddress]: who.address }),
    },
    body: JSON.stringify(input),
  });
  return { status: answer.status, ...((await answer.json()) as Envelope<CallOutput<Name>>) };
}

/** Letters and text messages waiting in the outbox, newest first, as `npm run outbox` lists them. */
export async function waiting(backend: Backend): Promise<CallOutput<'outboxWaiting'>['list']> {
  const answer = await backend.raw(calls.outboxWaiting.path, {
    method: 'POST',
    headers: { [HEADERS.secret]: backend.secret },
  });
  return (await answer.json()).data.list;
}

/** The newest letter or text message to an address or number; undefined when there is none. */
export async function lastTo(backend: Backend, to: string) {
  return (await waiting(backend)).find((row) => row.to === to);
}

/** The code in the newest letter or text message to a recipient; empty when it has none. */
export async function codeTo(backend: Backend, to: string): Promise<string> {
  return /(?<!\d)\d{6}(?!\d)/.exec((await lastTo(backend, to))?.text ?? '')?.[0] ?? '';
}

let visitors = 0;

/** A network address that no other test uses. */
export function newAddress(): string {
  visitors += 1;
  return `198.18.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

/** A device id, as a browser keeps one. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/** Registers a member as a reader does: with a code by e-mail, then a password. */
export async function register(
  backend: Backend,
  email: string,
  password = GOOD_PASSWORD,
  device?: string,
): Promise<SignedIn> {
  const address = newAddress();
  await makeCall(backend, 'sendMailCode', { email, purpose: 'register' }, { address, device });
  const code = await codeTo(backend, email.toLowerCase());
  const answer = await makeCall(backend, 'login', { type: 5, email, code, password }, { address, device });
  if (answer.code !== 200) throw new Error(`register ${email}: ${answer.code} ${answer.message}`);
  return answer.data;
}

export type SampleRole = 'reader' | 'columnist' | 'organiser' | 'editor' | 'admin';

interface Sample {
  role: string;
  login: string;
  password: string;
}

function samples(backend: Backend): Sample[] {
  return JSON.parse(readFileSync(join(backend.dataDir, 'sample-accounts.json'), 'utf8'));
}

/** Name and password of a sample account. */
export function sampleOf(backend: Backend, role: SampleRole): Sample {
  const sample = samples(backend).find((account) => account.role === role);
  if (!sample) throw new Error(`no sample account for ${role}`);
  return sample;
}

/** The sample account that has a phone number and no e-mail address. */
export function samplePhone(backend: Backend): { mobile: string; phone_code: string; password: string } {
  const sample = samples(backend).find(({ login }) => login.startsWith('+'));
  const [phoneCode = '', mobile = ''] = sample?.login.slice(1).split(' ') ?? [];
  return { mobile, phone_code: phoneCode, password: sample?.password ?? '' };
}

/** Signs in with a sample account. */
export async function signInAs(backend: Backend, role: SampleRole): Promise<SignedIn> {
  const { login, password } = sampleOf(backend, role);
  const answer = await makeCall(
    backend,
    'login',
    { type: 4, email: login, password },
    { address: newAddress() },
  );
  if (answer.code !== 200) throw new Error(`sign in as ${role}: ${answer.code} ${answer.message}`);
  return answer.data;
}
