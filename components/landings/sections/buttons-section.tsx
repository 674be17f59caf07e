import type { SectionOf } from '@/backend/contract/landings/landing';
import { isForeign, localLink } from '@/lib/landings/links';
import type { Locale } from '@/lib/platform/language/locales';
import { AnyLink } from '../any-link';

interface Props {
  section: SectionOf<'buttons'>;
  /** The path of the page, in its language. */
  here: string;
  locale: Locale;
}

/** Links as buttons, without one to the page itself; the first is the primary one. */
export function ButtonsSection({ section, here, locale }: Props) {
  const elsewhere = section.items.filter(({ link }) => isForeign(link) || localLink(link, locale) !== here);
  return (
    <div className="flex flex-wrap gap-3">
      {elsewhere.map(({ label, link }, at) => (
        <AnyLink key={link} to={link} locale={locale} className={`btn ${at === 0 ? 'btn-ink' : 'btn-line'}`}>
          {label}
        </AnyLink>
      ))}
    </div>
  );
}
