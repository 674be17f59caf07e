import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import { useUnsavedPage } from '@/lib/accounts/use-unsaved-page';
import { useAction } from '@/lib/accounts/use-action';
import { type Act, isOpen, type Issue, type IssueDocument } from './blocks';

const SAVE_AFTER_MS = 700;

/** What became of an act; without a message the letter could not be stored, which is shown with it. */
export type Acted = { isDone: true } | { isDone: false; message: string | null };

type SaveState = 'saved' | 'saving' | 'unsaved' | 'conflict';

/** A letter that is being written: it is stored a moment after each change, and acted on only once it is stored. */
export function useIssue(issue: Issue) {
  const router = useRouter();
  const { isBusy, send } = useAction();
  const [document, setDocument] = useState(issue.document);
  const [stored, setStored] = useState({ document: issue.document, version: issue.version });
  const [state, setState] = useState(issue.state);
  const [isConflict, setIsConflict] = useState(false);
  // The document that could not be stored, and why; it is tried again once it is another.
  const [refused, setRefused] = useState<{ document: IssueDocument; message: string } | null>(null);
  const refusal = refused?.document === document ? refused.message : '';
  const isChanged = document !== stored.document;
  useUnsavedPage(isChanged);

  const save = async (): Promise<number | null> => {
    if (!isChanged) return stored.version;
    const reply = await send('saveLetterIssue', { id: issue.id, version: stored.version, document });
    if (reply.ok) {
      setStored({ document, version: reply.data.version });
      router.refresh();
      return reply.data.version;
    }
    if (reply.key === 'conflict' || reply.key === 'wrongState') setIsConflict(true);
    else if (reply.code > 0) setRefused({ document, message: reply.message });
    return null;
  };
  const saveLater = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isChanged || isConflict || isBusy || refusal !== '') return;
    const timer = setTimeout(() => saveLater(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [document, isChanged, isConflict, isBusy, refusal]);

  /** Stores the letter and does something with it. @returns whether it was done, or why not */
  const act = async (name: Act, more: Partial<CallInput<'actOnLetterIssue'>> = {}): Promise<Acted> => {
    const version = isOpen({ state }) && name !== 'discard' ? await save() : stored.version;
    if (version === null) return { isDone: false, message: null };
    const reply = await send('actOnLetterIssue', { id: issue.id, version, act: name, ...more });
    if (!reply.ok) return { isDone: false, message: reply.message };
    setState(reply.data.state);
    setStored((before) => ({ ...before, version: reply.data.version }));
    router.refresh();
    return { isDone: true };
  };
  const saveState: SaveState = isConflict ? 'conflict' : isBusy ? 'saving' : isChanged ? 'unsaved' : 'saved';
  return {
    ...{ document, state, saveState, refusal, isBusy, act },
    version: stored.version,
    update: (change: (before: IssueDocument) => IssueDocument) => setDocument(change),
  };
}
