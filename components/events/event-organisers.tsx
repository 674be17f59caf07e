import { getTranslations } from 'next-intl/server';
import type { FullEvent } from '@/lib/events/event';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { SocialLinks } from './social-links';

/** The organiser of an event, and its cohosts. */
export async function EventOrganisers({
  event: { host: organiser, cohosts },
  locale,
}: {
  event: FullEvent;
  locale: Locale;
}) {
  const t = await getTranslations('event');
  return (
    <>
      <h3 className="text-md" lang={foreignLang(organiser.lang, locale)}>
        {organiser.name}
      </h3>
      <p className="type-summary" lang={foreignLang(organiser.descriptionLang, locale)}>
        {organiser.description}
      </p>
      <SocialLinks host={organiser} />
      {cohosts.length > 0 && (
        <dl className="mt-5 grid gap-4">
          {cohosts.map((cohost) => (
            <div key={cohost.id}>
              <dt>
                <span className="type-meta me-3">{t('cohosts')}</span>
                <b lang={foreignLang(cohost.lang, locale)}>{cohost.name}</b>
              </dt>
              <dd className="type-summary" lang={foreignLang(cohost.descriptionLang, locale)}>
                {cohost.description}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
