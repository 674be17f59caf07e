import { useTranslations } from 'next-intl';
import type { Conflict } from '@/lib/desk/records/use-record-form';

interface Props {
  conflict: Conflict;
  labelOf: (field: string) => string;
  /** The value of a field as text. */
  wordsOf: (value: unknown) => string;
  document: Record<string, unknown>;
  onDecide: (field: string, isTheirs: boolean) => void;
}

/**
 * Shown when another editor saved first. Fields that only they changed are in the form already; for fields both
 * changed, the editor chooses here.
 */
export function ConflictPanel({ conflict, labelOf, wordsOf, document, onDecide }: Props) {
  const t = useTranslations('desk.records.conflict');
  const { name, version, theirs, both } = conflict;
  return (
    <section role="alert" className="mb-6 border-s-[3px] border-mark ps-4">
      <p className="font-bold">{t('title', { name, version })}</p>
      <p className="text-ink-2">{t(both.length === 0 ? 'merged' : 'decide')}</p>
      <ul className="empty:hidden">
        {both.map((field) => (
          <li
            key={field}
            className="grid gap-x-5 gap-y-1 border-t border-rule py-3 md:grid-cols-[120px_1fr_1fr]"
          >
            <b>{labelOf(field)}</b>
            {([false, true] as const).map((isTheirs) => (
              <div key={String(isTheirs)} className="min-w-0">
                <p className="break-words whitespace-pre-line">
                  {wordsOf((isTheirs ? theirs : document)[field]) || '—'}
                </p>
                <button type="button" className="form-link" onClick={() => onDecide(field, isTheirs)}>
                  {t(isTheirs ? 'theirs' : 'mine')}
                </button>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
