import { useTranslations } from 'next-intl';
import type { DraftText } from '@/backend/contract/writing/draft';
import { SUMMARY_MAX_LENGTH, TITLE_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { useTextEditor } from '@/components/writing/editor/use-text-editor';
import { GrowingField } from '@/components/writing/workbench/growing-field';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { focusStart } from '@/lib/writing/editor/focus-start';

interface Props {
  draft: Draft;
  text: DraftText;
  isLocked: boolean;
  onType: () => void;
}

/** The translation: title, summary, and the text in its own editor. */
export function TargetText({ draft, text, isLocked, onType }: Props) {
  const t = useTranslations('writing');
  const { lang } = text;
  const { place, editor } = useTextEditor({
    lang,
    body: text.body,
    opened: draft.openings(),
    isLocked,
    onChange: (changed) => {
      draft.setBody(lang, changed);
      onType();
    },
  });
  const field = (name: 'title' | 'summary', max: number, className: string, onEnter: () => void) => (
    <GrowingField
      name={`${name}-${lang}`}
      label={t(name)}
      hint={t(name === 'title' ? 'titleHint' : 'summaryHint')}
      lang={lang}
      value={text[name]}
      max={max}
      isLocked={isLocked}
      className={className}
      onValue={(value) => {
        draft.setText(lang, { [name]: value });
        onType();
      }}
      onEnter={onEnter}
    />
  );
  const next = () => document.querySelector<HTMLElement>(`textarea[name=summary-${lang}]`)?.focus();
  return (
    <>
      {field('title', TITLE_MAX_LENGTH, 'wr-target-title', next)}
      {field('summary', SUMMARY_MAX_LENGTH, 'wr-summary', () => focusStart(editor))}
      <div ref={place} />
    </>
  );
}
