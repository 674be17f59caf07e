'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { CallOutput } from '@/backend/contract/calls';
import { MERGEABLE_KINDS, type RecordKindName } from '@/backend/contract/records/kinds';
import { useFieldWords } from '@/components/accounts/fields/use-field-words';
import { useFarTimeQuestion } from '@/components/writing/use-far-time-question';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { ConflictPanel } from '@/components/ui/conflict-panel';
import { RECORD_FIELDS } from '@/lib/desk/records/fields';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import type { Beginning } from '@/lib/desk/records/record-saver';
import { useRecordForm } from '@/lib/desk/records/use-record-form';
import { wordsOf } from '@/lib/desk/records/words';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { href } from '@/lib/platform/routing/href';
import { DeletePanel } from './delete-panel';
import { FormOpenings } from './form-openings';
import { LandingTools } from './landing-tools';
import { MergePanel } from './merge-panel';
import { PointsPanel } from './points-panel';
import { RecordField } from './record-field';
import { TermUses } from './term-uses';
import { VersionsList } from './versions-list';

interface Props {
  kind: RecordKindName;
  /** The stored record; null for a new one. */
  record: CallOutput<'readRecord'> | null;
  beginning: Beginning | null;
  /** Id of the editor. */
  member: number;
  title: string;
  /** Whether records of this kind are a fixed set: none is made or deleted. */
  isFixed: boolean;
}

/** The form of a record; beside it its versions, merging and deleting. */
export function RecordForm({ kind, record, beginning, member, title, isFixed }: Props) {
  const t = useTranslations('desk.records');
  const saveWords = useTranslations('hosting.form.save');
  const sessionWords = useTranslations('writing.ended');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const fieldWords = useFieldWords();
  const onSaved = (id: number) => {
    notify(t('saved'));
    if (record) router.refresh();
    else router.push(href(locale, 'deskRecord', { kind, id }));
  };
  const form = useRecordForm({ kind, record, beginning, member, onSaved });
  const { sendConfirmed, question } = useFarTimeQuestion();
  useKeys({ 'ctrl+enter': () => void form.save(sendConfirmed) });
  const isReadOnly = record !== null && (!record.may_change || record.deleted_time !== '');
  const labelOf = (name: string) => {
    const field = RECORD_FIELDS[kind].find((recordField) => recordField.name === name);
    return field ? t(`fields.${field.label ?? field.name}`) : name;
  };
  const mergeable = MERGEABLE_KINDS.find((mergeableKind) => mergeableKind === kind);
  const open = record && form.version !== null ? { kind, id: record.id, version: form.version, title } : null;
  const { conflict, step } = form;
  const problem =
    step === 'ended' ? saveWords('ended') : form.refusal || (step === 'offline' ? saveWords('offline') : '');
  if (form.isOther) return <p role="alert">{sessionWords('other')}</p>;
  return (
    <div className="grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,1fr)_280px]">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save(sendConfirmed);
        }}
        className="min-w-0"
      >
        {conflict && (
          <ConflictPanel
            title={t('conflict.title', { name: conflict.by, version: form.version ?? 0 })}
            text={t(conflict.both.length === 0 ? 'conflict.merged' : 'conflict.decide')}
            fields={conflict.both.map((name) => ({
              name,
              label: labelOf(name),
              mine: wordsOf(form.document[name]),
              theirs: wordsOf(conflict.theirs[name]),
            }))}
            mineLabel={t('conflict.mine')}
            theirsLabel={t('conflict.theirs')}
            onDecide={form.decide}
            className="mb-6 border-s-[3px] border-mark ps-4"
          />
        )}
        {record && !record.may_change && <p className="pb-4 text-ink-2">{t('adminsOnly')}</p>}
        <FormOpenings value={form.openings}>
          <div className="border-t border-ink">
            {RECORD_FIELDS[kind].map((field) => {
              const why = form.errors[field.name];
              return (
                <RecordField
                  key={field.name}
                  field={field}
                  value={form.document[field.name]}
                  onValue={(value) => form.set(field.name, value)}
                  error={why === undefined ? null : fieldWords(field.name, why)}
                  isReadOnly={isReadOnly}
                  path={field.name}
                  details={form.details}
                />
              );
            })}
          </div>
        </FormOpenings>
        {kind === 'term' && !isReadOnly && <TermUses document={form.document} />}
        {!isReadOnly && (
          <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-ink bg-paper py-3">
            {question}
            <ActionButton
              type="submit"
              disabled={form.isBusy || step === 'conflict' || (!form.isChanged && record !== null)}
              className="btn btn-ink min-h-11 px-6"
            >
              {t(record ? 'save' : 'make')}
            </ActionButton>
            <span className="type-meta max-md:hidden">
              <kbd className="key-cap">Ctrl</kbd> <kbd className="key-cap">Enter</kbd>
            </span>
            <p role="status" className={problem ? 'text-mark' : 'type-meta'}>
              {problem || ((record || form.isChanged) && t(form.isChanged ? 'changed' : 'unchanged'))}
            </p>
            {step === 'ended' && (
              <button
                type="button"
                onClick={() => dispatchLogin({ type: 'open', reason: 'write' })}
                className="form-link"
              >
                {sessionWords('button')}
              </button>
            )}
            {form.isChanged && (
              <ActionButton
                type="button"
                disabled={form.isBusy}
                onClick={form.discard}
                className="form-link ms-auto"
              >
                {t('discard')}
              </ActionButton>
            )}
          </div>
        )}
      </form>
      {kind === 'landing' && (
        <LandingTools
          id={record?.id ?? null}
          document={form.document}
          onPreview={isReadOnly ? null : () => form.preview('landing')}
          onLoad={isReadOnly ? null : form.fill}
        />
      )}
      {open && (
        <aside className="min-w-0">
          {kind === 'series' && !isReadOnly && (
            <PointsPanel
              id={open.id}
              version={open.version}
              seriesKey={String(record?.document['key'] ?? '')}
            />
          )}
          <VersionsList
            kind={kind}
            id={open.id}
            versions={record?.versions ?? []}
            onFill={isReadOnly ? null : form.fill}
          />
          {!isReadOnly && mergeable && <MergePanel {...open} kind={mergeable} />}
          {!isReadOnly && !isFixed && <DeletePanel {...open} />}
        </aside>
      )}
    </div>
  );
}
