import { plainText } from '@/backend/contract/rich-text/plain-text';
import { textLength } from '@/backend/contract/rich-text/text-length';
import { textWork } from '@/backend/contract/rich-text/text-work';
import { defineTextJob } from '@/backend/kernel/text/text-thread';

/** The length of each of these bodies (clean HTML), as `textLength` counts it. */
export const bodyLengths = defineTextJob('bodyLengths', {
  // Reading a text costs a tenth of the work of cleaning it.
  work: (bodies: string[]) => bodies.reduce((sum, body) => sum + textWork(body) / 10, 0),
  compute: (bodies: string[]) => bodies.map((body) => textLength(plainText(body))),
});
