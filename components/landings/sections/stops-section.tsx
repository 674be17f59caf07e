import { getTranslations } from 'next-intl/server';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { dayAfter } from '@/lib/landings/agenda';
import { categoryId } from '@/lib/landings/awards';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { isForeign } from '@/lib/landings/links';
import { AnyLink } from '../any-link';

interface Props {
  section: SectionOf<'stops'>;
  firstDay: string | null;
  locale: Locale;
}

/** The stops of a tour in order: day, place, what took place, how many people came. */
export async function StopsSection({ section, firstDay, locale }: Props) {
  const t = await getTranslations('landing');
  return (
    <ol className="md:pt-6">
      {section.items.map(({ day, name, place, title, people, newcomers, link }, at) => (
        <li
          key={name}
          id={categoryId(section.key, at)}
          className="landing-hung grid scroll-mt-20 items-baseline gap-x-6 border-b border-rule py-3 last:border-0 md:grid-cols-[120px_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)]"
        >
          <span className="landing-when n">
            {firstDay && formatDate(dayAfter(firstDay, day - 1), locale, 'monthDay')}
          </span>
          <h3 className="text-lg">{name}</h3>
          <span className="type-meta">{place}</span>
          <span>{title}</span>
          <span className="type-meta md:text-end">
            {people > 0 && t('peopleNew', { count: people, fresh: newcomers })}{' '}
            {link !== '' && (
              <AnyLink to={link} locale={locale} className="underline underline-offset-4">
                {t(isForeign(link) ? 'watch' : 'look')}
              </AnyLink>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
