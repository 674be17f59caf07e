import type { LandingView } from '@/backend/contract/landings/landing';
import { daySpan } from '@/lib/landings/day-span';
import type { Locale } from '@/lib/platform/language/locales';
import { LargeDate } from './large-date';

/**
 * The decorative text of the head: a word, or the days in large figures. Hidden from screen readers, as the page says
 * it elsewhere.
 */
export function HeroDisplay({ view, locale }: { view: LandingView; locale: Locale }) {
  const { display, display_text: word, starts, ends } = view;
  if (display !== 'numeral') {
    if (word === '') return null;
    return (
      <p aria-hidden="true" className={display === 'wide' ? 'landing-wide' : 'landing-sign'}>
        {word}
      </p>
    );
  }
  if (!starts) return null;
  const { first, last, isOneMonth } = daySpan(starts, ends, locale);
  const length = isOneMonth ? 'landing-numeral-days' : 'landing-numeral-months';
  return (
    <p aria-hidden="true" className={`landing-numeral ${last === '' ? '' : length}`}>
      <LargeDate value={first} />
      {last !== '' && (
        <span className="text-ink-3">
          <LargeDate value={`–${last}`} />
        </span>
      )}
    </p>
  );
}
