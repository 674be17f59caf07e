import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

const SECTIONS = ['news', 'columns', 'features', 'events', 'data', 'tools', 'hk', 'usa', 'weekly'] as const;

/** Links to the sections of the site, with a line about each. */
export async function FrontDoorSections({ locale }: { locale: Locale }) {
  const t = await getTranslations('frontDoor');
  const nav = await getTranslations('nav');
  return (
    <ul className="grid gap-x-10 md:grid-cols-3">
      {SECTIONS.filter(isShown).map((section) => (
        <li key={section} className="border-b border-rule py-3.5">
          <h3 className="text-lg leading-normal">
            <Link href={href(locale, section)}>{nav(section)}</Link>
          </h3>
          <p className="text-sm leading-normal text-ink-2">{t(`about.${section}`)}</p>
        </li>
      ))}
    </ul>
  );
}
