import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { type ComparedVersion, nextComparedVersion, comparedVersion } from '@/lib/desk/compared-version';

/** The parts of the open draft, of which a phone shows one at a time. */
export type ReviewPart = 'asked' | 'changes' | 'shown';

/** The view without `setBox`, which only the page itself uses. */
export type ReviewView = Omit<ReturnType<typeof useReviewView>, 'setBox'>;

/**
 * What the screen shows of the open draft: the version it is compared with, the current change, the part a phone shows.
 */
export function useReviewView(draft: CallOutput<'reviewDraft'> | undefined) {
  const t = useTranslations('desk.review');
  const notify = useNotify();
  const [against, setAgainst] = useState<ComparedVersion | null>(null);
  const [change, setChange] = useState(-1);
  const [isWhole, setIsWhole] = useState(false);
  const [isShown, setIsShown] = useState(true);
  const [chosen, setPart] = useState<ReviewPart | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);

  /** Resets the view for another draft, or for the same draft after a decision. */
  const reset = () => {
    setChange(-1);
    setAgainst(null);
    setPart(null);
  };
  const toChange = (by: 1 | -1) => {
    const rows = [...(box?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
    const to = Math.max(0, Math.min(rows.length - 1, change + by));
    setChange(to);
    rows[to]?.scrollIntoView({ block: 'center' });
  };
  const turn = () => {
    const other = nextComparedVersion(draft, against);
    if (draft && other === comparedVersion(draft, against)) notify(t('nothingElseAgainst'));
    setAgainst(other);
  };

  return {
    against,
    setAgainst,
    /** Index of the current change; −1 for none yet. */
    change,
    setChange,
    toChange,
    /** Compares with another version. */
    turn,
    /** Whether the whole new text is shown instead of the changes. */
    isWhole,
    turnWhole: () => setIsWhole(!isWhole),
    /** Whether what readers will see is shown beside the text. */
    isShown,
    turnShown: () => setIsShown(!isShown),
    part: chosen ?? (draft && draft.returned.length > 0 ? 'asked' : 'changes'),
    setPart,
    /** Sets the element that contains the changes. */
    setBox,
    reset,
  };
}
