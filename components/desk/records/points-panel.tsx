import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { textOfFile } from '@/backend/contract/text-of-file';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { SeriesErrors } from './series-errors';

type Seen = CallOutput<'saveSeriesPoints'>;

interface Props {
  id: number;
  version: number;
  /** Key of the stored series. */
  seriesKey: string;
}

/** Adds points to a series, pasted or from a file: first a trial that only checks them, then they are stored. */
export function PointsPanel({ id, version, seriesKey }: Props) {
  const t = useTranslations('desk.records.points');
  const router = useRouter();
  const notify = useNotify();
  const fieldId = useId();
  const { isBusy, send } = useAction();
  const [text, setText] = useState('');
  const [isReplacing, setIsReplacing] = useState(false);
  const [seen, setSeen] = useState<Seen | null>(null);
  const read = (next: string) => {
    setText(next);
    setSeen(null);
  };
  const submit = async (isTrial: boolean) => {
    const input = { id, version, text, is_replacing: isReplacing, is_trial: isTrial };
    const reply = await send('saveSeriesPoints', input);
    if (!reply.ok) return notify(reply.message);
    if (isTrial || reply.data.problems.length > 0) return setSeen(reply.data);
    read('');
    notify(t('stored', { added: reply.data.added, changed: reply.data.changed }));
    router.refresh();
  };
  const isReady = seen !== null && seen.problems.length === 0 && seen.first !== '';
  return (
    <section className="grid gap-2 border-t border-ink py-3">
      <h2 className="font-bold">{t('title')}</h2>
      <SeriesErrors key={version} seriesKey={seriesKey} onTake={read} />
      <label htmlFor={fieldId} className="type-meta">
        {t('hint')}
      </label>
      <textarea
        id={fieldId}
        rows={6}
        value={text}
        spellCheck={false}
        placeholder={'2026-01-01,97210.5'}
        onChange={({ target }) => read(target.value)}
        className="desk-input n w-full text-xs"
      />
      <label className="form-link relative w-fit cursor-pointer">
        {t('file')}
        <input
          type="file"
          accept=".csv,.json,.txt,text/csv,application/json"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            void target.files?.[0]?.arrayBuffer().then((bytes) => read(textOfFile(new Uint8Array(bytes))));
            // Emptied, so that choosing the same file again after mending it fires `change`.
            target.value = '';
          }}
        />
      </label>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={isReplacing}
          onChange={({ target }) => {
            setIsReplacing(target.checked);
            setSeen(null);
          }}
        />
        {t('replace')}
      </label>
      {seen && (
        <div role="status">
          {seen.problems.length > 0 ? (
            <>
              <p className="text-mark">{t('problems')}</p>
              <ul className="type-meta n">
                {seen.problems.map(({ line, text: what, is_ahead: isAhead }) => (
                  <li key={line}>
                    {t('line', { line })} {what} {isAhead && t('ahead')}
                  </li>
                ))}
              </ul>
            </>
          ) : seen.first === '' ? (
            <p>{t('empty')}</p>
          ) : (
            <p>
              <span className="n">{`${seen.first} – ${seen.last}`}</span>
              <br />
              {t('seen', {
                added: seen.added,
                changed: seen.changed,
                unchanged: seen.unchanged,
                removed: seen.removed,
              })}
            </p>
          )}
        </div>
      )}
      <p>
        <ActionButton
          type="button"
          disabled={isBusy || text.trim() === ''}
          onClick={() => void submit(!isReady)}
          className={`btn ${isReady ? 'btn-ink' : 'btn-line'} min-h-10 px-4`}
        >
          {t(isReady ? 'store' : 'look')}
        </ActionButton>
      </p>
    </section>
  );
}
