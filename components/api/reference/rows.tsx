import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import type { Row } from '@/lib/api/reference/rows';

/** Parameters or fields, each with its type. */
export async function Rows({ rows, locale }: { rows: readonly Row[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'developers' });
  return (
    <dl className="mt-2 text-sm">
      {rows.map(({ name, type, isRequired, standard }) => (
        <div
          key={name}
          className="grid gap-x-4 border-b border-rule py-1.5 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
        >
          <dt className="[overflow-wrap:anywhere]">
            <code className={isRequired ? 'font-semibold' : ''}>{name}</code>
            {isRequired && <span className="type-meta ms-2">{t('required')}</span>}
          </dt>
          <dd className="text-ink-2 [overflow-wrap:anywhere]">
            <code>{type}</code>
            {standard && <span className="type-meta ms-2">{t('standard', { value: standard })}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
