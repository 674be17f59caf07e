import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Choice, ConflictRow } from '@/lib/writing/compare/three-way';
import { compareWords, countChanges } from '@/lib/writing/compare/words';
import { PageText } from './side-by-side';

interface Props {
  row: ConflictRow;
  lang: string;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** One paragraph in both versions, the changes of each side, and the choice between them. */
export function ConflictRowView({ row, lang, choice, onChoose }: Props) {
  const t = useTranslations('writing.conflict');
  const [isOwn, setOwn] = useState(false);
  const [ownText, setOwnText] = useState(row.mine?.text ?? row.theirs?.text ?? '');
  const before = row.base?.text ?? '';
  const [left, right] = [row.mine, row.theirs].map((side) => compareWords(before, side?.text ?? '', lang));
  const isOpen = row.kind === 'both' && choice === null;
  const chosen = typeof choice === 'object' ? null : choice;

  const handleKey = (event: React.KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = { Digit1: 'mine', Digit2: 'theirs', Digit3: 'both' }[event.code];
    if (key === 'mine' || key === 'theirs' || key === 'both') onChoose(key);
    else if (event.code === 'KeyE') setOwn(true);
    else return;
    event.preventDefault();
  };

  const button = (value: 'mine' | 'theirs' | 'both', word: string, key: string) => (
    <button
      type="button"
      aria-pressed={chosen === value}
      className="wr-choice"
      onClick={() => onChoose(value)}
    >
      {word} <kbd>{key}</kbd>
    </button>
  );

  return (
    <div
      data-row
      data-open={isOpen || undefined}
      data-chosen={chosen ?? undefined}
      tabIndex={-1}
      onKeyDown={handleKey}
      className="wr-page-row"
    >
      <div className="wr-page-left">
        <PageText block={row.mine} parts={left ?? []} lang={lang} />
        <Counts parts={left ?? []} note={row.kind === 'theirs' ? t('untouchedMine') : null} />
        <p className="wr-choices">
          {button('mine', t('useMine'), '1')}
          {row.kind === 'both' && button('both', t('useBoth'), '3')}
          {row.kind === 'both' && (
            <button type="button" aria-expanded={isOwn} className="wr-choice" onClick={() => setOwn(!isOwn)}>
              {t('own')} <kbd>E</kbd>
            </button>
          )}
        </p>
        {isOwn && (
          <textarea
            autoFocus
            aria-label={t('ownLabel')}
            value={ownText}
            onChange={(event) => {
              setOwnText(event.target.value);
              onChoose({ own: event.target.value });
            }}
          />
        )}
      </div>
      <span className={`wr-page-node ${isOpen ? 'wr-node-open' : 'wr-node-full'}`} aria-hidden="true" />
      <div className="wr-page-right">
        <PageText block={row.theirs} parts={right ?? []} lang={lang} />
        <Counts parts={right ?? []} note={row.kind === 'mine' ? t('untouchedTheirs') : null} />
        <p className="wr-choices">
          {button('theirs', t('useTheirs'), '2')}
          {isOpen && <b className="wr-bad">{t('decide')}</b>}
        </p>
      </div>
    </div>
  );
}

function Counts({ parts, note }: { parts: Parameters<typeof countChanges>[0]; note: string | null }) {
  const { added, removed } = countChanges(parts);
  return <p className="wr-count n">{note ?? `+${added} −${removed}`}</p>;
}
