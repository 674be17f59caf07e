import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import type { Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import { findCopyPlace, storeFormCopy } from '@/lib/saving/form-copy';
import { createFormSaver } from '@/lib/saving/form-saver';
import { mergeFields } from '@/lib/saving/merge';
import { lockKey } from '@/lib/saving/tab-locks';
import { blankDocument, type FormDocument } from './blank';

type Opened = CallOutput<'readRecord'>;

/** Sends a call and, if the editor confirms a time far ahead, sends it again. */
export type SendConfirmed = <Data>(send: (far: boolean) => Promise<Reply<Data>>) => Promise<Reply<Data>>;

/** The initial values of a new record that is a copy, and the id of the record it copies. */
export interface Beginning {
  of: number;
  document: FormDocument;
}

interface Options {
  kind: RecordKindName;
  /** The stored record; null for a new one. */
  record: Opened | null;
  beginning: Beginning | null;
  /** Id of the editor, whose copies nobody else gets. */
  member: number;
  locale: Locale;
}

/** The state of a record's form, which is saved only by a press of the button. */
export function createRecordSaver({ kind, record, beginning, member, locale }: Options) {
  const newName = beginning ? `copy-${beginning.of}` : 'new';
  const nameOf = (id: number | null) => `lx_record_form:${member}:${kind}:${id ?? newName}`;
  /** Null until the place of the copy in this browser is found. */
  let suffix: string | null = null;
  let sendConfirmed: SendConfirmed = (send) => send(false);

  const read = (id: number) => postCall('readRecord', { kind, id }, locale);
  const send = async (input: CallInput<'saveRecord'>): Promise<Reply<Opened>> => {
    const reply = await sendConfirmed((far) => postCall('saveRecord', { ...input, far }, locale));
    if (!reply.ok) return reply;
    const opened = await read(reply.data.id);
    // When it cannot be read, what was sent counts as what is stored.
    const { document } = input;
    return opened.ok
      ? opened
      : { ok: true, data: { ...reply.data, document, versions: [], deleted_time: '', may_change: true } };
  };
  const form = createFormSaver<FormDocument, RecordKindName, CallInput<'saveRecord'>, Opened, 'make'>({
    stored: record,
    document: record?.document ?? beginning?.document ?? blankDocument(kind),
    toDocument: ({ document }) => document,
    versionOf: ({ id, version }) => ({ id, version, savedAt: '' }),
    delay: () => null,
    isReviewed: true,
    partsOf: () => [kind],
    inputOf: (_, document, { id, version }, key) => ({
      ...{ kind, id, version, document },
      key: id === null ? key : undefined,
    }),
    send,
    read,
    complete: (document, { document: stored }, sent) => mergeFields(sent, document, stored).document,
    keep: (id, copy) => {
      if (suffix !== null) storeFormCopy(nameOf(id) + suffix, copy);
    },
  });

  return {
    ...form,
    /** Saves the form; a new record also when nothing was typed, as a copy may be. */
    save: (asking: SendConfirmed): Promise<boolean> => {
      sendConfirmed = asking;
      return form.save(form.state().id === null ? 'make' : undefined);
    },
    /**
     * Takes over the copy that an earlier visit left in this browser, and holds its place.
     * @returns a function that gives the place free
     */
    open: async (): Promise<() => void> => {
      const name = nameOf(form.state().id);
      const place = await findCopyPlace(name, isFormDocument);
      suffix = place.suffix;
      if (place.copy) form.recover(place.copy);
      else form.change({});
      return lockKey(name + suffix);
    },
  };
}

const isFormDocument = (value: unknown): value is FormDocument => typeof value === 'object' && value !== null;
