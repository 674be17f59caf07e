import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/backend/contract/locale';
import { checkDraft } from '@/backend/contract/writing/checks';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';

interface Props {
  note: string;
  kind: 'flash' | 'article';
  document: DraftDocument;
  /** Languages that are to be published. */
  langs: readonly Locale[];
  hasLive: boolean;
  /** Whether the story is withdrawn and stays so after the approval. */
  staysWithdrawn: boolean;
  /** The release time as text; empty when the draft is published on approval. */
  dueAt: string;
}

/** Below the text: the author's note, the automatic checks, and what an approval does. */
export function ReviewFacts({ note, kind, document, langs, hasLive, staysWithdrawn, dueAt }: Props) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  const texts = document.texts.filter(({ lang }) => langs.includes(lang));
  const findings = checkDraft({ kind, ...document, texts });
  const checked = findings.map(({ check, lang, at }) =>
    [t(`checks.${check}`), lang && langs.length > 1 ? t(`langs.${lang}`) : '', at === null ? '' : `#${at}`]
      .filter(Boolean)
      .join(' '),
  );
  const afterNow = t(hasLive ? 'afterEdit' : 'afterFirst');
  const afterLive = dueAt ? t('afterDue', { time: dueAt }) : afterNow;
  const after = staysWithdrawn ? t('afterWithdrawn') : afterLive;
  return (
    <dl className="mt-8 border-b border-rule [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-6 [&>div]:border-t [&>div]:border-rule [&>div]:py-2.5 [&_dd]:flex-1 [&_dt]:w-24 [&_dt]:text-ink-3">
      {note !== '' && (
        <div>
          <dt>{t('note')}</dt>
          <dd lang={foreignWordsLang(note, locale)}>{note}</dd>
        </div>
      )}
      <div>
        <dt>{t('checked')}</dt>
        <dd>{checked.length > 0 ? checked.join(t('comma')) : t('nothingFound')}</dd>
      </div>
      <div>
        <dt>{t('after')}</dt>
        <dd>{after}</dd>
      </div>
    </dl>
  );
}
