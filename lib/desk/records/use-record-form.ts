import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { PREVIEWED_KINDS, RecordKindName } from '@/backend/contract/records/kinds';
import { useAction } from '@/lib/accounts/use-action';
import { useUnsavedPage } from '@/lib/accounts/use-unsaved-page';
import type { Reply } from '@/lib/platform/calls/browser';
import { useSaving } from '@/lib/saving/use-saving';
import { type SendConfirmed, type Beginning, createRecordSaver } from './record-saver';

type Refused = Extract<Reply<unknown>, { ok: false }>;

interface Options {
  kind: RecordKindName;
  /** The stored record; null for a new one. */
  record: CallOutput<'readRecord'> | null;
  beginning: Beginning | null;
  /** Id of the editor. */
  member: number;
  onSaved: (id: number) => void;
}

/** The form of a record: its fields, saving, and what another editor saved in the meantime. */
export function useRecordForm({ kind, record, beginning, member, onSaved }: Options) {
  const locale = useLocale();
  const { isBusy, send } = useAction();
  const [form] = useState(() => createRecordSaver({ kind, record, beginning, member, locale }));
  const state = useSyncExternalStore(form.onChange, form.state, form.state);
  const [unpreviewed, setUnpreviewed] = useState<Refused | null>(null);
  const isChanged = form.isChanged();
  const { isOther, session } = useUnsavedPage(isChanged);
  useSaving(form, session);

  useEffect(() => {
    const opening = form.open();
    return () => void opening.then((close) => close());
  }, [form]);
  const saved = useEffectEvent(onSaved);
  useEffect(() => form.onStored(({ id }) => saved(id)), [form]);
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);

  /**
   * Stores the values of the form for a preview.
   * @returns its id; null when it was refused, with the reasons in the form
   */
  const preview = async (previewed: (typeof PREVIEWED_KINDS)[number]): Promise<number | null> => {
    if (isBusy) return null;
    setUnpreviewed(null);
    const reply = await send('previewRecord', { kind: previewed, document: state.document });
    if (reply.ok) return reply.data.id;
    setUnpreviewed(reply);
    return null;
  };

  const save = async (sendConfirmed: SendConfirmed) => {
    const { step, id } = form.state();
    if (isBusy || step === 'saving') return;
    setUnpreviewed(null);
    // The page of the record it has made is being opened.
    if (!record && id !== null && step === 'saved') return onSaved(id);
    await form.save(sendConfirmed);
  };

  const { step, version, document, openings, conflict, stored } = state;
  const paths = Object.entries(unpreviewed?.fields ?? state.errors).map(
    ([path, why]) => [path.replace(/^document\./, ''), why] as const,
  );
  return {
    document,
    version,
    openings,
    step,
    isBusy: isBusy || step === 'saving',
    isChanged,
    isOther,
    /** Name of a field → why it was refused. */
    errors: Object.fromEntries(paths.map(([path, why]) => [path.split('.')[0], why])),
    /** The same errors by the whole path within the document, for fields within fields. */
    details: Object.fromEntries(paths),
    refusal: unpreviewed?.message ?? state.message,
    conflict: conflict && { ...conflict, by: stored?.versions[0]?.editor?.name ?? '' },
    save,
    preview,
    set: (name: string, value: unknown) => form.change({ [name]: value }),
    /** Puts an earlier version into the form; it is stored only when the form is saved. */
    fill: form.replace,
    /** Discards the unsaved changes. */
    discard: () => {
      form.discard();
      setUnpreviewed(null);
    },
    /** Chooses one of the two values of a field after a conflict. */
    decide: form.decide,
  };
}
