import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { useCall } from '@/lib/accounts/use-call';
import type { FormDocument } from '@/lib/desk/records/blank';
import { textOf } from '@/lib/desk/records/values';

/** Which published pages a word of the form would change: how many, and the newest with the word in its sentence. */
export function TermUses({ document }: { document: FormDocument }) {
  const t = useTranslations('desk.records.termUses');
  const locale = useLocale();
  const simplified = useDeferredValue(textOf(document['simplified']).trim());
  const exception = useDeferredValue(textOf(document['exception']).trim());
  const isRequested = [...simplified].length > 1;
  const { data, error } = useCall('termUses', isRequested ? { simplified, exception, locale } : null);
  if (!isRequested) return null;
  return (
    <section aria-live="polite" className="border-t border-rule py-4">
      <h2 className="pb-2 font-bold">{t('title')}</h2>
      {error && <p className="text-mark">{error.message}</p>}
      {data && (
        <p>{data.total === 0 ? t('none') : t(data.is_more ? 'more' : 'count', { count: data.total })}</p>
      )}
      {data && data.total > 0 && (
        <>
          <p className="type-meta pt-3">{t('shown')}</p>
          <ul lang="zh-Hans">
            {data.list.map(({ kind, id, title, excerpt }) => (
              <li key={`${kind} ${id}`} className="border-b border-rule py-2">
                <b>{title}</b>
                <p className="text-ink-2">
                  {excerpt.map(({ text, hit }, index) =>
                    hit ? (
                      <mark key={index} className="bg-sel px-px font-bold text-ink">
                        {text}
                      </mark>
                    ) : (
                      text
                    ),
                  )}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
