import { getTranslations } from 'next-intl/server';
import { ERRORS } from '@/backend/contract/errors';
import type { Locale } from '@/lib/platform/language/locales';

/** Every refusal by the name in its `type`, with its status, its code and what it says. */
export async function ErrorList({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'developers' });
  return (
    <>
      <p className="max-w-[72ch]">{t('errors')}</p>
      <dl className="mt-3 text-sm">
        {Object.entries(ERRORS).map(([key, { status, code, text }]) => (
          <div
            key={key}
            id={`error-${key}`}
            className="grid scroll-mt-20 gap-x-4 border-b border-rule py-1.5 md:grid-cols-[minmax(0,18rem)_6rem_minmax(0,1fr)]"
          >
            <dt className="[overflow-wrap:anywhere]">
              <code>urn:lianxun:error:{key}</code>
            </dt>
            <dd className="n text-ink-2">
              {status} · <code>{code}</code>
            </dd>
            <dd>{text[locale]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
