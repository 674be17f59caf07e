import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { type ComparedVersion, choicesOf } from '@/lib/desk/compared-version';

interface Props {
  draft: CallOutput<'reviewDraft'>;
  /** The version shown. */
  against: ComparedVersion | null;
  onAgainst: (against: ComparedVersion) => void;
}

/** Chooses the version a draft is compared with, when there is more than one. */
export function ReviewAgainst({ draft, against, onAgainst }: Props) {
  const t = useTranslations('desk.review');
  const choices = choicesOf(draft);
  if (choices.length < 2) return null;
  const numbers = { returned: draft.returned.at(-1)?.version ?? 0, live: draft.live_version ?? 0 };
  return (
    <p role="group" aria-label={t('keys.against')} className="flex flex-wrap items-baseline gap-x-5 pb-3">
      <span className="type-meta">{t('compareWith')}</span>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === against}
          onClick={() => onAgainst(choice)}
          className="form-link aria-pressed:font-bold"
        >
          {t(`${choice}Version`, { number: numbers[choice] })}
        </button>
      ))}
      <kbd className="key-cap max-md:hidden">W</kbd>
    </p>
  );
}
