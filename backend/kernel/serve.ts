import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext, Hono } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './app-env';
import type { Context } from './context';
import { type Access, type Call, MAX_BODY_BYTES } from '@/backend/contract/call';
import type { Scope } from '@/backend/contract/api/scope-names';
import type { Envelope } from '@/backend/contract/envelope';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { addFormerNames, readFormerNames } from '@/backend/contract/renamed-fields';
import { readBody } from '@/backend/contract/process/bounded-body';
import { type Caller, type CallerAt, checkAccess } from './caller';
import { ApiError } from './errors';
import { readCaller } from './read-caller';
import { readFromReplica } from './read-from-replica';

/** Adds the routes of one module to the application. */
export type Mount = (app: Hono<AppEnv>, context: Context) => void;

/** Answers one call; above the level `public` its caller is a member. */
type Handler<AnyCall> =
  AnyCall extends Call<infer Input, infer Output, infer Level>
    ? (context: Context, input: z.output<Input>, caller: CallerAt<Level>) => Promise<z.input<Output>>
    : never;

/**
 * Serves the calls of one contract at their paths; a call without a handler is an error of the compiler. Each reads and
 * checks the input from query or JSON body, and wraps the output in the envelope. Former names of fields
 * are read and answered, and former paths served. Callers who may not make a call are
 * refused before the body is read. Other methods on the path are answered with 405.
 */
export function serveCalls<Calls extends Record<string, Call>>(
  app: Hono<AppEnv>,
  context: Context,
  calls: Calls,
  handlers: { [Name in keyof Calls]: Handler<Calls[Name]> },
): void {
  for (const [name, call] of Object.entries(calls))
    serve(app, context, call, handlers[name] as Handler<Call>);
}

function serve<I extends z.ZodType, O extends z.ZodType, Level extends Access>(
  app: Hono<AppEnv>,
  context: Context,
  call: Call<I, O, Level>,
  handle: (context: Context, input: z.output<I>, caller: CallerAt<Level>) => Promise<z.input<O>>,
): void {
  const paths = [call.path, ...(call.former?.path ? [call.former.path] : [])];
  app.on([...call.methods], paths, async (c) => {
    const caller: Caller = await callerOf(context, c, call.scope);
    checkAccess(call.access, caller);
    const payload = c.req.method === 'GET' ? c.req.query() : await readInput(c.req.raw, call.maxBytes);
    const input = call.input.safeParse(readFormerNames(call.input, payload));
    if (!input.success) throw invalidInput(input.error);
    const data = await readFromReplica(context, call, caller, c.req.raw.headers, (where) =>
      handle(where, input.data, caller),
    );
    const envelope: Envelope<z.input<O>> = {
      code: SUCCESS_CODE,
      message: 'ok',
      data: addFormerNames(call.output, data),
    };
    return c.json(envelope as Envelope);
  });
  for (const path of paths)
    app.all(path, () => {
      throw new ApiError('methodNotAllowed');
    });
}

/** The caller of this request. @param scope with which a key of the public interface may make it; none by default */
export function callerOf(context: Context, c: HonoContext, scope?: Scope): Promise<Caller> {
  return readCaller(context, c.req.raw.headers, getConnInfo(c).remote.address, scope);
}

/** JSON escapes of the zero character and of surrogates. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** An empty body counts as an empty object, because several calls have no input. */
async function readInput(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const text = await readBody(request, maxBytes);
  if (text === null) throw new ApiError('bodyTooLarge');
  if (text === '') return {};
  if (!request.headers.get('content-type')?.includes('json')) throw new ApiError('wrongContentType');
  try {
    return JSON.parse(text, UNSTORABLE.test(text) ? storable : undefined);
  } catch {
    throw new ApiError('invalidInput', { body: 'not JSON' });
  }
}

/** Removes zero characters and replaces lone surrogates, which Postgres cannot store. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

/** The beginnings of zod's own messages; messages of the contract are single words. */
const SENTENCE = /^(?:Invalid|Too|Unrecognized) /;

function reasonOf(message: string): string {
  if (!SENTENCE.test(message)) return message;
  return message.endsWith('received undefined') ? 'required' : 'notAllowed';
}

/** Field name → reason. */
export function invalidInput(error: z.ZodError): ApiError {
  return new ApiError(
    'invalidInput',
    Object.fromEntries(
      error.issues.map((issue) => [issue.path.join('.') || 'body', reasonOf(issue.message)]),
    ),
  );
}
