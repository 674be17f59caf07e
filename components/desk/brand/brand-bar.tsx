import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/fields/action-button';
import { ConflictPanel } from '@/components/ui/conflict-panel';
import type { useRecordForm } from '@/lib/desk/records/use-record-form';
import { wordsOf } from '@/lib/desk/records/words';

const PARTS = [
  'name',
  'tagline',
  'description',
  'links',
  'logo',
  'accent',
  'nav',
  'footer',
  'hidden',
  'regions',
  'languages',
  'organisation',
] as const;

/** Publishing what the form holds, or discarding it; and what a colleague published in the meantime. */
export function BrandBar({ saver }: { saver: ReturnType<typeof useRecordForm> }) {
  const t = useTranslations('desk.brand');
  const records = useTranslations('desk.records');
  const { conflict, step, isChanged, isBusy } = saver;
  const problem = step === 'ended' ? t('ended') : saver.refusal || (step === 'offline' ? t('offline') : '');
  const partOf = (name: string) => PARTS.find((part) => part === name);
  const labelOf = (name: string) => {
    const part = partOf(name);
    return part ? t(`parts.${part}`) : name;
  };
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-ink bg-paper py-3 xl:col-span-2">
      {conflict && (
        <ConflictPanel
          title={records('conflict.title', { name: conflict.by, version: saver.version ?? 0 })}
          text={records(conflict.both.length === 0 ? 'conflict.merged' : 'conflict.decide')}
          fields={conflict.both.map((name) => ({
            name,
            label: labelOf(name),
            mine: wordsOf(saver.document[name]),
            theirs: wordsOf(conflict.theirs[name]),
          }))}
          mineLabel={records('conflict.mine')}
          theirsLabel={records('conflict.theirs')}
          onDecide={saver.decide}
          className="w-full border-s-[3px] border-mark ps-4"
        />
      )}
      <ActionButton
        type="submit"
        disabled={isBusy || step === 'conflict' || !isChanged}
        className="btn btn-ink min-h-11 px-6"
      >
        {t('publish')}
      </ActionButton>
      <span className="type-meta max-md:hidden">
        <kbd className="key-cap">Ctrl</kbd> <kbd className="key-cap">Enter</kbd>
      </span>
      <p role="status" className={problem ? 'text-mark' : 'type-meta'}>
        {problem || t(isChanged ? 'changed' : 'unchanged')}
      </p>
      {isChanged && (
        <ActionButton type="button" disabled={isBusy} onClick={saver.discard} className="form-link ms-auto">
          {records('discard')}
        </ActionButton>
      )}
    </div>
  );
}
