import { useTranslations } from 'next-intl';
import { useCall } from '@/lib/accounts/use-call';
import type { FlashDay } from '@/lib/desk/flash-day';
import type { DeskStory } from '@/lib/desk/flash-warnings';
import type { SentFlash } from '@/lib/desk/flash-queue/queue';
import { flashName } from '@/lib/desk/flash-form';
import { FlashRow } from './flash-row';
import { UndoBar } from './undo-bar';

interface Props {
  rows: FlashDay['past'];
  /** `YYYY-MM-DD` */
  today: string;
  /** Id of the flash that is being corrected; 0 for none. */
  correcting: number;
  /** Id of the flash whose channels are shown; 0 for none. */
  posting: number;
  onCorrect: (id: number | null) => void;
  onPost: (id: number | null) => void;
  onFollowUp: (flash: DeskStory) => void;
  onChanged: () => void;
  /** The last flash sent, while it can be undone. */
  undo: { sent: SentFlash; left: number; run: () => void } | null;
}

const SHOWN = 60;
const REFRESH_MS = 15_000;
/** While the channels of a flash are shown beside it, its squares are as new as they. */
const PANEL_REFRESH_MS = 3000;

/** The published and withdrawn flashes, newest first, at most 60. Above them a bar to undo the flash sent last. */
export function PastFlashes({ rows, today, correcting, posting, undo, onPost, ...acts }: Props) {
  const t = useTranslations('desk.flash');
  const shown = rows.slice(0, SHOWN);
  const ids = shown.map(({ flash }) => flash.id);
  const { data } = useCall(
    'channelPosts',
    { ids },
    { refreshInterval: posting === 0 ? REFRESH_MS : PANEL_REFRESH_MS, keepPreviousData: true },
  );
  return (
    <section aria-label={t('past')} className="ledger pt-2 pb-6 [--gutter:104px]">
      {undo && (
        <div className="entry pb-4">
          <div className="entry-body col-start-2">
            <UndoBar
              text={
                undo.sent.form.releaseAt
                  ? t('sentLater', { title: flashName(undo.sent.form) })
                  : t('sent', { seconds: undo.sent.seconds.toFixed(1) })
              }
              label={t('undo')}
              keyName="Alt Z"
              left={undo.left}
              leftText={t('secondsLeft', { seconds: undo.left })}
              onUndo={undo.run}
            />
          </div>
        </div>
      )}
      {shown.map(({ flash, number }) => (
        <FlashRow
          key={flash.id}
          flash={flash}
          number={number}
          isToday={flash.release_time.startsWith(today)}
          isNew={flash.id === undo?.sent.id}
          isCorrecting={flash.id === correcting}
          posts={data?.stories.find(({ id }) => id === flash.id)?.posts ?? null}
          isPosting={flash.id === posting}
          onPost={onPost}
          {...acts}
        />
      ))}
    </section>
  );
}
