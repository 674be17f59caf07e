'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { textOfFile } from '@/backend/contract/text-of-file';
import { useNotify } from '@/components/accounts/toast-provider';
import { useAction } from '@/lib/accounts/use-action';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { writingLocales } from '@/lib/platform/language/writing-locales';

const SHOWN = 20;

/** Takes subscribers from the CSV file of another system, and names the rows that were not taken. */
export function ImportSubscribers({ letters }: { letters: CallOutput<'letterIssues'>['letters'] }) {
  const t = useTranslations('desk.newsletters');
  const names = useTranslations('desk.records.langs');
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [chosen, setChosen] = useState<string[]>(letters.slice(0, 1).map(({ key }) => key));
  const [lang, setLang] = useState<Locale>(writingLocales()[0] ?? 'zh-Hans');
  const [outcome, setOutcome] = useState<CallOutput<'importSubscribers'> | null>(null);
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || isBusy || chosen.length === 0) return;
    const csv = textOfFile(new Uint8Array(await file.arrayBuffer()));
    target.value = '';
    const reply = await send('importSubscribers', { csv, letters: chosen, lang });
    if (!reply.ok)
      return notify(
        reply.fields.csv
          ? t(reply.fields.csv === 'tooLong' ? 'importing.tooLong' : 'importing.badFile')
          : reply.message,
      );
    setOutcome(reply.data);
    router.refresh();
  };
  return (
    <section aria-labelledby="import-subscribers" className="mt-9 grid max-w-[44em] gap-3">
      <h2 id="import-subscribers" className="rail-head font-bold">
        {t('importing.title')}
      </h2>
      <p className="text-ink-2">{t('importing.note')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {letters.map(({ key, name }) => (
          <label key={key} className="flex min-h-10 items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                setChosen((before) =>
                  target.checked ? [...before, key] : before.filter((each) => each !== key),
                )
              }
            />
            {name}
          </label>
        ))}
        <label className="flex min-h-10 items-center gap-2">
          {t('importing.lang')}
          <select
            value={lang}
            onChange={({ target }) => setLang(LOCALES.find((each) => each === target.value) ?? 'zh-Hans')}
            className="min-h-10 border-b border-ctl bg-paper"
          >
            {LOCALES.map((each) => (
              <option key={each} value={each}>
                {names(each)}
              </option>
            ))}
          </select>
        </label>
        <label className="btn btn-line min-h-10 cursor-pointer px-4 focus-within:outline-2 focus-within:outline-ink">
          {t('importing.file')}
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={isBusy}
            onChange={(event) => void load(event)}
            className="sr-only"
          />
        </label>
      </div>
      <div role="status">
        {outcome && (
          <>
            <p>
              {t('importing.done', {
                added: outcome.added,
                unchanged: outcome.unchanged,
                refused: outcome.refused_total,
              })}
            </p>
            <ul className="type-meta text-mark">
              {outcome.refused.slice(0, SHOWN).map(({ line, reason }) => (
                <li key={line}>{t('importing.line', { line, reason: t(`importing.reasons.${reason}`) })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
