import type { Reply } from '@/lib/platform/calls/browser';
import type { FormCopy } from './form-copy';
import { changedFields, type FieldOf, type IsIgnored, mergeFields } from './merge';
import { createSaveQueue, type SaveState, type StoredVersion } from './save-queue';

/** Another person saved first: their version, and the fields that both changed and somebody has to decide. */
interface FormConflict<Document extends object> {
  theirs: Document;
  both: FieldOf<Document>[];
}

export interface FormState<Document extends object, Answer> extends SaveState {
  document: Document;
  /** Grows when something else than typing changes the document, so that editors start again. */
  openings: number;
  /** The server's last answer; null until the server has stored the form. */
  stored: Answer | null;
  conflict: FormConflict<Document> | null;
}

interface SaveMoment<Document, Extra> {
  base: Document;
  extra: Extra | undefined;
  /** Whether the server may have stored an earlier text of a new form, of which nothing is known here. */
  mayBeStored: boolean;
}

interface FormSaverOptions<Document extends object, Part, Input, Answer, Extra> {
  stored: Answer | null;
  /** The values of the form when nothing is changed. */
  document: Document;
  toDocument: (answer: Answer) => Document;
  versionOf: (answer: Answer) => StoredVersion;
  isIgnored?: IsIgnored;
  /** As in `createSaveQueue`. */
  delay: (stored: Answer | null) => number | null;
  /** Whether a merge that leaves nothing to decide waits for another press of the button. */
  isReviewed?: boolean;
  /** The requests of a save, by what distinguishes them. */
  partsOf: (sent: Document, now: SaveMoment<Document, Extra>) => Part[];
  inputOf: (part: Part, sent: Document, stored: StoredVersion, requestKey: string) => Input;
  send: (input: Input) => Promise<Reply<Answer>>;
  read: (id: number) => Promise<Reply<Answer>>;
  /** Takes what the server added to a document it stored, as ids, over into the form. */
  complete: (document: Document, answer: Answer, sent: Document) => Document;
  /** Stores unsent changes in this browser; null deletes them. */
  keep: (id: number | null, copy: FormCopy<Document> | null) => void;
}

/** The state of a form: typed values, the server's version, saving, its copy in this browser, and conflicts. */
export function createFormSaver<Document extends object, Part, Input, Answer, Extra = never>(
  options: FormSaverOptions<Document, Part, Input, Answer, Extra>,
) {
  const { toDocument, versionOf, complete, isIgnored, isReviewed = false } = options;
  let { stored, document } = options;
  let base = document;
  let sent = document;
  let conflict: FormConflict<Document> | null = null;
  let requestKey: string = crypto.randomUUID();
  let wasSent = false;
  let openings = 0;
  /** The id under which the copy is stored. */
  let copyId = stored && versionOf(stored).id;
  const listeners = new Set<() => void>();
  const storedListeners = new Set<(answer: Answer) => void>();

  const isChanged = () => changedFields(base, document, isIgnored).length > 0;
  const isOpen = () => conflict !== null && conflict.both.length > 0;

  /** Merges another version into the form. The base stays until every field is decided. */
  const merge = (theirs: Document) => {
    const merged = mergeFields(base, document, theirs, isIgnored);
    document = merged.document;
    openings += 1;
    conflict = merged.both.length > 0 || isReviewed ? { theirs, both: merged.both } : null;
    if (merged.both.length === 0) base = theirs;
  };

  const queue = createSaveQueue<Part, Input, Answer, Extra>({
    start: stored ? versionOf(stored) : { id: null, version: null, savedAt: '' },
    delay: () => options.delay(stored),
    isChanged,
    takeParts: (extra) => {
      sent = document;
      const mayBeStored = stored === null && wasSent;
      wasSent = true;
      return options.partsOf(sent, { base, extra, mayBeStored });
    },
    inputOf: (part, version) => options.inputOf(part, sent, version, requestKey),
    send: options.send,
    accept: (answer) => {
      stored = answer;
      document = complete(document, answer, sent);
      sent = complete(sent, answer, sent);
      return versionOf(answer);
    },
    settle: (isStored) => {
      if (!isStored || !stored) return;
      base = sent;
      conflict = null;
      for (const listener of storedListeners) listener(stored);
    },
    merging: {
      isOpen,
      read: options.read,
      take: (answer) => {
        stored = answer;
        merge(toDocument(answer));
        return { stored: versionOf(answer), isDecided: conflict === null };
      },
    },
    keep: ({ id }, isStored) => {
      options.keep(id, isStored ? null : { base, document, requestKey });
      if (copyId !== id) options.keep(copyId, null);
      copyId = id;
    },
  });

  const view = (): FormState<Document, Answer> => ({
    ...queue.state(),
    document,
    openings,
    stored,
    conflict,
  });
  let state = view();
  const update = () => {
    state = view();
    listeners.forEach((listener) => listener());
  };
  queue.onChange(update);

  return {
    state: () => state,
    /** The server's version that the form is based on. */
    base: () => base,
    isChanged,
    change: (part: Partial<Document>) => {
      document = { ...document, ...part };
      update();
      queue.change();
    },
    /** Puts other values into the form, as those of an earlier version. */
    replace: (next: Document) => {
      document = next;
      openings += 1;
      update();
      queue.change();
    },
    save: queue.flush,
    /** Takes over the copy that an earlier visit left in this browser, merged with what the form contains. */
    recover: (copy: FormCopy<Document>) => {
      const typed = Object.fromEntries(
        changedFields(base, document, isIgnored).map((field) => [field, document[field]]),
      );
      const theirs = base;
      base = copy.base;
      document = { ...copy.document, ...typed };
      requestKey = copy.requestKey;
      wasSent = true;
      merge(theirs);
      if (!isOpen()) conflict = null;
      queue.reset();
    },
    /** Chooses one of the two values of a field that both changed. After the last choice a draft is saved. */
    decide: (field: FieldOf<Document>, isTheirs: boolean) => {
      if (!conflict) return;
      const { theirs } = conflict;
      const both = conflict.both.filter((other) => other !== field);
      if (isTheirs) document = { ...document, [field]: theirs[field] };
      openings += 1;
      conflict = both.length > 0 || isReviewed ? { theirs, both } : null;
      if (both.length > 0) return update();
      base = theirs;
      queue.reset();
    },
    /** Discards all unsent changes. */
    discard: () => {
      base = conflict?.theirs ?? base;
      document = base;
      openings += 1;
      conflict = null;
      requestKey = crypto.randomUUID();
      queue.reset();
    },
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Runs a function after each save, with what the server has stored. */
    onStored: (listener: (answer: Answer) => void) => {
      storedListeners.add(listener);
      return () => void storedListeners.delete(listener);
    },
    goOnline: queue.goOnline,
    signIn: queue.signIn,
    stop: queue.stop,
  };
}
