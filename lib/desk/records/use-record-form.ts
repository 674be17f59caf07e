import { useEffect, useEffectEvent, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { PREVIEWED_KINDS, RecordKindName } from '@/backend/contract/records/kinds';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import type { Reply } from '@/lib/platform/calls/browser';
import { blankDocument, type FormDocument } from './blank';
import { mergeDocuments } from './merge-documents';
import { useAction } from '@/lib/accounts/use-action';

type Opened = CallOutput<'readRecord'>;
type Refused = Extract<Reply<unknown>, { ok: false }>;

/** Sends a call and, if the editor confirms a time far ahead, sends it again. */
type AskFar = <Data>(send: (far: boolean) => Promise<Reply<Data>>) => Promise<Reply<Data>>;

export interface Conflict {
  /** The name of the editor who saved in the meantime. */
  name: string;
  version: number;
  theirs: FormDocument;
  /** Fields for which the editor has to choose a value. */
  both: string[];
}

/** The values in the form, and the version they are based on. */
interface Held {
  base: FormDocument;
  document: FormDocument;
  version: number | null;
}

/** The initial values of a new record that is a copy, and the id of the record it copies. */
export interface Beginning {
  of: number;
  document: FormDocument;
}

/**
 * The form of a record: its fields, saving it, and merging it with what another editor saved in the meantime. Unsaved
 * changes are stored in the tab.
 */
export function useRecordForm(
  kind: RecordKindName,
  record: Opened | null,
  beginning: Beginning | null,
  onSaved: (id: number) => void,
) {
  const { isBusy, send } = useAction();
  const [saved, setSaved] = useState<Held>(() => {
    const stored = record?.document ?? beginning?.document ?? blankDocument(kind);
    return { base: stored, document: stored, version: record?.version ?? null };
  });
  const name = record?.id ?? (beginning ? `copy-${beginning.of}` : 'new');
  const [held, setHeld] = useFormDraft<Held | null>(`desk:record:${kind}:${name}`, null);
  const { base, document, version } = held ?? saved;
  // Stored in the tab with the form, so that a form sent again after a reload does not create a second record.
  const [key, setKey] = useFormDraft(`desk:record-key:${kind}:${name}`, '');
  /** The id of the record this form has created; its page is being opened. */
  const [madeId, setMadeId] = useState<number | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** The same errors by the whole path within the document, for fields within fields. */
  const [details, setDetails] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isChanged = JSON.stringify(document) !== JSON.stringify(base);

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);

  const take = (opened: Opened) => {
    const { document: stored, version: number } = opened;
    setSaved({ base: stored, document: stored, version: number });
    // Text typed while the answer was on its way still has to be saved. A new record is shown on another page by then.
    setHeld((now) =>
      record && now && now.document !== document
        ? { base: stored, document: now.document, version: number }
        : null,
    );
    setConflict(null);
  };
  const change = (edit: (now: FormDocument) => FormDocument) =>
    setHeld((now) => {
      const next = now ?? saved;
      return { ...next, document: edit(next.document) };
    });

  /** Another editor has saved: takes over the fields that only they changed, and lists those that both changed. */
  const mergeConflict = async (id: number) => {
    const reply = await send('readRecord', { kind, id });
    if (!reply.ok) return setRefusal(reply.message);
    const { document: theirs, versions } = reply.data;
    const merged = mergeDocuments(base, document, theirs);
    setHeld({ base: theirs, document: merged.document, version: reply.data.version });
    setConflict({
      name: versions[0]?.editor?.name ?? '',
      version: reply.data.version,
      theirs,
      both: merged.both,
    });
  };

  const clearErrors = () => {
    setErrors({});
    setDetails({});
    setRefusal(null);
  };

  /**
   * Stores the values of the form for a preview.
   * @returns its id; null when it was refused, with the reasons in the form
   */
  const preview = async (previewed: (typeof PREVIEWED_KINDS)[number]): Promise<number | null> => {
    if (isBusy) return null;
    clearErrors();
    const reply = await send('previewRecord', { kind: previewed, document });
    if (reply.ok) return reply.data.id;
    showErrors(reply);
    return null;
  };

  const save = async (ask: AskFar) => {
    if (isBusy || (conflict && conflict.both.length > 0)) return;
    if (madeId !== null && !isChanged) return onSaved(madeId);
    clearErrors();
    const id = record?.id ?? madeId;
    const keyOfNew = id === null ? key || crypto.randomUUID() : undefined;
    if (keyOfNew) setKey(keyOfNew);
    const reply = await ask((far) => send('saveRecord', { kind, id, version, document, key: keyOfNew, far }));
    if (reply.ok) {
      setKey('');
      if (!record) setMadeId(reply.data.id);
      const opened = await send('readRecord', { kind, id: reply.data.id });
      if (opened.ok) take(opened.data);
      else setHeld(null);
      return onSaved(reply.data.id);
    }
    if (reply.key === 'conflict' && id !== null) return mergeConflict(id);
    showErrors(reply);
  };

  const showErrors = (reply: Refused) => {
    const named = Object.entries(reply.fields).map(([path, why]) => [path.replace(/^document\./, ''), why]);
    setErrors(Object.fromEntries(named.map(([path, why]) => [path?.split('.')[0], why])));
    setDetails(Object.fromEntries(named));
    setRefusal(reply.message);
  };

  return {
    document,
    version,
    isBusy,
    isChanged,
    errors,
    details,
    refusal,
    conflict,
    save,
    preview,
    set: (name: string, value: unknown) => change((now) => ({ ...now, [name]: value })),
    /** Puts an earlier version into the form; it is stored only when the form is saved. */
    fill: (earlier: FormDocument) => change(() => earlier),
    /** Discards the unsaved changes. */
    discard: () => {
      setSaved({ base, document: base, version });
      setHeld(null);
      setKey('');
      setConflict(null);
      clearErrors();
    },
    /** Chooses one of the two values of a field after a conflict. */
    decide: (name: string, isTheirs: boolean) => {
      if (!conflict) return;
      if (isTheirs) change((now) => ({ ...now, [name]: conflict.theirs[name] }));
      setConflict({ ...conflict, both: conflict.both.filter((one) => one !== name) });
    },
  };
}
