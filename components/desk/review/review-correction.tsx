import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import type { Correction } from '@/backend/contract/writing/correction';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { correctionKey } from '@/lib/desk/correction-key';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { correctionLangs } from '@/lib/writing/correction-langs';

interface Props {
  draft: CallOutput<'reviewDraft'>;
  /** Approves with these sentences; with null it approves a small fix without sentences. */
  onApprove: (correction: Correction | null) => void;
}

/** The sentences that tell readers of a correction. The fields begin with the sentences the author wrote. */
export function ReviewCorrection({ draft, onApprove }: Props) {
  const t = useTranslations('desk.review');
  // The tab keeps what is typed until the decision.
  const [typed, setSentences] = useFormDraft<Correction | null>(correctionKey(draft), null);
  const sentences = typed ?? draft.correction ?? {};
  const langs = correctionLangs(draft.langs);
  const isWhole = langs.every((lang) => sentences[lang]?.trim());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) onApprove(sentences);
      }}
      className="mt-4 grid gap-3"
    >
      <p className="text-sm text-ink-3">{t(draft.correction ? 'correctionAsked' : 'correction')}</p>
      {langs.map((lang) => (
        <label key={lang} className="grid gap-1 text-sm text-ink-3">
          {langs.length > 1 ? t(`langs.${lang}`) : t('correctionSentence')}
          <input
            lang={HTML_LANG[lang]}
            value={sentences[lang] ?? ''}
            maxLength={300}
            onChange={({ target }) => setSentences({ ...sentences, [lang]: target.value })}
            className="min-h-10 border border-ctl bg-transparent px-3 text-ink"
          />
        </label>
      ))}
      <p className="flex flex-wrap items-center gap-4">
        <ActionButton
          type="submit"
          disabled={!isWhole}
          className="btn btn-line min-h-10 px-4 aria-disabled:opacity-60"
        >
          {t('approveCorrection')}
        </ActionButton>
        {draft.correction && (
          <button type="button" onClick={() => onApprove(null)} className="form-link">
            {t('approveFix')}
          </button>
        )}
      </p>
    </form>
  );
}
