import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { Correction } from '@/backend/contract/writing/correction';
import { ActionButton } from '@/components/ui/fields/action-button';
import { HTML_LANG, SWITCH_LABEL } from '@/lib/platform/language/locales';
import { correctionLangs } from '@/lib/writing/correction-langs';
import { readDraft, useFormDraft } from '@/lib/accounts/use-form-draft';
import { changedTexts, type LiveLines, toLines } from '@/lib/desk/live-lines';
import { useAction } from '@/lib/accounts/use-action';
import { isComposing } from '@/lib/platform/keys/is-composing';

interface Props {
  /** The live story as it was last read. */
  newest: CallOutput<'readLive'>;
  /** Reads the live story again. */
  onRenew: () => Promise<Props['newest'] | undefined>;
  onClose: () => void;
  onDone: () => void;
}

/**
 * The typed texts and the version of the live story they are based on. Stored in the tab until they are sent or
 * cancelled.
 */
interface Typed {
  live: Props['newest'];
  texts: LiveLines[];
  sentences: Correction;
}

const FIELD = 'live-field border border-ctl px-3 py-2 focus-visible:border-ink';

/**
 * Title and plain text in each language readers see, and the sentences they get when it is a correction. A text with
 * formatting has no field here and stays unchanged.
 */
export function CorrectFields({ newest, onRenew, onClose, onDone }: Props) {
  const t = useTranslations('desk.flash');
  const draft = `desk:correct:${newest.id}`;
  const [typed, setTyped] = useFormDraft<Typed | null>(draft, null);
  // Typed text stays based on its version, so that the backend refuses it when that version is old.
  const { live, texts, sentences } = typed ?? {
    live: newest,
    texts: newest.texts.map(toLines),
    sentences: {},
  };
  const before = live.texts.map(toLines);
  const langs = correctionLangs(before.map(({ lang }) => lang));
  const isCorrection = langs.some((lang) => sentences[lang]?.trim());
  const [error, setError] = useState<string | null>(null);
  const action = useAction();

  const type = (part: Partial<Typed>) => {
    const next = { live, texts, sentences, ...part };
    const isTyped =
      changedTexts(before, next.texts).length > 0 || langs.some((lang) => next.sentences[lang]?.trim());
    setTyped(isTyped ? next : null);
  };
  const change = (lang: LiveLines['lang'], by: Partial<LiveLines>) =>
    type({ texts: texts.map((text) => (text.lang === lang ? { ...text, ...by } : text)) });
  const close = () => {
    setTyped(null);
    onClose();
  };
  const send = async () => {
    if (action.isBusy || texts.some(({ title }) => title.trim() === '')) return;
    const [first, ...others] = changedTexts(before, texts);
    if (!first && !isCorrection) return close();
    const reply = await action.send('correctContent', {
      id: live.id,
      version: live.version,
      lang: before[0]?.lang,
      ...first,
      others,
      correction: isCorrection ? sentences : undefined,
    });
    if (reply.ok) {
      if (readDraft(draft) === typed) {
        setTyped(null);
        return onDone();
      }
      // The editor typed more while the change was sent: this becomes another change, based on the new version.
      const renewed = await onRenew();
      return setTyped((now) => (now && renewed ? { ...now, live: renewed, sentences: {} } : now));
    }
    setError(reply.fields?.correction ? t('sentenceMissing') : reply.message);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.shiftKey || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    void send();
  };
  const named = (name: string, lang: LiveLines['lang']) =>
    texts.length > 1 ? t('inLang', { name, lang: SWITCH_LABEL[lang] }) : name;
  return (
    <form
      aria-label={t('correctName', { title: before[0]?.title ?? '' })}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="mt-2 grid gap-2"
    >
      {texts.map(({ lang, title, lines }, index) => (
        <div key={lang} lang={HTML_LANG[lang]} className="grid gap-2">
          <textarea
            autoFocus={index === 0}
            rows={1}
            value={title}
            maxLength={200}
            aria-label={named(t('lines.title'), lang)}
            onChange={({ target }) => change(lang, { title: target.value })}
            className={`${FIELD} text-lg font-bold`}
          />
          {lines !== null && (
            <textarea
              rows={1}
              value={lines}
              aria-label={named(t('lines.text'), lang)}
              onChange={({ target }) => change(lang, { lines: target.value })}
              className={FIELD}
            />
          )}
        </div>
      ))}
      {langs.map((lang) => (
        <label key={lang} className="grid gap-1 text-sm text-ink-3">
          {langs.length > 1 ? t('sentenceIn', { lang: SWITCH_LABEL[lang] }) : t('sentence')}
          <input
            lang={HTML_LANG[lang]}
            value={sentences[lang] ?? ''}
            maxLength={300}
            onChange={({ target }) => type({ sentences: { ...sentences, [lang]: target.value } })}
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
        <ActionButton type="submit" disabled={action.isBusy} className="btn btn-ink min-h-9 px-4">
          {t(isCorrection ? 'asCorrection' : 'smallFix')}
        </ActionButton>
        <button type="button" onClick={close} className="form-link">
          {t('cancel')}
        </button>
      </p>
    </form>
  );
}
