import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { Reply } from '@/lib/platform/calls/browser';
import type { Locale } from '@/lib/platform/language/locales';
import { createSaveQueue, type SaveState, type StoredVersion } from '@/lib/saving/save-queue';
import {
  type Changes,
  hasChanges,
  mergeChanges,
  NO_CHANGES,
  partsOf,
  type SavePart,
  withoutLanguage,
} from './changes';

/** Milliseconds between the last change and saving. */
export const SAVE_DELAY_MS = 1000;

type Input = CallInput<'saveDraft'>;
type Answer = CallOutput<'saveDraft'>;

interface SaverOptions {
  /** The name of a draft that has no id yet; because of it, the server creates the draft only once. */
  key: string;
  start: StoredVersion;
  kind: 'article' | 'flash';
  /** The current document. */
  document: () => DraftDocument;
  send: (input: Input) => Promise<Reply<Answer>>;
  /** Called at every change and after every save, for the copy in this browser. */
  keep: (state: SaveState, isStored: boolean) => void;
}

/** Saves a draft a second after the last change: the changed settings, and each changed language as a whole. */
export function createSaver({ key, start, kind, document, send, keep }: SaverOptions) {
  let changes: Changes = NO_CHANGES;
  let sent: Changes = NO_CHANGES;
  const unsaved = () => mergeChanges(sent, changes);

  const { change, reset, ...queue } = createSaveQueue<SavePart, Input, Answer>({
    start,
    send,
    keep,
    delay: () => SAVE_DELAY_MS,
    isChanged: () => hasChanges(unsaved()),
    takeParts: () => {
      sent = changes;
      changes = NO_CHANGES;
      return partsOf(sent, document());
    },
    inputOf: ({ text, settings }, { id, version }) => {
      // A new draft is in the language of its first text, also when a setting is saved before any word.
      const base = id === null ? { key, lang: document().texts[0]?.lang } : { id, version: version ?? 0 };
      return { ...base, kind, ...settings, ...text };
    },
    accept: ({ id, version, saved_time: savedAt }) => ({ id, version, savedAt }),
    settle: (isStored) => {
      if (!isStored) changes = unsaved();
      sent = NO_CHANGES;
    },
  });

  return {
    ...queue,
    /** Records a change. */
    change: (part: Changes) => {
      changes = mergeChanges(changes, part);
      change();
    },
    /** The changes that are not on the server yet. */
    changes: unsaved,
    /** Call when the server has taken a language out of the draft: its changes are discarded, all others are kept. */
    dropText: (lang: Locale, version: number) => {
      changes = withoutLanguage(changes, lang);
      sent = withoutLanguage(sent, lang);
      reset({ version });
    },
    /** Call when a step has raised the version of the text that is stored here: later changes build on that version. */
    rebase: (version: number) => reset({ version }),
    /** Call when the server's version has replaced the text: discards all changes. */
    accept: (base: { version: number; savedAt: string }) => {
      changes = NO_CHANGES;
      sent = NO_CHANGES;
      reset(base);
    },
  };
}
