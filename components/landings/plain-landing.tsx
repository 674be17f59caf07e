import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { Landing } from '@/lib/landings/landings';

/** A landing page without material yet: its name, what it is, and what is open now. */
export async function PlainLanding({ landing, locale }: { landing: Landing; locale: Locale }) {
  const t = await getTranslations('landing');
  const nav = await getTranslations('nav');
  return (
    <div className="ledger ledger-wide mx-4 min-h-[70vh] max-w-[1040px] py-8 max-md:[--g:0px] md:mx-0 md:py-14">
      <div className="entry">
        <span aria-hidden="true" className="node top-[1.2rem] md:top-[1.8rem]" />
        <div className="entry-body col-start-2">
          <h1 className="type-article-title">{t(`pages.${landing.route}.title`)}</h1>
          <p className="mt-4 max-w-[34em] text-[19px] leading-relaxed">{t(`pages.${landing.route}.text`)}</p>
          <p className="type-summary mt-3">{t('preparing')}</p>
          <nav aria-labelledby="landing-open" className="mt-10 max-w-[34em]">
            <h2 id="landing-open" className="rail-head text-[15px]">
              {t('meanwhile')}
            </h2>
            <ul>
              {landing.sections.map((section) => (
                <li key={section} className="border-t border-rule">
                  <Link
                    href={href(locale, section)}
                    className="flex min-h-12 items-center text-[17px] font-semibold"
                  >
                    {nav(section)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </div>
  );
}
