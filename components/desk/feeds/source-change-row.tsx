import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { Correction } from '@/backend/contract/writing/correction';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Link } from '@/components/ui/links/link';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { HTML_LANG, SWITCH_LABEL } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { correctionLangs } from '@/lib/writing/correction-langs';
import { compareWords } from '@/lib/writing/compare/words';
import { ChangedWords } from './changed-words';
import { NarrowTime } from '@/components/desk/flashes/narrow-time';

interface Props {
  change: CallOutput<'sourceChanges'>['list'][number];
  onDone: () => void;
}

/** A change a source made to an entry after it was taken. An editor applies it, or leaves the story as it is. */
export function SourceChangeRow({ change, onDone }: Props) {
  const t = useTranslations('desk.feeds');
  const words = useTranslations('desk.flash');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [sentences, setSentences] = useState<Correction>({});
  const { id, version, kind, title, lang, before, after } = change;
  const tellable = change.is_withdrawn || change.is_scheduled ? [] : correctionLangs(change.langs);
  const isCorrection = tellable.some((sentenceLang) => sentences[sentenceLang]?.trim());
  const isHalf = isCorrection && !tellable.every((sentenceLang) => sentences[sentenceLang]?.trim());
  const decide = async (decision: 'follow' | 'keep') => {
    const reply = await send('decideSourceChange', {
      id,
      version,
      decision,
      ...(isCorrection && { correction: sentences }),
    });
    notify(reply.ok ? t(`decided.${decision}`, { title }) : reply.message);
    if (reply.ok || reply.key !== 'invalidInput') onDone();
  };
  return (
    <li data-moved={id} className="entry py-3">
      <span aria-hidden="true" data-node="late" className="desk-node top-[18px]" />
      <NarrowTime at={toIso(change.seen_time)} className="entry-gutter n pt-0.5 text-sm text-ink-2">
        {formatDate(change.seen_time, locale, 'short')}
      </NarrowTime>
      <div className="entry-body grid gap-1">
        <h3 lang={HTML_LANG[lang]} className="text-lg leading-normal font-semibold">
          <Link href={href(locale, change.is_scheduled ? 'publishEdit' : kind, { id })}>{title}</Link>
        </h3>
        {change.is_withdrawn ? (
          <p className="text-mark">{t('sourceWithdrew')}</p>
        ) : (
          <div lang={HTML_LANG[lang]} className="grid gap-1 text-base leading-relaxed text-ink-2">
            {before.title !== after.title && (
              <ChangedWords parts={compareWords(before.title, after.title, lang)} />
            )}
            {before.text !== after.text && (
              <ChangedWords parts={compareWords(before.text, after.text, lang)} />
            )}
          </div>
        )}
        {tellable.map((sentenceLang) => (
          <label key={sentenceLang} className="grid max-w-[600px] gap-1 text-sm text-ink-3">
            {tellable.length > 1
              ? words('sentenceIn', { lang: SWITCH_LABEL[sentenceLang] })
              : words('sentence')}
            <input
              lang={HTML_LANG[sentenceLang]}
              value={sentences[sentenceLang] ?? ''}
              maxLength={300}
              onChange={({ target }) => setSentences({ ...sentences, [sentenceLang]: target.value })}
              className="min-h-10 border border-ctl bg-transparent px-3 text-ink"
            />
          </label>
        ))}
        <p className="flex flex-wrap gap-x-5">
          {(['follow', 'keep'] as const).map((decision) => (
            <ActionButton
              key={decision}
              type="button"
              disabled={isBusy || (isHalf && decision === 'follow')}
              aria-label={t('actName', { act: t(decision), name: title })}
              onClick={() => void decide(decision)}
              className={decision === 'follow' ? 'form-link font-bold' : 'form-link'}
            >
              {t(change.is_withdrawn && decision === 'follow' ? 'followWithdrawn' : decision)}
            </ActionButton>
          ))}
        </p>
      </div>
    </li>
  );
}
