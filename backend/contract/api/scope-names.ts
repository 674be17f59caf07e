import type { Role } from '@/backend/contract/accounts/user';

/** What a key may do: read beyond the limits for everybody, or write as the member who made it. */
export const SCOPES = [
  'content:read',
  'content:write',
  'events:write',
  'orders:read',
  'data:write',
  'uploads:write',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Scopes of calls that everybody but editors is refused. */
const EDITOR_SCOPES: readonly Scope[] = ['data:write'];

/** Whether a member with these roles can make a key with a scope. */
export const mayGiveScope = (roles: readonly Role[], scope: Scope): boolean =>
  !EDITOR_SCOPES.includes(scope) || roles.includes('editor') || roles.includes('admin');
