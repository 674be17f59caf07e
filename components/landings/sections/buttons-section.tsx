import type { SectionOf } from '@/backend/contract/landings/landing';
import type { Locale } from '@/lib/platform/language/locales';
import { AnyLink } from '../any-link';

/** Links as buttons; the first is the primary one. */
export function ButtonsSection({ section, locale }: { section: SectionOf<'buttons'>; locale: Locale }) {
  return (
    <div className="flex flex-wrap gap-3">
      {section.items.map(({ label, link }, at) => (
        <AnyLink key={link} to={link} locale={locale} className={`btn ${at === 0 ? 'btn-ink' : 'btn-line'}`}>
          {label}
        </AnyLink>
      ))}
    </div>
  );
}
