import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MAX_LINE, MAX_SUBJECT, MAX_TEXT } from '@/backend/contract/newsletters/limits';
import type { Issue, IssueBlock, Offers } from '@/lib/desk/newsletters/blocks';
import { LocalField } from './local-field';

interface Props {
  issue: Issue;
  offers: Offers;
  block: IssueBlock;
  at: number;
  isCurrent: boolean;
  isEditable: boolean;
  onFocus: () => void;
  onChange: (block: IssueBlock) => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
}

/** One part of a letter: a story with the editor's own words, a paragraph, or numbers. */
export function BlockFields(props: Props) {
  const { issue, offers, block, at, isCurrent, isEditable, onFocus, onChange, onRemove, onMove } = props;
  const t = useTranslations('desk.newsletters');
  const [isWriting, setIsWriting] = useState(false);
  const story = block.kind === 'story' ? offers.stories.find(({ id }) => id === block.content_id) : undefined;
  const isGone = block.kind === 'story' && issue.gone.includes(block.content_id);
  const hasWords = block.kind === 'story' && Object.values(block.title).some(Boolean);
  const title =
    block.kind === 'story'
      ? (Object.values(block.title).find(Boolean) ?? story?.title ?? `#${block.content_id}`)
      : t(block.kind);
  return (
    <li
      id={`block-${at}`}
      className={`entry border-b border-rule ${isCurrent ? 'bg-sel' : ''}`}
      onFocus={onFocus}
    >
      <span className="entry-gutter n pt-3 font-semibold">{at + 1}</span>
      <span
        aria-hidden="true"
        className={`node mt-[17px] ${story?.is_important ? 'border-mark bg-mark' : ''}`}
      />
      <div className="entry-body col-start-2 py-2.5 pe-4">
        <p className={`leading-snug font-semibold ${story?.is_important ? 'text-mark' : ''}`}>
          {isGone ? <s>{title}</s> : title}
        </p>
        {isGone && <p className="type-meta text-mark">{t('goneStory')}</p>}
        {block.kind === 'story' && (isWriting || hasWords) && (
          <div className="grid gap-2 py-2">
            <LocalField
              label={t('ownTitle')}
              value={block.title}
              max={MAX_SUBJECT}
              isOff={!isEditable}
              hasFocus={isWriting}
              onChange={(next) => onChange({ ...block, title: next })}
            />
            <LocalField
              label={t('ownLine')}
              value={block.line}
              max={MAX_LINE}
              isOff={!isEditable}
              onChange={(line) => onChange({ ...block, line })}
            />
          </div>
        )}
        {block.kind === 'text' && (
          <LocalField
            label={t('text')}
            value={block.text}
            max={MAX_TEXT}
            isOff={!isEditable}
            isMultiline
            onChange={(text) => onChange({ ...block, text })}
          />
        )}
        {block.kind === 'numbers' && (
          <div className="flex flex-wrap gap-x-5">
            {offers.series.map(({ key, name }) => (
              <label key={key} className="flex min-h-8 items-center gap-1.5 text-sm">
                <input
                  type="checkbox"
                  disabled={!isEditable}
                  checked={block.series.includes(key)}
                  onChange={({ target }) => {
                    const series = target.checked
                      ? [...block.series, key]
                      : block.series.filter((each) => each !== key);
                    if (series.length > 0 && series.length <= 6) onChange({ ...block, series });
                  }}
                />
                {name}
              </label>
            ))}
          </div>
        )}
        {isEditable && (
          <div className="flex flex-wrap gap-x-4">
            <button
              type="button"
              onClick={() => onMove(-1)}
              aria-label={`${t('up')}: ${title}`}
              className="form-link"
            >
              ↑
            </button>
            <button
              type="button"
              onClick={() => onMove(1)}
              aria-label={`${t('down')}: ${title}`}
              className="form-link"
            >
              ↓
            </button>
            {block.kind === 'story' && !hasWords && (
              <button
                type="button"
                aria-expanded={isWriting}
                onClick={() => setIsWriting(!isWriting)}
                className="form-link"
              >
                {t('words')}
              </button>
            )}
            <button type="button" onClick={onRemove} className="form-link">
              {t('remove')}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
