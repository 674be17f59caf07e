import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import type { OverviewData } from './overview-data';

interface Props {
  locale: Locale;
  people: OverviewData['present'];
}

/** Who is on the desk, and which waiting drafts each person has claimed. */
export async function OverviewPeople({ locale, people }: Props) {
  const t = await getTranslations('desk.overview');
  return (
    <section>
      <h2 className="rail-head flex justify-between font-bold">
        {t('present')} <span className="n type-meta font-normal">{people.length}</span>
      </h2>
      <ul>
        {people.map((person) => (
          <li key={person.id} className="border-t border-rule py-2">
            <p className="flex justify-between gap-3">
              <b>
                <UserTextInLocale text={person.name} locale={locale} />
              </b>
              {person.is_self && <span className="type-meta">{t('you')}</span>}
            </p>
            {person.holds.map((draft) => (
              <p key={draft.id} className="flex gap-2 text-sm">
                <span className="shrink-0 text-ink-3">{t('holds')}</span>
                <Link
                  href={href(locale, 'deskReviewDraft', { id: draft.id })}
                  lang={foreignLang(draft.lang, locale)}
                  className="min-h-6 min-w-0"
                >
                  {draft.title || t('untitled')}
                </Link>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
