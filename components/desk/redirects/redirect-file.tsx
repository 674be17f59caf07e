'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { textOfFile } from '@/backend/contract/text-of-file';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { saveFile } from '@/lib/platform/storage/save-file';

const CSV = 'text/csv;charset=utf-8';
const SHOWN = 20;

/** Takes the table out as a CSV file, and rows in from one; names the rows that were refused. */
export function RedirectFile() {
  const t = useTranslations('desk.redirects');
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [outcome, setOutcome] = useState<CallOutput<'loadRedirects'> | null>(null);
  const takeOut = async () => {
    const reply = await send('listRedirects', {});
    if (reply.ok) saveFile('redirects.csv', CSV, reply.data.csv);
    else notify(reply.message);
  };
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || isBusy) return;
    const csv = textOfFile(new Uint8Array(await file.arrayBuffer()));
    target.value = '';
    const reply = await send('loadRedirects', { csv });
    if (!reply.ok) return notify(reply.fields.csv === 'tooLong' ? t('tooManyRows') : reply.message);
    setOutcome(reply.data);
    router.refresh();
  };
  const { added = 0, updated = 0, unchanged = 0 } = outcome ?? {};
  return (
    <div className="grid justify-items-start gap-2 md:justify-items-end">
      <div className="flex flex-wrap gap-3">
        <label className="btn btn-line min-h-10 cursor-pointer px-4 focus-within:outline-2 focus-within:outline-ink">
          {t('load')}
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={isBusy}
            onChange={(event) => void load(event)}
            className="sr-only"
          />
        </label>
        <ActionButton
          type="button"
          disabled={isBusy}
          onClick={() => void takeOut()}
          className="btn btn-line min-h-10 px-4"
        >
          {t('takeOut')}
        </ActionButton>
      </div>
      <div role="status" className="max-w-[36em]">
        {outcome && (
          <>
            <p>{t('loaded', { added, updated, unchanged })}</p>
            {outcome.refused.length > 0 && (
              <ul className="type-meta text-mark">
                {outcome.refused.slice(0, SHOWN).map(({ line, from, reason }) => (
                  <li key={line} className="break-all">
                    {t('refusedLine', { line, from, reason: t(`refusals.${reason}`) })}
                  </li>
                ))}
                {outcome.refused.length > SHOWN && (
                  <li>{t('refusedMore', { count: outcome.refused.length - SHOWN })}</li>
                )}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  );
}
