import { getTranslations } from 'next-intl/server';
import { Headline } from '@/components/ui/words/headline';
import type { SectionOf } from '@/backend/contract/landings/landing';
import type { Locale } from '@/lib/platform/language/locales';
import { categoryId, TALLY_WIDTH, type TallyColumn } from '@/lib/landings/awards';

interface Props {
  columns: readonly TallyColumn[];
  awards: SectionOf<'awards'>;
  locale: Locale;
}

const STEP = 10;
/** Sides of the squares by rank: full size for the winner, small for the last ones. */
const SIDES = [8, 8, 5.6, 3.2];

/**
 * Votes as squares, with a column per category; the winner's, in the accent colour, are at the bottom. Each column
 * links to its category.
 */
export async function TallyDrawing({ columns, awards, locale }: Props) {
  const t = await getTranslations('landing');
  const rows = Math.max(...columns.map((column) => column.rows));
  return (
    <div className="entry">
      <div className="entry-body col-start-2">
        <ul className="landing-tally">
          {columns.map((column) => (
            <li key={column.name}>
              <a href={`#${categoryId(awards.key, column.at)}`}>
                <svg
                  viewBox={`0 0 ${TALLY_WIDTH * STEP - 2} ${rows * STEP}`}
                  className="block w-full border-b border-ink"
                  aria-hidden="true"
                >
                  {[0, 1, 2, 3].map((rank) => (
                    <path
                      key={rank}
                      data-rank={awards.is_final ? rank : 1}
                      d={squaresPath(column, rank, rows)}
                    />
                  ))}
                </svg>
                <span className="type-meta mt-2 block">
                  <Headline text={column.name} lang={locale} />
                </span>
                <b className="block leading-snug">
                  {awards.is_final ? (
                    <Headline text={column.winner} lang={locale} />
                  ) : (
                    t('votes', { count: column.votes })
                  )}
                </b>
              </a>
            </li>
          ))}
        </ul>
        <p className="type-meta py-3">
          {t(awards.is_final ? 'tallyCaption' : 'tallyOpen', { count: awards.votes_per_square })}
        </p>
      </div>
    </div>
  );
}

function squaresPath({ squares }: TallyColumn, rank: number, rows: number): string {
  const side = SIDES[rank] ?? 3;
  const inset = (8 - side) / 2;
  return squares
    .filter((square) => Math.min(square.rank, SIDES.length - 1) === rank)
    .map(({ x, y }) => `M${x * STEP + inset} ${(rows - 1 - y) * STEP + inset}h${side}v${side}h-${side}z`)
    .join('');
}
