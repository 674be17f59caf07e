import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { TextBlock } from '@/lib/writing/compare/blocks';
import type { PageRow } from '@/lib/writing/compare/pages';
import { compareWords, countChanges, type WordPart } from '@/lib/writing/compare/words';

interface Props {
  rows: readonly PageRow[];
  /** `lang` attribute of the text. */
  lang: string;
  /** Headings of the two columns. */
  heads?: { left: ReactNode; right: ReactNode };
}

/** Two versions side by side, with a node per paragraph. Adjacent unchanged paragraphs become one row. */
export function SideBySide({ rows, lang, heads }: Props) {
  return (
    <div className="wr-pages">
      {heads && (
        <div className="wr-page-heads">
          <div>{heads.left}</div>
          <div>{heads.right}</div>
        </div>
      )}
      {foldSame(rows, (row) => row.kind === 'same').map((part, index) =>
        'folded' in part ? (
          <FoldedRows key={index} count={part.folded} />
        ) : (
          <ChangedRow key={index} row={part.row} lang={lang} />
        ),
      )}
    </div>
  );
}

/** Groups rows for display: each changed row with its index; adjacent unchanged rows as one part with their number. */
export function foldSame<Row>(
  rows: readonly Row[],
  isSame: (row: Row) => boolean,
): ({ folded: number } | { row: Row; at: number })[] {
  const parts: ({ folded: number } | { row: Row; at: number })[] = [];
  rows.forEach((row, at) => {
    const last = parts.at(-1);
    if (!isSame(row)) parts.push({ row, at });
    else if (last && 'folded' in last) last.folded += 1;
    else parts.push({ folded: 1 });
  });
  return parts;
}

/** A row that replaces adjacent unchanged paragraphs, with their number. */
export function FoldedRows({ count }: { count: number }) {
  const t = useTranslations('writing.conflict');
  return (
    <div className="wr-page-row wr-folded">
      <span className="wr-page-node" aria-hidden="true" />
      <p>{t('same', { count })}</p>
    </div>
  );
}

function ChangedRow({ row, lang }: { row: PageRow; lang: string }) {
  const parts = compareWords(row.left?.text ?? '', row.right?.text ?? '', lang);
  const { added, removed } = countChanges(parts);
  return (
    <div className="wr-page-row">
      <div className="wr-page-left">
        <PageText block={row.left} parts={parts} side="removed" lang={lang} />
      </div>
      <span className="wr-page-node wr-node-full" aria-hidden="true" />
      <div className="wr-page-right">
        <PageText block={row.right} parts={parts} side="added" lang={lang} />
        <p className="wr-count n">
          +{added} −{removed}
        </p>
      </div>
    </div>
  );
}

interface PageTextProps {
  block: TextBlock | null;
  parts: readonly WordPart[];
  /** Which changes are shown besides unchanged words; both by default. */
  side?: 'added' | 'removed';
  lang: string;
}

/** A paragraph with added and removed words as `ins` and `del`, which screen readers announce. */
export function PageText({ block, parts, side, lang }: PageTextProps) {
  const t = useTranslations('writing.conflict');
  if (!block) return <p className="wr-absent">{t('absent')}</p>;
  const Tag = block.tag === 'h1' || /^h[2-4]$/.test(block.tag) ? 'h3' : 'p';
  return (
    <Tag lang={lang} className="wr-page-text" data-kind={block.kind}>
      {parts
        .filter(({ kind }) => side === undefined || kind === 'same' || kind === side)
        .map(({ kind, text }, index) => {
          if (kind === 'same') return text;
          return kind === 'added' ? (
            <ins key={index}>
              <span className="sr-only">{t('added')} </span>
              {text}
            </ins>
          ) : (
            <del key={index}>
              <span className="sr-only">{t('removed')} </span>
              {text}
            </del>
          );
        })}
    </Tag>
  );
}
