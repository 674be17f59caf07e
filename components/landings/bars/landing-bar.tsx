import { getTranslations } from 'next-intl/server';
import { SiteMark } from '@/components/ui/icons/site-mark';
import { SiteTitle } from '@/components/ui/words/site-title';
import { SiteLanguages } from '@/components/ui/links/site-languages';
import { Link } from '@/components/ui/links/link';
import { landingAddress } from '@/lib/landings/address';
import { anchorsOf } from '@/lib/landings/anchors';
import type { Phase } from '@/lib/landings/phase';
import type { Landing } from '@/lib/landings/read';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { localLink } from '@/lib/landings/links';

interface Props {
  landing: Landing;
  locale: Locale;
  phase: Phase | null;
}

/**
 * The bar of a landing page: links to the home page, its sections and other years, the languages, and a button to the
 * tickets until the event is over.
 */
export async function LandingBar({ landing, locale, phase }: Props) {
  const t = await getTranslations('landing');
  const header = await getTranslations('header');
  const { view } = landing;
  const { name, params } = landingAddress(view.slug);
  const eventId = phase === 'after' ? null : view.event_id;
  return (
    <header className="landing-bar no-print">
      <Link
        href={href(locale, 'home')}
        className="flex flex-none items-center gap-2 text-xl font-black hover:no-underline md:text-2xl"
      >
        <SiteMark height={24} />
        <SiteTitle locale={locale} />
      </Link>
      <Link href={href(locale, name, params)} className="flex-none font-bold max-md:hidden">
        {view.name}
      </Link>
      <nav aria-label={t('parts')} className="landing-anchors">
        {anchorsOf(landing).map(({ key, title }) => (
          <a key={key} href={`#${key}`}>
            {title}
          </a>
        ))}
      </nav>
      {view.related.length > 0 && (
        <nav aria-label={t('related')} className="flex flex-none gap-3 text-sm max-xl:hidden">
          {view.related.map((relatedLink) => (
            <Link
              key={relatedLink.link}
              href={localLink(relatedLink.link, locale)}
              className="n text-ink-3 underline underline-offset-4"
            >
              {relatedLink.label}
            </Link>
          ))}
        </nav>
      )}
      <SiteLanguages locale={locale} label={header('language')} />
      {eventId !== null && (
        <Link href={href(locale, 'event', { id: eventId })} className="btn btn-ink flex-none max-md:hidden">
          {t('tickets')}
        </Link>
      )}
    </header>
  );
}
