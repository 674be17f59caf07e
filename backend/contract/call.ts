import type { z } from 'zod';
import type { Scope } from './api/scope-names';

/**
 * Who may make a call. `upgrade`: the holder of the token that a phone account without an e-mail address gets at
 * sign-in. `portal`: a program that knows the shared secret.
 */
export type Access = 'public' | 'upgrade' | 'user' | 'editor' | 'admin' | 'portal';

/**
 * How a browser may make a call, through the portal. `session`: with the session of its reader, if there is one. `page`:
 * likewise, in the language of the page. `gate`: without it, since the phone at a gate sends a token of its own.
 * `login`: the call begins, changes or ends a session, and the portal sets cookies for it.
 */
export type BrowserAccess = 'session' | 'page' | 'gate' | 'login';

type Method = 'GET' | 'POST';

/** The largest body of a JSON call in bytes, unless the call sets `maxBytes`. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** One call of the API: defined once, checked by both programs, listed in `/openapi.json`. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Level extends Access = Access,
  Browser extends BrowserAccess | undefined = BrowserAccess | undefined,
> {
  path: `/${string}`;
  /** Its name and its path in the version before, where they were others: both are answered for one version. */
  former?: { name: string; path?: `/${string}` };
  methods: readonly Method[];
  access: Level;
  /** Whether, and how, a browser may make the call through the portal. */
  browser?: Browser;
  /** The scope with which a key of the public interface may make the call, as the member who made the key. */
  scope?: Scope;
  /**
   * Whether the portal converts texts of the answer to the script of the page, since a browser cannot. Which texts, the
   * fields of the output say (`language-of-texts.ts`). Forms get texts as they were written.
   */
  converted?: true;
  /** The call only reads, and for callers who are not signed in it may be answered from a replica of the database. */
  mayReadReplica?: true;
  /** A form with a file in field `image` instead of JSON. */
  body?: 'multipart';
  /** The largest body in bytes, for calls that need more than the default limit. */
  maxBytes?: number;
  summary: string;
  input: Input;
  output: Output;
}

/** Defines a call and preserves its exact input and output types and its access level. */
export function defineCall<
  I extends z.ZodType,
  O extends z.ZodType,
  const Level extends Access,
  const Browser extends BrowserAccess | undefined = undefined,
>(call: Call<I, O, Level, Browser>): Call<I, O, Level, Browser> {
  return call;
}
