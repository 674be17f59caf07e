import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { type Against, nextAgainst, shownAgainst } from '@/lib/desk/against';

/** The parts of the open piece, of which a phone shows one at a time. */
export type ReviewPart = 'asked' | 'changes' | 'shown';

/** What a part of the page needs of the view; the element that holds the changes is the page's own. */
export type ReviewView = Omit<ReturnType<typeof useReviewView>, 'setBox'>;

/** What of the open piece is on the screen: what it is compared with, the current change, the part a phone shows. */
export function useReviewView(piece: CallOutput<'reviewPiece'> | undefined) {
  const t = useTranslations('desk.review');
  const notify = useNotify();
  const [against, setAgainst] = useState<Against | null>(null);
  const [change, setChange] = useState(-1);
  const [isWhole, setIsWhole] = useState(false);
  const [isShown, setIsShown] = useState(true);
  const [chosen, setPart] = useState<ReviewPart | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);

  /** The view of another piece, or of the same after a decision. */
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
    const other = nextAgainst(piece, against);
    if (piece && other === shownAgainst(piece, against)) notify(t('nothingElseAgainst'));
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
    /** The whole new text is shown instead of the changes. */
    isWhole,
    turnWhole: () => setIsWhole(!isWhole),
    /** What readers get is shown beside the text. */
    isShown,
    turnShown: () => setIsShown(!isShown),
    part: chosen ?? (piece && piece.returned.length > 0 ? 'asked' : 'changes'),
    setPart,
    /** Takes the element that holds the changes. */
    setBox,
    reset,
  };
}
