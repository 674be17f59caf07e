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

/** How long a page waits for the backend while it renders, over all its calls. */
const RENDER_TIMEOUT_MS = 5000;

interface CacheRule {
  /** Tags of what the answer depends on; see `backend/contract/tags.ts`. */
  tags: string[];
  /** Seconds after which it is fetched again in the background even if no change was reported. */
  revalidate: number;
  /**
   * The path of a list or a number in the data (`list`, `data.list`): the answer is cached only when that list is not
   * empty, or that number is above zero. For input anybody can invent, such as days, which would fill the cache.
   */
  isCachedWhen?: string;
}

/**
 * Calls the backend while a page renders. With a rule, data is cached under its tags and shared by all pages; refusals
 * and failures never are. Within one page, the same call is made once.
 * @returns data or a refusal; never throws
 */
export function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  rule?: CacheRule,
): Promise<Outcome<CallOutput<Name>>> {
  const requested = callOnce(
    name,
    JSON.stringify(input),
    JSON.stringify(rule && { ...cachedByPage(input), ...rule }),
  );
  return requested as Promise<Outcome<CallOutput<Name>>>;
}

/**
 * Anybody can invent page numbers after the last page: pages from the second on are cached only when they are not
 * empty.
 */
function cachedByPage(input: object): Pick<CacheRule, 'isCachedWhen'> {
  return 'page' in input && Number(input.page) > 1 ? { isCachedWhen: 'list' } : {};
}

/** Makes each call once per rendering. Its arguments are strings, since `cache` compares objects by identity. */
const callOnce = cache(
  async (name: CallName, inputText: string, ruleText?: string): Promise<Outcome<unknown>> => {
    const rule: CacheRule | null = ruleText ? JSON.parse(ruleText) : null;
    const ask = async () => {
      const data = await fetchData(name, JSON.parse(inputText));
      if (rule?.isCachedWhen && !holds(data, rule.isCachedWhen)) throw new Unkept(data);
      return data;
    };
    try {
      const stored = rule && { ...rule, tags: [...rule.tags, tags.all] };
      const data = await (stored ? unstable_cache(ask, [name, inputText], stored) : ask)();
      requestContext().getStore()?.madeOf?.record(stored);
      return { ok: true, data };
    } catch (error) {
      const pageSources = requestContext().getStore()?.madeOf;
      if (error instanceof Refusal || error instanceof Unkept) pageSources?.record(null);
      else pageSources?.recordGap();
      if (error instanceof Unkept) return { ok: true, data: error.data };
      if (error instanceof Refusal) return error.outcome;
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, reason: 'unavailable', message };
    }
  },
);

/**
 * Data without which a page cannot be shown. A missing item ends in the 404 page, a withdrawn one in the 410 page.
 * @throws BackendUnavailable when the backend is down or slow, or answers anything else: the 503 page
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
 * The 410 page. Next has no function for it, so `forbidden` is used, which serves no other purpose; the server sets the
 * status.
 */
const gone = forbidden;

type Refused = Extract<Outcome<never>, { reason: 'refused' }>;

/** Thrown to carry a refusal past the cache, which stores whatever is returned. */
class Refusal extends Error {
  constructor(readonly outcome: Refused) {
    super(outcome.message);
  }
}

/** Thrown to carry an empty answer past the cache (`isCachedWhen`). */
class Unkept extends Error {
  constructor(readonly data: unknown) {
    super();
  }
}

function holds(data: unknown, field: string): boolean {
  const value = field.split('.').reduce((part: unknown, name) => Object(part)[name], data);
  return Array.isArray(value) ? value.length > 0 : Number(value) > 0;
}

/** @throws Refusal, or Error when there is no answer or it does not match the contract */
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
