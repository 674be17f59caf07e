import 'server-only';
import { forbidden, notFound } from 'next/navigation';
import { cache } from 'react';
import type { Call } from '@/backend/contract/call';
import { calls, type CallInput, type CallName, type CallOutput } from '@/backend/contract/calls';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { HEADERS } from '@/backend/contract/headers';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import { tags } from '@/backend/contract/tags';
import { newestDate } from '@/lib/platform/cache/content-change';
import { requestContext } from './request-context';
import { olderCopies } from '@/lib/platform/cache/older-copies';
import { BackendUnavailable, type Outcome } from './outcome';
import { send } from './server';
import { type StoredAnswer, storedAnswers } from './stored-answers';
import { timeLeft } from './time-left';

/** How long a page waits for the backend while it renders, over all its calls; longer if there is no copy of it to show. */
const RENDER_TIMEOUT_MS = 5000;
const FIRST_TIMEOUT_MS = 10_000;

/** How the data of a call may be stored, and what the page made from it depends on. */
export interface CacheRule<Data = unknown> {
  /** Tags of what the answer depends on; see `backend/contract/tags.ts`. */
  tags: string[];
  /** Further tags: of the things the data names. */
  named?: (data: Data) => string[];
  /** Seconds after which it is fetched again even if no change was reported, also depending on the data. */
  revalidate: number | ((data: Data) => number);
  /**
   * The path of a list or a number in the data (`list`, `data.list`): the answer is stored only when that list is not
   * empty, or that number is above zero. For input anybody can invent, such as days, which would fill the memory.
   */
  isCachedWhen?: string;
  /** Whether only one page shows the data, so that it need not be stored beside the page. */
  isOfOnePage?: boolean;
  /** Answers to other calls that come with the data, so that these need not be made. */
  carried?: (data: Data) => CarriedAnswer[];
}

/** The answer to a call that came with that to another. */
export interface CarriedAnswer {
  name: CallName;
  input: object;
  rule: CacheRule<never>;
  data: unknown;
}

/**
 * Calls the backend while a page renders. With a rule, data is stored under its tags and shared by all pages; refusals
 * and failures never are. Within one page, the same call is made once.
 * @returns data, which must not be changed, or a refusal; never throws
 */
export function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  rule?: CacheRule<CallOutput<Name>>,
): Promise<Outcome<CallOutput<Name>>> {
  const bounded = rule && boundedRule(input, rule);
  const requested = requestedCalls();
  const key = keyOf(name, input, bounded);
  const outcome = requested.get(key) ?? callOnce(name, input, key, bounded as CacheRule | undefined);
  requested.set(key, outcome);
  return outcome as Promise<Outcome<CallOutput<Name>>>;
}

const boundedRule = <Data>(input: object, rule: CacheRule<Data>): CacheRule<Data> => ({
  ...cachedByPage(input),
  ...rule,
  tags: [...rule.tags, tags.all],
});

const keyOf = (name: CallName, input: object, rule?: Pick<CacheRule, 'tags' | 'isCachedWhen'>): string =>
  JSON.stringify([name, input, rule?.tags, rule?.isCachedWhen]);

/** The calls of one rendering, by name, input and rule. */
const requestedCalls = cache(() => new Map<string, Promise<Outcome<unknown>>>());

/**
 * Anybody can invent page numbers after the last page: pages from the second on are stored only when they are not
 * empty.
 */
function cachedByPage(input: object): Pick<CacheRule, 'isCachedWhen'> {
  return 'page' in input && Number(input.page) > 1 ? { isCachedWhen: 'list' } : {};
}

/** For this many seconds data is shown whose lifetime is over, when the backend does not answer. */
const EXPIRED_SECONDS = 5;

async function callOnce(
  name: CallName,
  input: unknown,
  key: string,
  rule: CacheRule | undefined,
): Promise<Outcome<unknown>> {
  const sources = requestContext().getStore()?.pageSources;
  const stored = rule && sources ? storedAnswers().get(key, sources.log) : null;
  if (rule && stored && Date.now() < stored.until) {
    const { tags: madeOf, newest, data } = stored;
    // It came with another answer, for this page alone.
    if (rule.isOfOnePage) storedAnswers().delete(key);
    sources?.record({ tags: madeOf, newest, revalidate: secondsOf(rule, data) });
    return { ok: true, data };
  }
  const { position: since = 0, lastChange = null } = sources?.log ?? {};
  try {
    const { outcome, bytes } = await fetchData(name, input, lastChange);
    if (!outcome.ok || !rule || isEmpty(outcome.data, rule.isCachedWhen)) {
      // What is missing may come: the page depends on it all the same.
      sources?.record(rule ? { tags: rule.tags, revalidate: 0 } : null);
      return outcome;
    }
    const { data } = outcome;
    const answer = toStored(data, rule, since);
    sources?.record({ tags: answer.tags, newest: answer.newest, revalidate: secondsOf(rule, data) });
    if (sources && !rule.isOfOnePage) storedAnswers().set(key, answer, bytes);
    if (sources) for (const each of rule.carried?.(data) ?? []) store(each, since, bytes);
    return outcome;
  } catch (error) {
    if (stored) {
      const { tags: madeOf, newest } = stored;
      sources?.record({ tags: madeOf, newest, revalidate: EXPIRED_SECONDS });
      return { ok: true, data: stored.data };
    }
    sources?.recordGap();
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: 'unavailable', message };
  }
}

