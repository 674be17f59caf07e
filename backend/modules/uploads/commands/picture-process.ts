import { encodePicture, type Encoded, MAX_WORK_MS, type PictureRefusal, processorMs } from './encode';
import type { PictureRules } from './rules';

export interface PictureRequest {
  bytes: Uint8Array;
  rules: PictureRules;
  /** Processor time it may take, in ms. */
  mostMs?: number;
}
export type PictureAnswer = Encoded | PictureRefusal;

/** How often the used processor time is measured, in ms; a shorter limit is measured more often. */
const LOOK_MS = 200;

/**
 * A process that does nothing but encode pictures, one at a time, so that the processor time it uses is that of the
 * picture. A step that takes too long cannot be stopped from within: the process answers and ends.
 */
process.on('message', ({ bytes, rules, mostMs = MAX_WORK_MS }: PictureRequest) => {
  const before = processorMs();
  const watch = setInterval(
    () => {
      if (processorMs() - before >= mostMs) answer('pictureTookTooLong', () => process.exit(0));
    },
    Math.min(LOOK_MS, mostMs),
  );
  void encodePicture(bytes, rules)
    .catch((): PictureRefusal => 'pictureDamaged')
    .then((pictureAnswer) => {
      clearInterval(watch);
      answer(pictureAnswer);
    });
});
// The backend that started this process has ended.
process.on('disconnect', () => process.exit(0));

function answer(pictureAnswer: PictureAnswer, sent?: () => void): void {
  process.send?.(pictureAnswer, undefined, undefined, sent);
}
