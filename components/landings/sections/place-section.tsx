import { getTranslations } from 'next-intl/server';
import type { SectionOf } from '@/backend/contract/landings/landing';
import type { Locale } from '@/lib/platform/language/locales';
import { AnyLink } from '../any-link';

/** The venue and how to get there. */
export async function PlaceSection({ section, locale }: { section: SectionOf<'place'>; locale: Locale }) {
  const t = await getTranslations('landing');
  return (
    <div className="grid gap-x-12 gap-y-3 md:grid-cols-2">
      <div>
        <h3 className="text-2xl leading-snug">{section.name}</h3>
        <p className="mt-1 text-ink-2">{section.address}</p>
        {section.link !== '' && (
          <p className="mt-2">
            <AnyLink to={section.link} locale={locale} className="underline underline-offset-4">
              {t('map')}
            </AnyLink>
          </p>
        )}
      </div>
      <p className="max-w-[36em] leading-relaxed whitespace-pre-line">{section.ways}</p>
    </div>
  );
}
