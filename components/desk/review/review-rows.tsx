import { useTranslations } from 'next-intl';
import { foldSame, PageText } from '@/components/writing/compare/side-by-side';
import type { TextBlock } from '@/lib/writing/compare/blocks';
import type { PageRow } from '@/lib/writing/compare/pages';
import { compareWords, countChanges } from '@/lib/writing/compare/words';
import { ComparedChart } from './review-text';

interface Props {
  rows: readonly PageRow[];
  lang: string;
  /** Index of the current change; −1 for none yet. */
  current: number;
}

const GRID =
  'relative grid grid-cols-[52px_minmax(0,1fr)] gap-x-4 py-3 @2xl:grid-cols-[48px_minmax(0,1fr)_60px_minmax(0,1fr)] @2xl:gap-x-0';

/**
 * Live and submitted text side by side, with a node for each change, filled up to the current one; in one column where
 * there is no room for two.
 */
export function ReviewRows({ rows, lang, current }: Props) {
  const t = useTranslations('desk.review');
  const parts = foldSame(rows, (row) => row.kind === 'same');
  const changed = parts.flatMap((part) => ('row' in part ? [part.at] : []));
  if (changed.length === 0) return <p className="py-6 text-ink-2">{t('noChanges')}</p>;
  return (
    <div className="@container">
      <div className="relative before:absolute before:inset-y-0 before:start-[59px] before:w-px before:bg-ink @2xl:before:start-[calc(50%+24px)]">
        {parts.map((part, index) =>
          'folded' in part ? (
            <p key={index} className={`${GRID} text-xs text-ink-3`}>
              <Node isFold />
              <span className="col-start-2 @2xl:col-start-4">{t('same', { count: part.folded })}</span>
            </p>
          ) : (
            <ChangedRow
              key={index}
              row={part.row}
              lang={lang}
              number={changed.indexOf(part.at)}
              current={current}
            />
          ),
        )}
      </div>
    </div>
  );
}

function ChangedRow({
  row,
  lang,
  number,
  current,
}: {
  row: PageRow;
  lang: string;
  number: number;
  current: number;
}) {
  const t = useTranslations('desk.review');
  const parts = compareWords(row.left?.text ?? '', row.right?.text ?? '', lang);
  const { added, removed } = countChanges(parts);
  const kind = row.right?.kind ?? row.left?.kind ?? 'body';
  const isCurrent = number === current;
  return (
    <div data-change={number} className={GRID}>
      <p className="n text-end text-xs leading-snug text-ink-3 @2xl:pe-4">
        {kind !== 'body' && <span className="block">{t(`parts.${kind}`)}</span>}
        <span className="block">+{added}</span>
        <span className="block">−{removed}</span>
      </p>
      <div className="@max-2xl:hidden @2xl:col-start-2">
        {isFigure(row.left) && <ComparedChart html={row.left.html} />}
        <PageText block={row.left} parts={parts} side="removed" lang={lang} />
      </div>
      <Node isSeen={number <= current} />
      <div
        className={`col-start-2 @max-2xl:hidden @2xl:col-start-4 ${isCurrent ? 'border-s-4 border-ink ps-3' : ''}`}
      >
        {isFigure(row.right) && <ComparedChart html={row.right.html} />}
        <PageText block={row.right} parts={parts} side="added" lang={lang} />
      </div>
      <div className={`col-start-2 @2xl:hidden ${isCurrent ? 'border-s-4 border-ink ps-2' : ''}`}>
        {isFigure(row.right) && <ComparedChart html={row.right.html} />}
        <PageText block={row.right ?? row.left} parts={parts} lang={lang} />
      </div>
    </div>
  );
}

const isFigure = (block: TextBlock | null): block is TextBlock => block?.tag === 'figure';

function Node({ isFold = false, isSeen = false }: { isFold?: boolean; isSeen?: boolean }) {
  const size = isFold ? 'size-[7px] ms-[-3px]' : 'size-[11px] ms-[-5px] border-[1.5px]';
  return (
    <span
      aria-hidden="true"
      className={`absolute start-[59px] top-5 border border-ink @2xl:start-[calc(50%+24px)] ${size} ${isSeen ? 'bg-ink' : 'bg-paper'}`}
    />
  );
}
