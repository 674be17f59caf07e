import { type Draft, finishDraft } from '@/backend/import/draft';
import type { ImportEvent } from '@/backend/import/item';
import type { ImportRules } from '@/backend/import/rules';
import { type EntryIdentity, entryKeys } from './entry-key';

/** An entry of a feed before it has a key, because that depends on the others. */
export interface FeedDraft {
  draft: Omit<Draft, 'sourceKey'>;
  identity: EntryIdentity;
  /** Addresses of files beside it that can be heard. */
  audio: readonly string[];
}

/** The entries of one answer of a feed as items; what could not be read as a draft stays the remark about it. */
export function finishEntries(
  format: string,
  entries: readonly { where: string; read: FeedDraft | ImportEvent }[],
  rules: ImportRules,
): ImportEvent[] {
  const drafts = entries.flatMap(({ read }) => ('draft' in read ? [read] : []));
  const keys = entryKeys(
    format,
    drafts.map(({ identity }) => identity),
  );
  const keyOf = new Map(drafts.map((draft, at) => [draft, keys[at]]));
  return entries.map(({ where, read }) => {
    if (!('draft' in read)) return read;
    const { key, otherKeys } = keyOf.get(read) ?? { key: `${format}:`, otherKeys: [] };
    const event = finishDraft({ ...read.draft, sourceKey: key }, where, rules);
    return event.type === 'item' ? { ...event, otherKeys, audio: read.audio } : event;
  });
}
