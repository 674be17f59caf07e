import { getTranslations } from 'next-intl/server';
import type { Motif as MotifName } from '@/backend/contract/landings/art';
import type { LandingView, SectionType } from '@/backend/contract/landings/landing';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import { landingAddress } from '@/lib/landings/address';
import { isAwards, pageOfVotes } from '@/lib/landings/awards';
import type { Phase } from '@/lib/landings/phase';
import type { Landing } from '@/lib/landings/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { href } from '@/lib/platform/routing/href';
import { HeroDisplay } from './drawings/hero-display';
import { HeroFacts } from './hero-facts';
import { Motif } from './drawings/motif';

/** The type of section each drawing is made from. */
const DRAWN_FROM = { score: 'agenda', tally: 'awards', dots: 'stops' } as const satisfies Record<
  MotifName,
  SectionType
>;

interface Props {
  landing: Landing;
  language: ReaderLanguage;
  phase: Phase | null;
  now: number;
}

/**
 * The head of a landing page: facts in the gutter, title, summary, display and buttons beside them, and the drawing.
 */
export async function LandingHero({ landing, language, phase, now }: Props) {
  const t = await getTranslations('landing');
  const { locale } = language;
  const { isWhole } = landing;
  const awards = landing.view.motif === 'tally' ? landing.view.sections.find(isAwards) : undefined;
  /** Votes are drawn on the page that lists them all; the ceremony itself shows its day, so that the two are no twins. */
  const isDrawnElsewhere = awards !== undefined && pageOfVotes(landing, awards) !== undefined;
  const view: LandingView = isDrawnElsewhere ? { ...landing.view, display: 'numeral' } : landing.view;
  /** Nothing but texts, without a day: a page that is read, such as one that came from another site. */
  const isPlain = view.starts === null && view.sections.every(({ type }) => type === 'text');
  const hasDisplay =
    (isWhole && !isPlain) || landing.sections.some(({ type }) => type === DRAWN_FROM[view.motif]);
  /** Whether the decorative word is shown above the title, because it is wide. */
  const isWordFirst = hasDisplay && view.display === 'wide';
  const address = landingAddress(view.slug);
  const hasAgenda = view.sections.some(({ type }) => type === 'agenda');
  const hasTickets = view.event_id !== null && phase !== 'after';
  const hasCalendar = hasAgenda && view.starts !== null && phase !== 'after';
  return (
    <>
      <div className="entry landing-hero" data-display={hasDisplay ? view.display : 'none'}>
        <div className="entry-gutter landing-facts">
          <HeroFacts view={view} locale={locale} phase={phase} now={now} />
        </div>
        <div className="entry-body col-start-2">
          {!isWhole && (
            <p className="pb-2">
              <Link
                href={href(locale, address.name, address.params)}
                className="underline underline-offset-4"
              >
                {view.name}
              </Link>
            </p>
          )}
          {isWordFirst && <HeroDisplay view={view} locale={locale} />}
          <h1 className="landing-title">
            <Headline text={landing.title} lang={landing.lang} />
          </h1>
          <p className="mt-3 max-w-[50em] text-lg text-pretty leading-relaxed text-ink-2 md:text-xl">
            {landing.summary}
          </p>
          <div className="landing-head">
            {hasDisplay && !isWordFirst && <HeroDisplay view={view} locale={locale} />}
            {(hasTickets || hasCalendar) && (
              <div className="landing-actions">
                {hasTickets && view.event_id !== null && (
                  <Link
                    href={href(locale, 'event', { id: view.event_id })}
                    className="btn btn-ink max-md:hidden"
                  >
                    {t('tickets')}
                  </Link>
                )}
                {hasCalendar && (
                  <a
                    href={`/api/landings/${view.slug}/calendar.ics?locale=${locale}`}
                    className="btn btn-line"
                    download
                  >
                    {t('addAll')}
                  </a>
                )}
              </div>
            )}
          </div>
        </div>
      </div>
      {hasDisplay && !isDrawnElsewhere && <Motif landing={landing} phase={phase} now={now} locale={locale} />}
    </>
  );
}
