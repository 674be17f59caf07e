import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Correction } from '@/backend/contract/writing/correction';
import { ActionButton } from '@/components/ui/fields/action-button';
import { HTML_LANG, SWITCH_LABEL, type Locale } from '@/lib/platform/language/locales';
import { correctionLangs } from '@/lib/writing/correction-langs';

interface Props {
  /** Languages that are to be published. */
  langs: readonly Locale[];
  /** Called with the sentences of a correction, or with null for a small fix. */
  onChoose: (correction: Correction | null) => void;
}

const SENTENCE_MAX_LENGTH = 300;

/**
 * Asks before an edit of a live story is submitted: is it a small fix, which readers are not notified of, or a correction
 * with a sentence for readers?
 */
export function ChangeKind({ langs, onChoose }: Props) {
  const t = useTranslations('writing.change');
  const [isCorrection, setIsCorrection] = useState(false);
  const [sentences, setSentences] = useState<Correction>({});
  const wanted = correctionLangs(langs);
  const isWhole = wanted.every((lang) => sentences[lang]?.trim());
  return (
    <form
      className="wr-change"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(isCorrection ? sentences : null);
      }}
    >
      <fieldset>
        <legend>{t('question')}</legend>
        {(['fix', 'correction'] as const).map((kind) => (
          <label key={kind} className="wr-check">
            <input
              type="radio"
              name="change"
              checked={isCorrection === (kind === 'correction')}
              onChange={() => setIsCorrection(kind === 'correction')}
            />
            <span>
              <b>{t(kind)}</b> <span className="wr-quiet">{t(`${kind}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {isCorrection &&
        wanted.map((lang) => (
          <label key={lang} className="wr-field">
            <span>{wanted.length > 1 ? t('sentenceIn', { lang: SWITCH_LABEL[lang] }) : t('sentence')}</span>
            <input
              lang={HTML_LANG[lang]}
              value={sentences[lang] ?? ''}
              maxLength={SENTENCE_MAX_LENGTH}
              onChange={({ target }) => setSentences({ ...sentences, [lang]: target.value })}
            />
          </label>
        ))}
      <ActionButton
        type="submit"
        className="wr-button wr-ink wr-dialog-button"
        disabled={isCorrection && !isWhole}
      >
        {t('send')}
      </ActionButton>
    </form>
  );
}
