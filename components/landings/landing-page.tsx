import type { CSSProperties } from 'react';
import { ART_SETS } from '@/backend/contract/landings/art';
import { groundInks, isLight, readableColour } from '@/backend/contract/landings/inks';
import { nowMs } from '@/lib/platform/dates/clock';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { phaseOf } from '@/lib/landings/phase';
import type { Landing } from '@/lib/landings/read';
import { ClientMessages } from './client-messages';
import { LandingBar } from './bars/landing-bar';
import { LandingFoot } from './landing-foot';
import { LandingHero } from './landing-hero';
import { LandingSectionBlock } from './landing-section';
import { TicketBar } from './bars/ticket-bar';

/** The colours of a landing page, as custom properties of the style sheet. */
function artStyle({ view }: Landing): CSSProperties {
  const [ground, figure, accent] = ART_SETS[view.set];
  const inks = Object.entries(groundInks(view.set)).map(([name, colour]) => [`--on-ground-${name}`, colour]);
  return Object.fromEntries([
    ['--art-ground', ground],
    ['--art-figure', figure],
    ['--art-accent', accent],
    ['--art-on-accent', readableColour(accent, [figure, ground])],
    ...inks,
  ]) as CSSProperties;
}

/** A landing page, or the sections of one of its sub-pages, below its own bar. */
export function LandingPage({ landing, language }: { landing: Landing; language: ReaderLanguage }) {
  const now = nowMs();
  const phase = phaseOf(landing.view, now);
  const common = { landing, language, phase, now };
  return (
    <div
      className="landing"
      data-tone={landing.view.tone}
      data-light-figure={isLight(ART_SETS[landing.view.set][1]) || undefined}
      style={artStyle(landing)}
      lang={foreignLang(landing.lang, language.locale)}
    >
      <LandingBar landing={landing} locale={language.locale} phase={phase} />
      <main id="main" tabIndex={-1} className="outline-none">
        <ClientMessages
          locale={language.locale}
          of={landing.sections.some(({ type }) => type === 'contact') ? 'contact' : 'landing'}
        >
          <div className="ledger ledger-stacked landing-ledger">
            <LandingHero {...common} />
            {landing.sections.map((section) => (
              <LandingSectionBlock key={section.key} section={section} {...common} />
            ))}
          </div>
        </ClientMessages>
        <LandingFoot landing={landing} locale={language.locale} />
        {landing.view.event_id !== null && phase !== 'after' && (
          <TicketBar eventId={landing.view.event_id} language={language} />
        )}
      </main>
    </div>
  );
}
