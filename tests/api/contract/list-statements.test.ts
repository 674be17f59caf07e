import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Call } from '@/backend/contract/call';
import { calls, type CallName } from '@/backend/contract/calls';
import { CHEAP_PASSWORDS } from '@/tests/support/backend-settings';
import { fillDataDir } from '@/tests/support/data-template';
import { type Program, spawnBackend } from '@/tests/support/program';
import { until } from '@/tests/support/until';

/** The sample event with the most orders. */
const EVENT_ID = 107;
const LARGEST = 25;
/** Lists of which the sample content has more than one row, so that their statements are really compared. */
const LONG_LISTS = [
  'articles',
  'flashes',
  'activities',
  'organisers',
  'activityOrders',
  'myOrders',
  'activityList',
  'myActivities',
  'messages',
  'myContents',
  'deskContents',
  'auditLog',
  'deskUsers',
  'deskFeedback',
  'search',
  'feedItems',
] as const satisfies readonly CallName[];

interface Counted {
  rows: number;
  statements: number;
}

const folder = mkdtempSync(join(tmpdir(), 'lx-statements-'));
let backend: Program;
/** A token for each role of the sample accounts. */
const tokens: Record<string, string> = {};

const send = async (name: CallName, input: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(backend.url + calls[name].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  return answer.json();
};

beforeAll(async () => {
  const database = await fillDataDir(folder, CHEAP_PASSWORDS);
  const settings = { SAMPLE_CONTENT: 'on', LOG_LEVEL: 'info', LIMITS_TIMES: '1000' };
  backend = await spawnBackend(folder, { ...CHEAP_PASSWORDS, ...settings, ...database });
  await backend.untilReadiness(({ status }) => status === 200);
  for (const { role, login, password } of JSON.parse(
    readFileSync(join(folder, 'sample-accounts.json'), 'utf8'),
  ))
    tokens[role] = (await send('login', { type: 4, email: login, password })).data?.token ?? '';
});
afterAll(async () => {
  backend.process.kill();
  await backend.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Requests a list and reads from the log how many statements that took; null for a refusal. */
async function count(name: CallName, input: object, role: string): Promise<Counted | null> {
  const requestId = `${name}-${role}-${JSON.stringify(input).length}-${Math.random()}`;
  const authorization = `Bearer ${tokens[role]}`;
  const { code, data } = await send(name, input, { authorization, 'x-request-id': requestId });
  const line = () =>
    backend
      .output()
      .split('\n')
      .find((each) => each.includes(requestId));
  await until(() => line() !== undefined);
  if (code !== 200) return null;
  const list = data.list ?? data.data?.list ?? data.data ?? [];
  return { rows: list.length, statements: Number(/"queries":(\d+)/.exec(line() ?? '')?.[1]) };
}

/** Whether statements are made for each row: a part that only some rows have may cost a few, but not one a row. */
const isOneEach = (singleRow: Counted, many: Counted) =>
  many.rows > singleRow.rows && many.statements - singleRow.statements >= many.rows - singleRow.rows;

test('a statement for each row is noticed, a few for all of them are not', () => {
  expect(isOneEach({ rows: 1, statements: 8 }, { rows: 5, statements: 28 })).toBe(true);
  expect(isOneEach({ rows: 1, statements: 2 }, { rows: 3, statements: 4 })).toBe(true);
  expect(isOneEach({ rows: 1, statements: 3 }, { rows: 25, statements: 5 })).toBe(false);
});

const lists = Object.entries<Call>(calls).filter(
  ([name, { input }]) => input instanceof z.ZodObject && 'size' in input.shape && name !== 'sitemapRows',
) as [CallName, Call & { input: z.ZodObject }][];
const compared = new Set<string>();

test.each(lists)('%s takes as many statements for many rows as for one', async (name, { access, input }) => {
  const values = { activity_id: EVENT_ID, id: 1, keyword: '比特币', kind: 'author', locale: 'zh-Hans' };
  const fieldValues = Object.entries(values).filter(
    ([key]) => key in input.shape && (key !== 'keyword' || name.startsWith('search')),
  );
  const fields = Object.fromEntries(
    name === 'records' ? fieldValues : fieldValues.filter(([key]) => key !== 'kind'),
  );
  for (const role of access === 'public' ? ['reader'] : Object.keys(tokens)) {
    const singleRow = await count(name, { ...fields, size: 1 }, role);
    const many = await count(name, { ...fields, size: LARGEST }, role);
    if (singleRow === null || many === null) continue;
    expect({ role, one: singleRow, many, isOneEach: isOneEach(singleRow, many) }).toMatchObject({
      isOneEach: false,
    });
    if (many.rows > 1) compared.add(name);
  }
});

test('the issues of the weekly come with their articles in as many statements as one does', async () => {
  const [singleIssue, many] = [
    await count('weeklies', { with_articles: true, size: 1 }, 'reader'),
    await count('weeklies', { with_articles: true, size: LARGEST }, 'reader'),
  ];
  expect(many?.rows).toBeGreaterThan(3);
  expect(singleIssue && many && isOneEach(singleIssue, many)).toBe(false);
  const articlesOf = async (input: object) => {
    const { list } = (await send('weeklies', input)).data as { list: { articles: unknown[] }[] };
    return list.flatMap(({ articles }) => articles).length;
  };
  expect(await articlesOf({ with_articles: true })).toBeGreaterThan(many?.rows ?? 0);
  expect(await articlesOf({})).toBe(0);
});

test('the lists with several rows in the sample content were compared', () => {
  expect(LONG_LISTS.filter((name) => !compared.has(name))).toEqual([]);
});
