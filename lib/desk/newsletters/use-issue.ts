import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import { useAction } from '@/lib/accounts/use-action';
import { type Act, isOpen, type Issue, type IssueDocument } from './blocks';

const SAVE_AFTER_MS = 700;

type SaveState = 'saved' | 'saving' | 'unsaved' | 'conflict';

/** A letter that is being written: it is stored a moment after each change, and acted on only once it is stored. */
export function useIssue(issue: Issue) {
  const router = useRouter();
  const { isBusy, send } = useAction();
  const [document, setDocument] = useState(issue.document);
  const [stored, setStored] = useState({ document: issue.document, version: issue.version });
  const [state, setState] = useState(issue.state);
  const [isConflict, setIsConflict] = useState(false);
  const isChanged = document !== stored.document;

  const save = async (): Promise<number | null> => {
    if (!isChanged) return stored.version;
    const reply = await send('saveLetterIssue', { id: issue.id, version: stored.version, document });
    if (reply.ok) {
      setStored({ document, version: reply.data.version });
      router.refresh();
      return reply.data.version;
    }
    if (reply.key === 'conflict' || reply.key === 'wrongState') setIsConflict(true);
    return null;
  };
  const saveLater = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isChanged || isConflict || isBusy) return;
    const timer = setTimeout(() => saveLater(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [document, isChanged, isConflict, isBusy]);

  /** Stores the letter and does something with it. @returns the message of a refusal, or null */
  const act = async (
    name: Act,
    more: Partial<CallInput<'actOnLetterIssue'>> = {},
  ): Promise<string | null> => {
    const version = isOpen({ state }) ? await save() : stored.version;
    if (version === null) return '';
    const reply = await send('actOnLetterIssue', { id: issue.id, version, act: name, ...more });
    if (!reply.ok) return reply.message;
    setState(reply.data.state);
    setStored((before) => ({ ...before, version: reply.data.version }));
    router.refresh();
    return null;
  };
  const saveState: SaveState = isConflict ? 'conflict' : isBusy ? 'saving' : isChanged ? 'unsaved' : 'saved';
  return {
    ...{ document, state, saveState, isBusy, act },
    version: stored.version,
    update: (change: (before: IssueDocument) => IssueDocument) => setDocument(change),
  };
}
