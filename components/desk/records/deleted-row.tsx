'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { CallOutput } from '@/backend/contract/calls';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { TimeText } from '@/components/ui/dates/time-text';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';

interface Props {
  kind: RecordKindName;
  row: CallOutput<'records'>['list'][number];
}

/** A deleted record with a button to restore it. */
export function DeletedRow({ kind, row }: Props) {
  const t = useTranslations('desk.records');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const title = row.title || `#${row.id}`;
  const restore = async () => {
    const reply = await send('restoreRecord', { kind, id: row.id, version: row.version });
    notify(reply.ok ? t('restored', { title }) : reply.message);
    router.refresh();
  };
  return (
    <li className="flex min-h-12 flex-wrap items-baseline gap-x-5 border-b border-rule py-2.5">
      <span className="n w-12 flex-none text-sm text-ink-3">{row.id}</span>
      <span lang={foreignLang(row.lang, locale)} className="min-w-0 flex-1 text-lg text-ink-2">
        {title}
      </span>
      <TimeText at={toIso(row.deleted_time)} className="type-meta n">
        {formatDate(row.deleted_time, locale, 'short')}
      </TimeText>
      <ActionButton
        type="button"
        disabled={isBusy}
        aria-label={t('restoreName', { title })}
        onClick={() => void restore()}
        className="form-link"
      >
        {t('restore')}
      </ActionButton>
    </li>
  );
}
