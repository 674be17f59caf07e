'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import '@/components/writing/writing.css';
import { clearFormDrafts, useFormDraft } from '@/lib/accounts/use-form-draft';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { href } from '@/lib/platform/routing/href';
import { KeyBar } from '@/components/ui/focus/key-bar';
import { useNotify } from '@/components/accounts/toast-provider';
import { useClaim } from '@/lib/desk/use-claim';
import { ApproveAtDock } from './approve-at-dock';
import { KeyHelp } from '../key-help';
import { RejectDock } from './reject-dock';
import { ReviewBar } from './review-bar';
import { ReviewHead } from './review-head';
import { ReviewClaim } from './review-claim';
import { ReviewLost } from './review-lost';
import { ReviewPages } from './review-pages';
import { ReviewQueue } from './review-queue';
import { ReviewShown } from './review-shown';
import { ReviewWithdrawn } from './review-withdrawn';
import { UndoBar } from '../flashes/undo-bar';
import { useReview } from './use-review';
import { useReviewView } from './use-review-view';

interface Props {
  initial: CallOutput<'reviewQueue'>;
  /** Id of the draft in the address; null for none. */
  opened: number | null;
}

/** The review queue, the open draft beside its live version, and the decision; all of it works by keyboard. */
export function ReviewDesk({ initial, opened }: Props) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  const router = useRouter();
  const review = useReview(initial, opened);
  const notify = useNotify();
  const { current, row, draft, undo, canDecide } = review;
  const rejection = `desk:reject:${current}:`;
  // The tab stores the reason, and whether its form is open.
  const [isRejecting, setIsRejecting] = useFormDraft(`${rejection}open`, false);
  // Both belong to one draft: another one may be opened before a decision is answered.
  const [timed, setTimed] = useState<number | null>(null);
  const isTiming = current !== null && timed === current;
  const claim = useClaim(current, isRejecting || isTiming);
  const { setBox, ...view } = useReviewView(draft.data);
  const [dropping, setDropping] = useState<number | null>(null);
  const isDropping = current !== null && dropping === current;

  const open = (id: number | null) => {
    setIsRejecting(false);
    setTimed(null);
    setDropping(null);
    view.reset();
    review.open(id);
  };
  /** Runs a decision, or says why the key that was pressed does nothing. */
  const attempt = (run: () => void) => () => {
    const why = review.whyNot();
    if (why === null) run();
    else notify(why);
  };
  const begin = attempt(() => {
    setTimed(null);
    setIsRejecting(true);
  });
  const beginTiming = attempt(() => {
    setIsRejecting(false);
    setTimed(current);
  });
  const decide = (run: () => void) => () => {
    setIsRejecting(false);
    setTimed(null);
    view.reset();
    run();
  };
  /** What was chosen stays until the approval is taken. */
  const sendApproval = async (more: Parameters<typeof review.approve>[0]) => {
    if (!(await review.approve({ ...more, drop_corrections: isDropping }))) return;
    const close = (id: number | null) => (id === current ? null : id);
    setTimed(close);
    setDropping(close);
  };
  const approve = (more: Parameters<typeof review.approve>[0] = {}) => decide(() => void sendApproval(more));
  const isOpen = current !== null;
  // An approved edit of a withdrawn story is only stored, so it has no release time.
  const canTime = !row?.withdrawn;
  useKeys({
    a: isOpen && !isRejecting && !isTiming ? attempt(approve()) : undefined,
    t: isOpen && canTime ? beginTiming : undefined,
    h: isOpen && !review.holder ? claim.hold : undefined,
    r: isOpen ? begin : () => review.step(1),
    e: isOpen ? () => router.push(href(locale, 'publishEdit', { id: current })) : undefined,
    s: isOpen ? decide(review.skip) : undefined,
    u: isOpen ? () => open(null) : undefined,
    w: isOpen ? view.turn : undefined,
    j: decide(() => review.step(1)),
    k: decide(() => review.step(-1)),
    n: isOpen ? () => view.toChange(1) : undefined,
    p: isOpen ? () => view.toChange(-1) : undefined,
    d: isOpen ? view.turnWhole : undefined,
    v: isOpen ? view.turnShown : undefined,
    z: () => void review.takeBack(),
    escape: isRejecting ? () => setIsRejecting(false) : isTiming ? () => setTimed(null) : undefined,
  });

  const approveWords = t(row?.withdrawn ? 'approveStays' : 'approve');
  const rows = [
    { keys: ['A'], label: approveWords },
    ...(canTime ? [{ keys: ['T'], label: t('approveAt') }] : []),
    { keys: ['R'], label: t('reject') },
    { keys: ['E'], label: t('edit') },
    { keys: ['S'], label: t('skip') },
    { keys: ['N', 'P'], label: t('keys.changes') },
    { keys: ['W'], label: t('keys.against') },
    { keys: ['V'], label: t('shown.title') },
    { keys: ['Z'], label: t('undo') },
    { keys: ['?'], label: t('keys.help') },
    { keys: ['U'], label: t('release') },
    { keys: ['J', 'K'], label: t('keys.pieces') },
    { keys: ['D'], label: t('keys.whole') },
    { keys: ['H'], label: t('hold') },
    { keys: ['M'], label: t('keys.note') },
  ];
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <div className="flex min-h-0 flex-1">
        <ReviewQueue review={review} onOpen={open} isHidden={isOpen} />
        <div className={`min-w-0 flex-1 flex-col ${isOpen ? 'flex' : 'hidden md:flex'}`}>
          <div className="flex flex-1 px-4 pb-10 max-xl:flex-col md:px-8">
            <div className="min-w-0 flex-1">
              {isOpen ? (
                <>
                  <ReviewHead review={review} claim={claim} onClose={() => open(null)} />
                  {draft.error && <p className="py-6 text-mark">{t('notWaiting')}</p>}
                  {draft.data?.withdrawn && draft.data.id === current && (
                    <ReviewWithdrawn
                      key={`withdrawn:${current}`}
                      id={current}
                      title={row?.title ?? ''}
                      withdrawn={draft.data.withdrawn}
                      onRestored={review.refresh}
                    />
                  )}
                  {draft.data?.embargo && draft.data.id === current && (
                    <ReviewClaim
                      embargo={draft.data.embargo}
                      canDecide={canDecide}
                      onOverride={approve({ override_embargo: true })}
                    />
                  )}
                  {draft.data && draft.data.id === current && draft.data.lost_corrections.length > 0 && (
                    <ReviewLost
                      lost={draft.data.lost_corrections}
                      isDropping={isDropping}
                      onChange={(isOn) => setDropping(isOn ? current : null)}
                    />
                  )}
                  {draft.data && draft.data.id === current && (
                    <div ref={setBox}>
                      <ReviewPages
                        key={current}
                        draft={draft.data}
                        kind={row?.kind ?? 'article'}
                        view={view}
                        canCorrect={canDecide}
                        onCorrect={(correction) => approve({ correction })()}
                      />
                    </div>
                  )}
                </>
              ) : (
                <p className="py-10 text-ink-2">{t(review.list.length > 0 ? 'openFirst' : 'empty')}</p>
              )}
            </div>
            {view.isShown && draft.data && draft.data.id === current && (
              <div
                className={`${view.part === 'shown' ? '' : 'max-md:hidden'} shrink-0 pt-5 xl:sticky xl:top-[54px] xl:ms-8 xl:w-[390px] xl:self-start`}
              >
                <ReviewShown draft={draft.data} />
              </div>
            )}
          </div>
          {isRejecting && draft.data && (
            <RejectDock
              key={current}
              draftKey={`${rejection}reason`}
              hasLive={draft.data.live !== null}
              onClose={() => setIsRejecting(false)}
              onSend={async (reason) => {
                if (!(await review.reject(reason))) return;
                clearFormDrafts(rejection);
                view.setChange(-1);
              }}
            />
          )}
          {isTiming && !isRejecting && draft.data && draft.data.id === current && (
            <ApproveAtDock
              key={`time ${current}`}
              requestedTime={draft.data.submitted.release_time}
              onClose={() => setTimed(null)}
              onSend={(time, isFar) =>
                attempt(() => {
                  view.reset();
                  void sendApproval({ release_time: time, far: isFar });
                })()
              }
            />
          )}
          {isOpen && !isRejecting && !isTiming && (
            <ReviewBar
              approveWords={approveWords}
              canDecide={canDecide}
              onReject={begin}
              onTime={canTime ? beginTiming : null}
              onApprove={attempt(approve())}
            />
          )}
        </div>
      </div>
      {undo.item && (
        <div className="sticky bottom-11 z-10 max-md:bottom-[70px]">
          <UndoBar
            text={undo.item.message}
            label={t('undo')}
            keyName="Z"
            left={undo.left}
            leftText={t('secondsLeft', { seconds: undo.left })}
            onUndo={() => void review.takeBack()}
          />
        </div>
      )}
      <KeyHelp rows={rows} />
      {/* The bar shows one line of keys; `?` opens the help with all keys. */}
      <KeyBar rows={rows.slice(0, 10)} aside={t('decided', review.decided)} />
    </>
  );
}
