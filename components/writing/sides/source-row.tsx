import { useTranslations } from 'next-intl';
import { PageText } from '@/components/writing/compare/side-by-side';
import type { PageRow } from '@/lib/writing/compare/pages';
import { compareWords, countChanges } from '@/lib/writing/compare/words';

interface Props {
  row: PageRow;
  lang: string;
  /** Whether the keyboard keys act on this change. */
  isCurrent: boolean;
  /** Called when the writer marks this change as translated; null without a translation. */
  onSettle: (() => void) | null;
}

/** A paragraph of the source; if it changed since it was translated, with the changed words marked. */
export function SourceRow({ row, lang, isCurrent, onSettle }: Props) {
  const t = useTranslations('writing.sides');
  const { left, right } = row;
  const isMoved = row.kind === 'changed' && onSettle !== null;
  const parts = isMoved
    ? compareWords(left?.text ?? '', right?.text ?? '', lang)
    : [{ kind: 'same' as const, text: right?.text ?? '' }];
  const { added, removed } = countChanges(parts);
  return (
    <div
      className="wr-source-row"
      data-moved={isMoved || undefined}
      data-current={(isMoved && isCurrent) || undefined}
    >
      <PageText block={right ?? left} parts={parts} lang={lang} />
      <span className="wr-source-node" aria-hidden="true" />
      {isMoved && (
        <p className="wr-source-act">
          <b className="wr-bad">{t('changed')}</b>
          <span className="wr-quiet n">
            +{added} −{removed}
          </span>
          <button type="button" className="wr-link" onClick={onSettle}>
            {t('done')}
          </button>
          {isCurrent && <kbd className="wr-wide">Alt Enter</kbd>}
        </p>
      )}
    </div>
  );
}
