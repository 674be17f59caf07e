import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { pointsOf } from '@/lib/desk/requested-changes';
import type { ReviewPart } from './use-review-view';

interface Props {
  draft: CallOutput<'reviewDraft'>;
  /** How many places changed; null when there is no version to compare with. */
  changes: number | null;
  part: ReviewPart;
  onPart: (part: ReviewPart) => void;
}

/** Chooses the part of the open draft that a phone shows: the requested changes, the text, or what readers will see. */
export function ReviewParts({ draft, changes, part, onPart }: Props) {
  const t = useTranslations('desk.review');
  const last = draft.returned.at(-1);
  const parts: { name: ReviewPart; label: string; count: number | null }[] = [
    ...(last
      ? [{ name: 'asked' as const, label: t('asked.short'), count: pointsOf(last.reason).length }]
      : []),
    { name: 'changes', label: t(changes === null ? 'wholeText' : 'changes'), count: changes },
    { name: 'shown', label: t('shown.title'), count: null },
  ];
  return (
    <div role="group" aria-label={t('choosePart')} className="form-tabs mb-0 md:hidden">
      {parts.map(({ name, label, count }) => (
        <button key={name} type="button" aria-pressed={name === part} onClick={() => onPart(name)}>
          {label} {count !== null && <span className="n text-sm font-normal text-ink-3">{count}</span>}
        </button>
      ))}
    </div>
  );
}
