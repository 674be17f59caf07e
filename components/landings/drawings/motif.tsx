import { agendaDays } from '@/lib/landings/agenda';
import { tallyOf } from '@/lib/landings/awards';
import { dotsOf } from '@/lib/landings/dots';
import type { Phase } from '@/lib/landings/phase';
import { scoreOf } from '@/lib/landings/score';
import type { Landing } from '@/lib/landings/read';
import type { Locale } from '@/lib/platform/language/locales';
import { DotsDrawing } from './dots-drawing';
import { ScoreDrawing } from './score-drawing';
import { TallyDrawing } from './tally-drawing';

interface Props {
  landing: Landing;
  phase: Phase | null;
  now: number;
  locale: Locale;
}

/** The drawing of a landing page, made from its own data; nothing when there is no data for it. */
export function Motif({ landing: { view }, phase, now, locale }: Props) {
  switch (view.motif) {
    case 'score': {
      const agenda = view.sections.find((section) => section.type === 'agenda');
      const score =
        agenda && view.starts && scoreOf(agendaDays(agenda, view.starts.slice(0, 10)), agenda.halls);
      return score ? <ScoreDrawing score={score} phase={phase} now={now} locale={locale} /> : null;
    }
    case 'tally': {
      const awards = view.sections.find((section) => section.type === 'awards');
      const columns = awards ? tallyOf(awards) : [];
      return awards && columns.length > 0 ? (
        <TallyDrawing columns={columns} awards={awards} locale={locale} />
      ) : null;
    }
    case 'dots': {
      const stops = view.sections.find((section) => section.type === 'stops');
      const dots = stops ? dotsOf(stops.items) : [];
      return stops && dots.length > 0 ? (
        <DotsDrawing
          dots={dots}
          sectionKey={stops.key}
          firstDay={view.starts?.slice(0, 10) ?? null}
          locale={locale}
        />
      ) : null;
    }
  }
}
