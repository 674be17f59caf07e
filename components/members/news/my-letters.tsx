'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/links/link';
import { useCall } from '@/lib/accounts/use-call';
import { useMember } from '@/lib/accounts/use-member';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { href } from '@/lib/platform/routing/href';

/** The newsletters, when they come, and how to get one that does not; nothing for a reader without an e-mail address. */
export function MyLetters() {
  const t = useTranslations('area.overview');
  const locale = useLocale();
  const { state } = useMember();
  const { data } = useCall('myLetters', state === 'member' ? { locale } : null);
  if (state !== 'member' || !data || data.list.length === 0) return null;
  const { list, key } = data;
  return (
    <section aria-label={t('letters')}>
      <div className="rail-head">
        <h2 className="text-base font-bold">{t('letters')}</h2>
        {key !== '' && (
          // Opens a document of its own, in which the key leaves the address.
          <a href={href(locale, 'letterPreferences', { token: key })} className="type-meta">
            {t('manageLetters')}
          </a>
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
        {list.map(({ key: letter, name, cadence, lang, is_subscribed: isSubscribed }) => (
          <div
            key={letter}
            className="col-span-2 grid grid-cols-subgrid border-b border-rule py-2.5 last:border-b-0"
          >
            <dt className="text-ink-2" lang={foreignLang(lang, locale)}>
              {name}
            </dt>
            <dd className="flex min-w-0 flex-wrap gap-x-4">
              {isSubscribed ? (
                <span lang={foreignLang(lang, locale)}>{cadence}</span>
              ) : (
                <>
                  <span>{t('notSubscribed')}</span>
                  <Link href={href(locale, 'letters')} className="underline underline-offset-4">
                    {t('subscribe')}
                    <span className="sr-only">{name}</span>
                  </Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
