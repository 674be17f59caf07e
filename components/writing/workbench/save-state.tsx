import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/platform/dates/dates';
import type { SaveState } from '@/lib/saving/save-queue';

interface Props {
  state: SaveState;
  /** Number of paragraphs that are not saved. */
  waiting: number;
}

/** The save state: a solid line and the time when saved, else a dotted line and the reason. */
export function SaveLine({ state, waiting }: Props) {
  const t = useTranslations('writing.save');
  const locale = useLocale();
  const { step, savedAt, message } = state;
  const word =
    step === 'saved' && savedAt === ''
      ? t('none')
      : t(step, { time: clockOf(savedAt) || formatDate(savedAt, locale, 'time'), n: waiting, message });
  return (
    <span className="wr-save" data-step={step} role="status">
      <i aria-hidden="true" />
      <span className="n">{word}</span>
    </span>
  );
}

/** The `HH:mm:ss` of a wire time; empty when it has none. */
function clockOf(time: string): string {
  return /\d{2}:\d{2}:\d{2}/.exec(time)?.[0] ?? '';
}
