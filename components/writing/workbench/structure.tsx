import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { CHECKS, checkDraft, isBlocking, SEVERITIES, type Finding } from '@/backend/contract/writing/checks';
import type { ContentKind } from '@/backend/contract/stories/story';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { textLength } from '@/backend/contract/rich-text/text-length';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { readingMinutes } from '@/lib/stories/reading-minutes';
import { useEditorTick } from '../editor/use-editor-tick';

interface Props {
  kind: ContentKind;
  editor: Editor;
  lang: Locale;
  document: DraftDocument;
  onFinding: (finding: Finding) => void;
}

interface Part {
  at: number;
  text: string;
  length: number;
}

/** To the left of the text: its parts by heading with their lengths, then the checks before review. */
export function Structure({ kind, editor, lang, document, onFinding }: Props) {
  const t = useTranslations('writing');
  useEditorTick(editor);
  const parts = partsOf(editor);
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  const from = editor.state.selection.from;
  const current = parts.findLastIndex(({ at }) => at <= from);
  const findings = checkDraft({ kind, ...document });
  const checks = CHECKS.filter((check) => SEVERITIES[check][kind] !== null);
  const failed = new Set(findings.map(({ check }) => check));

  const go = (at: number) => editor.chain().focus().setTextSelection(at).scrollIntoView().run();

  return (
    <aside className="wr-structure" aria-label={t('structure.label')}>
      <p className="wr-small-head">
        <span>{t('structure.label')}</span>
        <span className="n">
          {t(lang === 'en' ? 'structure.words' : 'structure.length', {
            count: total,
            minutes: readingMinutes(total, lang),
          })}
        </span>
      </p>
      <ol>
        {parts.map((part, index) => (
          <li key={part.at}>
            <button
              type="button"
              aria-current={index === current || undefined}
              onClick={() => go(part.at + 1)}
            >
              <span className="n">{index === 0 ? '' : index}</span>
              <span lang={part.text ? HTML_LANG[lang] : undefined}>{part.text || t('structure.lead')}</span>
              <span className="n">{part.length}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="wr-small-head">
        <span>{t('checks.label')}</span>
        <span className="n">
          {t('checks.done', { done: checks.length - failed.size, all: checks.length })}
        </span>
      </p>
      <ul className="wr-checks">
        {findings.map((finding, index) => (
          <li key={index}>
            <button
              type="button"
              data-blocks={isBlocking(finding) || undefined}
              onClick={() => onFinding(finding)}
            >
              {document.texts.length > 1 && finding.lang && <b>{finding.lang === 'en' ? 'EN ' : ''}</b>}
              {t(`checks.${finding.check}`, { n: finding.at ?? 0 })}
            </button>
          </li>
        ))}
        {checks
          .filter((check) => !failed.has(check))
          .map((check) => (
            <li key={check}>{t(`passed.${check}`)}</li>
          ))}
      </ul>
    </aside>
  );
}

/** The text split at its second-level headings. The first part is the text before the first heading. */
function partsOf(editor: Editor): Part[] {
  const parts: Part[] = [{ at: 0, text: '', length: 0 }];
  editor.state.doc.forEach((block, at) => {
    if (block.type.name === 'heading' && block.attrs['level'] === 2)
      parts.push({ at, text: block.textContent, length: 0 });
    else {
      const last = parts.at(-1);
      if (last) last.length += textLength(block.textContent);
    }
  });
  return parts;
}
