/** @jest-environment node */
import { Hono } from 'hono';
import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import type { AppEnv } from '@/backend/kernel/app-env';
import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { serveCalls } from '@/backend/kernel/serve';

let caller: Caller;
jest.mock('@hono/node-server/conninfo', () => ({
  getConnInfo: () => ({ remote: { address: '127.0.0.1' } }),
}));
jest.mock('@/backend/kernel/read-caller', () => ({ readCaller: async () => caller }));
jest.mock('@/backend/kernel/read-from-replica', () => ({
  readFromReplica: (
    context: Context,
    _: unknown,
    __: unknown,
    ___: unknown,
    read: (where: Context) => unknown,
  ) => read(context),
}));

const define = <const Level extends 'public' | 'user'>(path: `/${string}`, access: Level) =>
  defineCall({
    path,
    methods: ['POST'],
    access,
    summary: '',
    input: z.object({ word: z.string() }),
    output: z.object({ answer: z.string() }),
  });
const calls = { open: define('/open', 'public'), own: define('/own', 'user') };
const member = { id: 7, roles: [], sessionId: 1 };
const nobody: Caller = {
  address: '127.0.0.1',
  agent: '',
  device: '',
  isPortal: false,
  token: null,
  member: null,
  upgrade: null,
};

const app = new Hono<AppEnv>();
const context = {} as Context;
serveCalls(app, context, calls, {
  open: async (_, { word }) => ({ answer: word }),
  own: async (_, { word }, who) => ({ answer: `${word} ${who.member.id}` }),
});
app.onError((error, c) => c.json({ key: error instanceof ApiError ? error.key : String(error) }));

const send = async (path: string, body: object = { word: '字' }) => {
  const headers = { 'content-type': 'application/json' };
  return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};

test('each call is answered by the handler of its name', async () => {
  caller = nobody;
  expect(await send('/open')).toEqual({ code: 200, message: 'ok', data: { answer: '字' } });
});

test('the handler of a call for members gets the member, and nobody else reaches it', async () => {
  caller = { ...nobody, member };
  expect(await send('/own')).toMatchObject({ data: { answer: '字 7' } });
  caller = nobody;
  expect(await send('/own')).toEqual({ key: 'signInRequired' });
});

test('input that does not fit is refused, but only to callers who may make the call', async () => {
  caller = { ...nobody, member };
  expect(await send('/own', {})).toEqual({ key: 'invalidInput' });
  caller = nobody;
  expect(await send('/own', {})).toEqual({ key: 'signInRequired' });
});

test('a call without a handler, and a public handler that takes a member for granted, do not compile', () => {
  const open = async () => ({ answer: '' });
  const isCompiled = (): void => {
    // @ts-expect-error: the handler of `own` is missing
    serveCalls(app, context, calls, { open });
    serveCalls(app, context, calls, {
      // @ts-expect-error: the caller of a public call may be nobody
      open: async (_, __, who) => ({ answer: String(who.member.id) }),
      own: open,
    });
  };
  expect(isCompiled).toBeInstanceOf(Function);
});
