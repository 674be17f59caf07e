import type { z } from 'zod';

/**
 * Who may make a call. `upgrade`: the holder of the token that a phone account without an e-mail address gets at
 * sign-in. `portal`: whoever knows the shared secret.
 */
export type Access = 'public' | 'upgrade' | 'user' | 'editor' | 'admin' | 'portal';

type Method = 'GET' | 'POST';

/** The largest body of a call in bytes, by JSON, where it does not say another. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** One call of the API: written once, checked at both ends, listed in `/openapi.json`. */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  path: `/${string}`;
  methods: readonly Method[];
  access: Access;
  /** It only reads, and what strangers ask of it may be read from a copy of the database. */
  mayReadReplica?: true;
  /** A form with a file in field `image` instead of JSON. */
  body?: 'multipart';
  /** The largest body in bytes, for calls that need more than the default limit. */
  maxBytes?: number;
  summary: string;
  input: Input;
  output: Output;
}

/** Keeps the exact input and output types of a call literal. */
export function defineCall<I extends z.ZodType, O extends z.ZodType>(call: Call<I, O>): Call<I, O> {
  return call;
}
