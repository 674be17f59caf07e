import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { Landing } from '@/lib/landings/read';
import { siteName } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { AnyLink } from './any-link';

/** The foot of a landing page: its publisher, other years, contact and events. */
export async function LandingFoot({ landing, locale }: { landing: Landing; locale: Locale }) {
  const t = await getTranslations('landing');
  const nav = await getTranslations('nav');
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <footer className="landing-foot type-meta">
      <p>{t('madeBy', { site: siteName(locale) })}</p>
      {landing.view.related.map((relatedLink) => (
        <AnyLink key={relatedLink.link} to={relatedLink.link} locale={locale} className={link}>
          {relatedLink.label}
        </AnyLink>
      ))}
      {isShown('contact') && (
        <Link href={href(locale, 'contact')} className={link}>
          {nav('contact')}
        </Link>
      )}
      {isShown('events') && (
        <Link href={href(locale, 'events')} className={link}>
          {nav('events')}
        </Link>
      )}
    </footer>
  );
}
