import type { SectionOf } from '@/backend/contract/landings/landing';
import type { Locale } from '@/lib/platform/language/locales';
import { AnyLink } from '../any-link';

/** Text sizes by tier, the first the largest. */
const SIZES = [
  'text-3xl md:text-4xl font-bold',
  'text-xl md:text-3xl font-bold',
  'text-lg md:text-xl font-semibold',
] as const;
const REST = 'text-md';

/** Partners by tier, as names instead of logos, with a note on each. */
export function PartnersSection({ section, locale }: { section: SectionOf<'partners'>; locale: Locale }) {
  return (
    <div className="grid gap-y-5">
      {section.tiers.map((tier, at) => (
        <div key={tier.name} className="grid gap-x-6 gap-y-1 md:grid-cols-[88px_minmax(0,1fr)]">
          <h3 className="type-meta pt-1.5 font-normal">{tier.name}</h3>
          <ul className="flex flex-wrap gap-x-8 gap-y-2">
            {tier.members.map(({ name, note, link }) => (
              <li key={name} className="min-w-0">
                <span className={`block leading-snug ${SIZES[at] ?? REST}`}>
                  {link === '' ? (
                    name
                  ) : (
                    <AnyLink to={link} locale={locale} className="underline underline-offset-4">
                      {name}
                    </AnyLink>
                  )}
                </span>
                {note !== '' && <span className="type-meta block max-w-[24em]">{note}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
