import type { LandingView } from '@/backend/contract/landings/landing';

/** What the head is set with, beside its words: ornament, said in words elsewhere. */
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

/** Figures of a day, of days of one month, of days of two: each as large as the narrowest screen has room for. */
function lengthClass(until: string): string {
  if (until === '') return '';
  return until.length > 2 ? 'landing-numeral-months' : 'landing-numeral-days';
}
