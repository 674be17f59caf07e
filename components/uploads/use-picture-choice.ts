import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { sendPicture } from '@/lib/platform/calls/upload';
import { errorOfFile, isHeic, sidesError, readSides } from '@/lib/uploads/picture-check';

/** A valid chosen file with an address to show it. The caller must revoke the address. */
export interface Chosen {
  file: File;
  address: string;
}

/**
 * Reads a file from a file input and checks type, size and dimensions. @param isCropped whether it is shown to be cropped:
 * then the backend makes a picture the browser can show of one that it cannot, HEIC
 */
export function usePictureChoice(isAvatar: boolean, isCropped = true) {
  const t = useTranslations('media');
  const locale = useLocale();
  const [error, setError] = useState<string | null>(null);

  /** @returns null when nothing was chosen, or when the file is not valid; `error` then says why */
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<Chosen | null> => {
    const file = event.target.files?.[0];
    // Reset, so that choosing the same file again fires `change`.
    event.target.value = '';
    if (!file) return null;
    const address = URL.createObjectURL(file);
    const problem = errorOfFile(file, isAvatar);
    const sides = problem ? null : await readSides(address);
    if (!problem && !sides && isHeic(file)) {
      setError(null);
      if (!isCropped) return { file, address };
      URL.revokeObjectURL(address);
      return convert(file);
    }
    const reason = problem ?? (sides ? sidesError(sides.width, sides.height, isAvatar) : 'unreadable');
    setError(reason && t(`faults.${reason}`));
    if (!reason) return { file, address };
    URL.revokeObjectURL(address);
    return null;
  };

  /** Has the backend store the picture as one that browsers read. */
  const convert = async (file: File): Promise<Chosen | null> => {
    const reply = await sendPicture(file, 'content', locale, () => undefined).reply;
    const sides = reply.ok ? await readSides(reply.data) : null;
    const reason = sides ? sidesError(sides.width, sides.height, isAvatar) : 'unreadable';
    setError(!reply.ok && reply.message ? reply.message : reason && t(`faults.${reason}`));
    return reply.ok && !reason ? { file, address: reply.data } : null;
  };

  return { error, read, fail: () => setError(t('faults.unreadable')) };
}
