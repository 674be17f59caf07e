import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { Correction } from '@/backend/contract/writing/correction';
import { ActionButton } from '@/components/ui/fields/action-button';
import { HTML_LANG, SWITCH_LABEL } from '@/lib/platform/language/locales';
import { correctionLangs } from '@/lib/writing/correction-langs';
import { readDraft, useFormDraft } from '@/lib/accounts/use-form-draft';
import {
  changedTexts,
  type LineMark,
  type LiveLines,
  type MergedLines,
  mergeLines,
  toLines,
} from '@/lib/desk/live-lines';
import { LiveMark } from './live-mark';
import { useAction } from '@/lib/accounts/use-action';
import { isComposing } from '@/lib/platform/keys/is-composing';
import { writingLocales } from '@/lib/platform/language/writing-locales';

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
  /** What a newer version left to decide; absent while the texts are based on the version they began with. */
  both?: MergedLines['both'];
  lost?: MergedLines['lost'];
}

/** Typed texts, based on a newer version. @param before what they were typed on */
function renewedBy(typed: Typed, before: readonly LiveLines[], live: Props['newest']): Typed {
  const { lost = [] } = typed;
  const merged = mergeLines(before, typed.texts, live.texts.map(toLines));
  return { ...typed, live, ...merged, lost: [...lost, ...merged.lost] };
}

const FIELD = 'live-field border border-ctl px-3 py-2 focus-visible:border-ink';

/** The texts in the order of the newsroom's languages. */
function inOrder(texts: readonly LiveLines[]): LiveLines[] {
  const order = writingLocales();
  return [...texts].sort((a, b) => order.indexOf(a.lang) - order.indexOf(b.lang));
}

/**
 * Title and plain text in each language readers see, and the sentences they get when it is a correction. A text with
 * formatting has no field here and stays unchanged.
 */
export function CorrectFields({ newest, onRenew, onClose, onDone }: Props) {
  const t = useTranslations('desk.flash');
  const draft = `desk:correct:${newest.id}`;
  const [typed, setTyped] = useFormDraft<Typed | null>(draft, null);
  // Typed text stays based on its version. When the backend refuses it as old, it is put on the newest one, to be looked at.
  const { live, texts, sentences, both, lost }: Typed = typed ?? {
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
    const next = { live, texts, sentences, both, lost, ...part };
    const isTyped =
      (lost?.length ?? 0) > 0 ||
      changedTexts(before, next.texts).length > 0 ||
      langs.some((lang) => next.sentences[lang]?.trim());
    setTyped(isTyped ? next : null);
  };
  const change = (lang: LiveLines['lang'], by: Partial<LiveLines>, more: Partial<Typed> = {}) =>
    type({ texts: texts.map((text) => (text.lang === lang ? { ...text, ...by } : text)), ...more });
  const takeLive = ({ lang, field, text }: LineMark) =>
    change(
      lang,
      { [field]: text },
      { both: both?.filter((mark) => mark.lang !== lang || mark.field !== field) },
    );
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
      return setTyped((now) => (now && renewed ? renewedBy({ ...now, sentences: {} }, texts, renewed) : now));
    }
    if (reply.key === 'conflict') {
      const renewed = await onRenew();
      if (renewed) {
        setError(null);
        return setTyped((now) => now && renewedBy(now, before, renewed));
      }
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
      {inOrder(texts).map(({ lang, title, lines }, index) => (
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
          <LiveMark marks={both} lang={lang} field="title" onTake={takeLive} />
          {lines !== null && (
            <textarea
              rows={1}
              value={lines}
              aria-label={named(t('lines.text'), lang)}
              onChange={({ target }) => change(lang, { lines: target.value })}
              className={FIELD}
            />
          )}
          <LiveMark marks={both} lang={lang} field="lines" onTake={takeLive} />
        </div>
      ))}
      {lost?.map(({ lang, field, text }) => (
        <p key={`${lang}:${field}`} className="text-sm whitespace-pre-wrap text-ink-2">
          {t('noPlace', { lang: SWITCH_LABEL[lang], text })}
        </p>
      ))}
      {both && (
        <p role="status" className="text-mark">
          {t('renewed')}
        </p>
      )}
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
