import type { LandingView } from '@/backend/contract/landings/landing';

/**
 * The decorative text of the head: a word, or the days in large figures. Hidden from screen readers, as the page says
 * it elsewhere.
 */
export function HeroDisplay({ view }: { view: LandingView }) {
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
  const from = starts.slice(5, 10).replace('-', '/');
  const last = ends?.slice(0, 10) === starts.slice(0, 10) ? '' : (ends?.slice(5, 10).replace('-', '/') ?? '');
  const until = last.slice(0, 3) === from.slice(0, 3) ? last.slice(3) : last;
  return (
    <p aria-hidden="true" className={`landing-numeral ${lengthClass(until)}`}>
      {from}
      {until && <span className="text-ink-3">–{until}</span>}
    </p>
  );
}

/**
 * A class that makes the figures as large as fits the narrowest screen, for one day, days of one month, or of two
 * months.
 */
function lengthClass(until: string): string {
  if (until === '') return '';
  return until.length > 2 ? 'landing-numeral-months' : 'landing-numeral-days';
}
