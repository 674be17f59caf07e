import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { StoredDraft, DraftDocument } from '@/backend/contract/writing/draft';
import { postCall } from '@/lib/platform/calls/post-call';
import { changesBetween, hasChanges } from '@/lib/writing/saving/changes';
import { namesIn } from '@/lib/writing/names';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';
import type { Versions } from '../compare/conflict';

/**
 * When somebody else saved first: the two versions and their common base (null otherwise), and `merge` to save the
 * decided text.
 */
export function useConflict(draft: Draft, opening: Opening) {
  const locale = useLocale();
  const [versions, setVersions] = useState<Versions | null>(null);
  const { step, id } = draft.saver.state();

  useEffect(() => {
    if (step !== 'conflict' || id === null) return;
    let isGone = false;
    void postCall('readDraft', { id, locale }, locale).then((reply) => {
      if (isGone || !reply.ok) return;
      const base = draft.copies.base();
      const { data } = reply;
      if (!base) return;
      setVersions({
        base,
        mine: { document: draft.current(), at: new Date().toISOString() },
        theirs: {
          version: data.version,
          document: data.document,
          at: data.saved_time,
          by: data.saved_by?.name ?? '',
        },
        names: { ...namesIn(opening.setup), ...Object.fromEntries(draft.names), ...namesIn(data) },
      });
    });
    return () => {
      isGone = true;
      // Also when the conflict ended elsewhere, as by a take-over: the versions are then old.
      setVersions(null);
    };
  }, [step, id, draft, opening, locale]);

  /** Makes the decided text the draft, based on the other version, and saves it. */
  const merge = (merged: DraftDocument) => {
    if (!versions) return;
    const { theirs, names } = versions;
    for (const [key, name] of Object.entries(names)) draft.names.set(key, name);
    settle(draft, theirs.version, theirs.document, merged);
  };

  return { versions, merge };
}

/** Makes `next` the draft, based on a saved version (`stored`); only the differences from that are sent. */
function settle(draft: Draft, version: number, stored: DraftDocument, next: DraftDocument): void {
  draft.replace(next);
  draft.saver.accept({ version, savedAt: draft.saver.state().savedAt });
  draft.copies.rebase({ version, document: stored });
  const changes = changesBetween(stored, next);
  if (hasChanges(changes)) {
    draft.saver.change(changes);
    void draft.saver.flush();
  }
}

/** Replaces the draft with a newer version from the server. Unsaved changes are lost. */
export function takeServer(draft: Draft, loaded: StoredDraft): void {
  settle(draft, loaded.version, loaded.document, loaded.document);
}
