import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import type { Locale } from '@/lib/platform/language/locales';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { RailRow, type RowState } from './rail-row';
import { isComposing } from '@/lib/platform/keys/is-composing';

/** Words that are not converted when the text is shown in the other Chinese script. */
export function ScriptWordsRow({ draft, lang, ...row }: RowState & { draft: Draft; lang: Locale }) {
  const t = useTranslations('writing.rail');
  const [typed, setTyped] = useState('');
  const scriptWords: ScriptWords = draft.current().script_words;
  const to = lang === 'zh-Hant' ? 'zh-Hans' : 'zh-Hant';
  const words = scriptWords[to] ?? {};
  const set = (next: Record<string, string>) =>
    draft.setSettings({ script_words: { ...scriptWords, [to]: next } });
  const add = () => {
    const word = typed.trim();
    if (word !== '') set({ ...words, [word]: word });
    setTyped('');
  };
  return (
    <RailRow {...row} label={t('scriptWords')} value={Object.keys(words).join('、') || t('scriptAdd')}>
      <p className="wr-hint">{t('scriptHint')}</p>
      <ul className="wr-words">
        {Object.keys(words).map((word) => (
          <li key={word}>
            {word}
            <button
              type="button"
              aria-label={t('scriptRemove', { word })}
              onClick={() =>
                set(Object.fromEntries(Object.entries(words).filter(([otherWord]) => otherWord !== word)))
              }
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <label className="wr-field">
        <span>{t('scriptAdd')}</span>
        <input
          value={typed}
          maxLength={60}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            add();
          }}
        />
      </label>
    </RailRow>
  );
}
