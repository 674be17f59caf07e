import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { CopyBase } from '@/lib/saving/copy-keeper';
import { createDatabaseCopies } from '@/lib/saving/database-copies';

/** A draft as this browser stores it, for one member. */
export interface LocalCopy {
  user: number;
  /** The id of the draft as a text, or `new-…` until it has one. */
  key: string;
  kind: 'article' | 'flash';
  document: DraftDocument;
  /** The server's version on which it is based; null for a draft that the server has not stored yet. */
  base: CopyBase<DraftDocument> | null;
  /** Milliseconds since 1970. */
  at: number;
}

export const draftCopies = createDatabaseCopies<LocalCopy>('lx-writing');

const NEW = 'new-';

/** A key for a draft without an id. */
export function newKey(): string {
  return `${NEW}${crypto.randomUUID()}`;
}

/** Whether a copy is of a draft that never reached the server. */
export const isNewKey = (key: string): boolean => key.startsWith(NEW);
