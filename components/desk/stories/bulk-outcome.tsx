import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import type { BulkAct } from '@/backend/contract/desk/bulk-acts';

interface Props {
  outcome: CallOutput<'bulkContents'>;
  act: BulkAct;
  /** Whether this is the outcome of a trial, in which nothing was done. */
  isTrial?: boolean;
  onClose?: () => void;
}

/** On how many stories an action was or would be done, and each refusal with its story and reason. */
export function BulkOutcome({ outcome, act, isTrial = false, onClose }: Props) {
  const t = useTranslations('desk.bulk');
  const { done, refused, batch } = outcome;
  const count = { done: done.length, refused: refused.length };
  const body = (
    <>
      <p role="status" className="flex flex-wrap items-baseline gap-x-5">
        <b>{t(isTrial ? 'would' : 'did', { ...count, act: t(`acts.${act}`) })}</b>
        {batch && <span className="type-meta n">{t('batch', { batch: batch.slice(0, 8) })}</span>}
        {onClose && (
          <button type="button" onClick={onClose} className="form-link ms-auto">
            {t('close')}
          </button>
        )}
      </p>
      {refused.length > 0 && (
        <ul className="max-h-[30dvh] overflow-y-auto" tabIndex={0} aria-label={t('refused')}>
          {refused.map(({ id, title, message, fields }) => (
            <li key={id} className="flex flex-wrap gap-x-4 border-t border-rule py-1.5">
              <span className="n text-ink-3">{id}</span>
              <span className="min-w-0 flex-1">{title || t('untitled')}</span>
              <span className="text-mark">
                {message}
                {fields.embargo && `: ${fields.embargo}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
  if (isTrial) return <div className="grid gap-2">{body}</div>;
  return (
    <section
      aria-label={t('title')}
      className="no-print sticky bottom-0 z-10 mt-4 grid gap-2 border-t-[6px] border-ink bg-paper px-4 py-4 md:px-10"
    >
      {body}
    </section>
  );
}
