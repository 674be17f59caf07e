import { z } from 'zod';
import { SCOPES } from './scope-names';

export const scope = z.enum(SCOPES);

/** Every key begins with it, so that a key is never taken for the token of a session. */
export const API_KEY_PREFIX = 'lx_';

/** Whether a token has the form of a key. */
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);
