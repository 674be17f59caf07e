import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/fields/action-button';
import type { Issue } from '@/lib/desk/newsletters/blocks';

interface Props {
  issue: Issue;
  hasSubject: boolean;
  isBusy: boolean;
  onTest: () => void;
}

/** What is to be looked at before a letter is sent; filled nodes are in order. */
export function IssueChecks({ issue, hasSubject, isBusy, onTest }: Props) {
  const t = useTranslations('desk.newsletters');
  const hasEnglishReaders = issue.by_language.some(({ lang }) => lang === 'en');
  const rows = [
    ...(hasSubject ? [] : [{ isFine: false, text: t('checkNoSubject'), note: '' }]),
    ...(hasEnglishReaders && !issue.has_english
      ? [{ isFine: false, text: t('checkSubject'), note: t('checkEnglishNote') }]
      : []),
    ...(issue.untranslated.length > 0
      ? [
          {
            isFine: false,
            text: t('checkEnglish', { count: issue.untranslated.length }),
            note: t('checkEnglishNote'),
          },
        ]
      : []),
    issue.gone.length > 0
      ? { isFine: false, text: t('checkGone', { count: issue.gone.length }), note: t('checkGoneNote') }
      : { isFine: true, text: t('checkFine'), note: '' },
  ];
  return (
    <section aria-labelledby="checks" className="border-t border-ink pt-3">
      <h2 id="checks" className="font-bold">
        {t('checks')}
      </h2>
      <ul>
        {rows.map(({ isFine, text, note }) => (
          <li key={text} className="grid grid-cols-[18px_minmax(0,1fr)] border-b border-rule py-2.5">
            <span
              aria-hidden="true"
              className={`mt-[7px] size-[9px] border ${isFine ? 'border-ink bg-ink' : 'border-mark bg-mark'}`}
            />
            <span className={isFine ? 'font-semibold' : 'font-semibold text-mark'}>
              {text}
              {note && <span className="type-meta block font-normal">{note}</span>}
            </span>
          </li>
        ))}
        <li className="flex items-center justify-between gap-3 py-2">
          <span className="type-meta">{t('preview')}</span>
          <ActionButton type="button" disabled={isBusy} onClick={onTest} className="form-link font-semibold">
            {t('test')}
          </ActionButton>
        </li>
      </ul>
    </section>
  );
}
