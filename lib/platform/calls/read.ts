import 'server-only';
import { unstable_cache } from 'next/cache';
import { forbidden, notFound } from 'next/navigation';
import { cache } from 'react';
import type { Call } from '@/backend/contract/call';
import { calls, type CallInput, type CallName, type CallOutput } from '@/backend/contract/calls';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import { tags } from '@/backend/contract/tags';
import { requestContext } from './request-context';
import { BackendUnavailable, type Outcome } from './outcome';
import { send } from './server';
import { timeLeft } from './time-left';

/** How long a page waits for the backend while it renders, all its calls together. */
const RENDER_TIMEOUT_MS = 5000;

interface CacheRule {
  /** What the answer is made of; see `backend/contract/tags.ts`. */
  tags: string[];
  /** Seconds after which it is asked again in the background even if nothing was said to change. */
  revalidate: number;
  /**
   * Kept only when this list (`data.list` lies deeper) has items, or this number is not zero: for input that anybody may invent, such as days, which
   * would fill the cache.
   */
  isKeptWhen?: string;
}

/**
 * Calls the backend while a page renders. Good answers are kept under their tags and shared by all pages that ask the
 * same; refusals and failures never are. Head and body of one page that ask the same are answered once.
 * @returns data or a refusal; never throws
 */
export function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  rule?: CacheRule,
): Promise<Outcome<CallOutput<Name>>> {
  const asked = callOnce(
    name,
    JSON.stringify(input),
    JSON.stringify(rule && { ...keptByPage(input), ...rule }),
  );
  return asked as Promise<Outcome<CallOutput<Name>>>;
}

/** Anybody may invent pages beyond the last one: of further pages those with something on them are kept. */
function keptByPage(input: object): Pick<CacheRule, 'isKeptWhen'> {
  return 'page' in input && Number(input.page) > 1 ? { isKeptWhen: 'list' } : {};
}

/** One answer a rendering: arguments are texts, since objects of the same content are not the same. */
const callOnce = cache(
  async (name: CallName, inputText: string, ruleText?: string): Promise<Outcome<unknown>> => {
    const rule: CacheRule | null = ruleText ? JSON.parse(ruleText) : null;
    const ask = async () => {
      const data = await fetchData(name, JSON.parse(inputText));
      if (rule?.isKeptWhen && !holds(data, rule.isKeptWhen)) throw new Unkept(data);
      return data;
    };
    try {
      const kept = rule && { ...rule, tags: [...rule.tags, tags.all] };
      const data = await (kept ? unstable_cache(ask, [name, inputText], kept) : ask)();
      requestContext().getStore()?.madeOf?.note(kept);
      return { ok: true, data };
    } catch (error) {
      const madeOf = requestContext().getStore()?.madeOf;
      if (error instanceof Refusal || error instanceof Unkept) madeOf?.note(null);
      else madeOf?.noteGap();
      if (error instanceof Unkept) return { ok: true, data: error.data };
      if (error instanceof Refusal) return error.outcome;
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, reason: 'unavailable', message };
    }
  },
);

/**
 * Data for a page that cannot stand without it. What does not exist ends in the 404 page, what was withdrawn in the
 * 410 page.
 * @throws BackendUnavailable when the backend is down, slow, or answers something else: the 503 page
 */
export async function need<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  rule?: CacheRule,
): Promise<CallOutput<Name>> {
  const outcome = await call(name, input, rule);
  if (outcome.ok) return outcome.data;
  if (outcome.reason === 'refused' && outcome.key === 'notFound') notFound();
  if (outcome.reason === 'refused' && outcome.key === 'gone') gone();
  throw new BackendUnavailable(`${name}: ${outcome.message}`);
}

/**
 * The 410 page. Next has no word for it; pages use its `forbidden` for nothing else, and the server gives the status.
 */
const gone = forbidden;

type Refused = Extract<Outcome<never>, { reason: 'refused' }>;

/** Carries a refusal past the cache, which keeps whatever is returned. */
class Refusal extends Error {
  constructor(readonly outcome: Refused) {
    super(outcome.message);
  }
}

/** Carries an answer past the cache that is not worth keeping. */
class Unkept extends Error {
  constructor(readonly data: unknown) {
    super();
  }
}

function holds(data: unknown, field: string): boolean {
  const value = field.split('.').reduce((part: unknown, name) => Object(part)[name], data);
  return Array.isArray(value) ? value.length > 0 : Number(value) > 0;
}

/** @throws Refusal, or Error when there is no answer or not one of the contract's form */
async function fetchData(name: CallName, input: unknown): Promise<unknown> {
  const definition: Call = calls[name];
  const { envelope } = await send(name, input, {}, timeLeft(RENDER_TIMEOUT_MS));
  const { code, message, data, messageKey, fields = {} } = envelope;
  if (code === SUCCESS_CODE) return definition.output.parse(data);
  if (code >= 500 && code < 600) throw new Error(message);
  throw new Refusal({ ok: false, reason: 'refused', code, message, key: toKey(messageKey), fields });
}

function toKey(key: string | undefined): ErrorKey | null {
  return key !== undefined && Object.hasOwn(ERRORS, key) ? (key as ErrorKey) : null;
}
