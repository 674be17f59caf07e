import { z } from 'zod';

/** What a key may do: read beyond the limits for everybody, or write as the member who made it. */
export const SCOPES = [
  'content:read',
  'content:write',
  'events:write',
  'data:write',
  'uploads:write',
] as const;

export const scope = z.enum(SCOPES);
export type Scope = (typeof SCOPES)[number];

/** Every key begins with it, so that a key is never taken for the token of a session. */
export const API_KEY_PREFIX = 'lx_';

/** Whether a token has the form of a key. */
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);
