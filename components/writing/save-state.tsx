import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/platform/dates/dates';
import type { SaveState } from '@/lib/writing/saving/saver';

interface Props {
  state: SaveState;
  /** Paragraphs that are not on the server. */
  waiting: number;
}

/** Whether the text is stored: a solid line and the time, or a dotted one and why. */
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

/** Hours, minutes and seconds of a wire time. */
function clockOf(time: string): string {
  return /\d{2}:\d{2}:\d{2}/.exec(time)?.[0] ?? '';
}
