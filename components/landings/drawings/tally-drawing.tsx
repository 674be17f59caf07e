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
/** On a phone each category is a row of so many lines of squares. */
const LYING_LINES = 5;

/**
 * Votes as squares, with a column per category; the winner's, in the accent colour, are at the bottom. On a phone the
 * columns lie down as rows. Each links to its category.
 */
export async function TallyDrawing({ columns, awards, locale }: Props) {
  const t = await getTranslations('landing');
  const rows = Math.max(...columns.map((column) => column.rows));
  const length = Math.ceil((rows * TALLY_WIDTH) / LYING_LINES);
  return (
    <div className="entry">
      <div className="entry-body col-start-2">
        <ul className="landing-tally">
          {columns.map((column) => (
            <li key={column.name}>
              <a href={`#${categoryId(awards.key, column.at)}`}>
                <Squares
                  box={`0 0 ${TALLY_WIDTH * STEP - 2} ${rows * STEP}`}
                  className="max-md:hidden"
                  isFinal={awards.is_final}
                  pathOf={(rank) => columnPath(column, rank, rows)}
                />
                <Squares
                  box={`0 0 ${length * STEP - 2} ${LYING_LINES * STEP}`}
                  className="md:hidden"
                  isFinal={awards.is_final}
                  pathOf={(rank) => lyingPath(column, rank)}
                />
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

interface SquaresProps {
  box: string;
  className: string;
  isFinal: boolean;
  pathOf: (rank: number) => string;
}

function Squares({ box, className, isFinal, pathOf }: SquaresProps) {
  return (
    <svg viewBox={box} className={`block w-full border-b border-ink ${className}`} aria-hidden="true">
      {SIDES.map((_, rank) => (
        <path key={rank} data-rank={isFinal ? rank : 1} d={pathOf(rank)} />
      ))}
    </svg>
  );
}

/** Squares from the bottom up. */
function columnPath(column: TallyColumn, rank: number, rows: number): string {
  return squaresPath(column, rank, ({ x, y }) => [x, rows - 1 - y]);
}

/** The same squares, in the same order, from left to right in a few lines. */
function lyingPath(column: TallyColumn, rank: number): string {
  return squaresPath(column, rank, ({ x, y }) => {
    const place = y * TALLY_WIDTH + x;
    return [Math.floor(place / LYING_LINES), place % LYING_LINES];
  });
}

function squaresPath(
  { squares }: TallyColumn,
  rank: number,
  placeOf: (square: TallyColumn['squares'][number]) => [column: number, line: number],
): string {
  const side = SIDES[rank] ?? 3;
  const inset = (8 - side) / 2;
  return squares
    .filter((square) => Math.min(square.rank, SIDES.length - 1) === rank)
    .map((square) => {
      const [column, line] = placeOf(square);
      return `M${column * STEP + inset} ${line * STEP + inset}h${side}v${side}h-${side}z`;
    })
    .join('');
}
