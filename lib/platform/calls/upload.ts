import type { Envelope } from '@/backend/contract/envelope';
import type { UploadPurpose } from '@/backend/contract/uploads/calls';
import type { Locale } from '@/lib/platform/language/locales';
import { toReply, type Reply } from './browser';

const ADDRESS = '/api/upload';
const TIMEOUT_MS = 100_000;

interface Sending {
  /** The path of the stored picture; never rejects. A cancelled upload ends like one without an answer. */
  reply: Promise<Reply<string>>;
  cancel: () => void;
}

/**
 * Sends a picture and reports its progress. Uses XMLHttpRequest, because `fetch` reports no progress.
 * @param notify is called with the share sent so far, 0 to 1
 */
export function sendPicture(
  picture: Blob,
  purpose: UploadPurpose,
  locale: Locale,
  notify: (part: number) => void,
): Sending {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('image', picture, 'picture');
  const request = new XMLHttpRequest();
  request.open('POST', ADDRESS);
  request.setRequestHeader('x-locale', locale);
  request.timeout = TIMEOUT_MS;
  request.upload.onprogress = ({ loaded, total }) => total > 0 && notify(loaded / total);
  const reply = new Promise<Reply<string>>((resolve) => {
    const end = () => resolve(toReply(read(request.responseText)));
    request.onload = end;
    request.onerror = request.ontimeout = request.onabort = end;
  });
  request.send(form);
  return { reply, cancel: () => request.abort() };
}

function read(text: string): Envelope<string> | null {
  try {
    return JSON.parse(text) as Envelope<string>;
  } catch {
    return null;
  }
}
