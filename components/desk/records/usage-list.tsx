import { useLocale, useTranslations } from 'next-intl';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { useCall } from '@/lib/accounts/use-call';

/** Where a record is used; fetched when the list is shown. */
export function UsageList({ kind, id }: { kind: RecordKindName; id: number }) {
  const t = useTranslations('desk.records.usage');
  const locale = useLocale();
  const { data, error } = useCall('recordUsage', { kind, id, locale }, { keepPreviousData: false });
  if (error) return <p className="text-mark">{error.message}</p>;
  if (!data) return <p className="type-meta">{t('loading')}</p>;
  if (data.list.length === 0) return <p className="type-meta">{t('nowhere')}</p>;
  return (
    <ul>
      {data.list.map(({ by, total, shown }) => (
        <li key={by} className="border-t border-rule py-2">
          <b>{t(`by.${by}`, { count: total })}</b>
          <ul className="type-meta">
            {shown.map((record) => (
              <li key={record.id}>{record.title || `#${record.id}`}</li>
            ))}
            {total > shown.length && <li>{t('more', { count: total - shown.length })}</li>}
          </ul>
        </li>
      ))}
    </ul>
  );
}
