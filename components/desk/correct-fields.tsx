import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import type { Piece, PieceText } from '@/backend/contract/writing/piece';
import type { Correction } from '@/backend/contract/writing/correction';
import { HTML_LANG, SWITCH_LABEL } from '@/lib/platform/language/locales';
import { correctionLangs } from '@/lib/writing/correction-langs';
import { plainLines } from '@/lib/desk/flash-day';
import { reportSessionEnded } from '@/lib/accounts/session-ended';
import { postCall } from '@/lib/platform/calls/post-call';

interface Props {
  piece: Piece;
  text: PieceText;
  onClose: () => void;
  onDone: () => void;
}

const FIELD = 'live-field border border-ctl px-3 py-2 focus-visible:border-ink';

/**
 * Title, plain text, and the sentences readers see when it is a correction. A text with formatting has no field here
 * and stays unchanged.
 */
export function CorrectFields({ piece, text, onClose, onDone }: Props) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  const before = plainLines(text.body);
  const [title, setTitle] = useState(text.title);
  const [lines, setLines] = useState(before ?? '');
  const [sentences, setSentences] = useState<Correction>({});
  const langs = correctionLangs(piece.document.texts.map(({ lang }) => lang));
  const isCorrection = Object.values(sentences).some((sentence) => sentence.trim() !== '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const send = async () => {
    if (isBusy || title.trim() === '') return;
    setIsBusy(true);
    const body = lines
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => `<p>${escape(line.trim())}</p>`)
      .join('\n');
    const reply = await postCall(
      'correctContent',
      {
        id: piece.id,
        version: piece.version,
        lang: text.lang,
        title: title.trim(),
        body: before === null || before === lines ? undefined : body,
        correction: isCorrection ? sentences : undefined,
      },
      locale,
    );
    setIsBusy(false);
    if (reply.ok) return onDone();
    reportSessionEnded(reply);
    setError(reply.message);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      aria-label={t('correctName', { title: text.title })}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="mt-2 grid gap-2"
    >
      <textarea
        autoFocus
        rows={1}
        value={title}
        maxLength={200}
        aria-label={t('lines.title')}
        onChange={({ target }) => setTitle(target.value)}
        className={`${FIELD} text-[17px] font-bold`}
      />
      {before !== null && (
        <textarea
          rows={1}
          value={lines}
          aria-label={t('lines.text')}
          onChange={({ target }) => setLines(target.value)}
          className={FIELD}
        />
      )}
      {langs.map((lang) => (
        <label key={lang} className="grid gap-1 text-[14px] text-ink-3">
          {langs.length > 1 ? t('sentenceIn', { lang: SWITCH_LABEL[lang] }) : t('sentence')}
          <input
            lang={HTML_LANG[lang]}
            value={sentences[lang] ?? ''}
            maxLength={300}
            onChange={({ target }) => setSentences({ ...sentences, [lang]: target.value })}
            className={`${FIELD} min-h-10 text-ink`}
          />
        </label>
      ))}
      {error && (
        <p role="alert" className="text-mark">
          {error}
        </p>
      )}
      <p className="flex items-center gap-4">
        <button type="submit" disabled={isBusy} className="btn btn-ink min-h-9 px-4">
          {t(isCorrection ? 'asCorrection' : 'smallFix')}
        </button>
        <button type="button" onClick={onClose} className="form-link">
          {t('cancel')}
        </button>
      </p>
    </form>
  );
}

const escape = (line: string) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