function toStored(data: unknown, rule: CacheRule, since: number): StoredAnswer {
  const sourceTags = [...rule.tags, ...(rule.named?.(data) ?? [])];
  return {
    data,
    tags: sourceTags,
    since,
    newest: newestDate(data),
    until: Date.now() + 1000 * secondsOf(rule, data),
  };
}

/** @param bytes at most as many as it was sent in */
function store({ name, input, rule, data }: CarriedAnswer, since: number, bytes: number): void {
  const bounded = boundedRule(input, rule as CacheRule);
  storedAnswers().set(keyOf(name, input, bounded), toStored(data, bounded, since), bytes);
}

/**
 * Data without which a page cannot be shown. A missing item, or input that cannot be valid, ends in the 404 page, a
 * withdrawn item in the 410 page.
 * @throws BackendUnavailable when the backend is down or slow, or answers anything else: the 503 page
 */
export async function readRequired<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  rule?: CacheRule<CallOutput<Name>>,
): Promise<CallOutput<Name>> {
  const outcome = await call(name, input, rule);
  if (outcome.ok) return outcome.data;
  // What is read for a page is named by its address, so refused input is an address of nothing.
  if (outcome.reason === 'refused' && (outcome.key === 'notFound' || outcome.key === 'invalidInput'))
    notFound();
  if (outcome.reason === 'refused' && outcome.key === 'gone') gone();
  throw new BackendUnavailable(`${name}: ${outcome.message}`);
}

/**
 * The 410 page. Next has no function for it, so `forbidden` is used, which serves no other purpose; the server sets the
 * status.
 */
const gone = forbidden;

/** Why there is nothing to show: it never existed, or it was withdrawn. */
export type Absence = 'missing' | 'withdrawn';

/** Next marks the errors that end in such a page by a digest. */
const digestOf = (error: unknown): unknown => Object(error).digest;

function digestOfPage(end: () => never): unknown {
  try {
    return end();
  } catch (error) {
    return digestOf(error);
  }
}

/** What is read, or why there is none, for answers that say so in their own way instead of ending in a page. */
export async function readOrAbsence<Data extends object | null>(
  read: Promise<Data>,
): Promise<Data | Absence> {
  try {
    return await read;
  } catch (error) {
    if (digestOf(error) === digestOfPage(notFound)) return 'missing';
    if (digestOf(error) === digestOfPage(gone)) return 'withdrawn';
    throw error;
  }
}

const secondsOf = ({ revalidate }: CacheRule, data: unknown): number =>
  typeof revalidate === 'number' ? revalidate : revalidate(data);

function isEmpty(data: unknown, field: string | undefined): boolean {
  if (field === undefined) return false;
  const value = field.split('.').reduce((part: unknown, name) => Object(part)[name], data);
  return Array.isArray(value) ? value.length === 0 : !(Number(value) > 0);
}

/**
 * @param lastChange the newest change known when the data is requested: a replica that has not seen it may not answer
 * @throws Error when there is no answer or it does not match the contract
 */
async function fetchData(
  name: CallName,
  input: unknown,
  lastChange: number | null,
): Promise<{ outcome: Outcome<unknown>; bytes: number }> {
  const definition: Call = calls[name];
  const headers: Record<string, string> =
    lastChange === null ? {} : { [HEADERS.knownChange]: String(lastChange) };
  const { envelope, bytes } = await send(
    name,
    input,
    headers,
    timeLeft(hasOlderCopy() ? RENDER_TIMEOUT_MS : FIRST_TIMEOUT_MS),
  );
  const { code, message, data, messageKey, fields = {} } = envelope;
  if (code === SUCCESS_CODE) return { outcome: { ok: true, data: definition.output.parse(data) }, bytes };
  if (code >= 500 && code < 600) throw new Error(message);
  return { outcome: { ok: false, reason: 'refused', code, message, key: toKey(messageKey), fields }, bytes };
}

/** Whether an older copy can be shown in place of the page; true where no page is rendered. */
function hasOlderCopy(): boolean {
  const page = requestContext().getStore()?.page;
  return page === undefined || olderCopies().has(page);
}

function toKey(key: string | undefined): ErrorKey | null {
  return key !== undefined && Object.hasOwn(ERRORS, key) ? (key as ErrorKey) : null;
}
