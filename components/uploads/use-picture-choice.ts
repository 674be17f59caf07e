import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { errorOfFile, sidesError, readSides } from '@/lib/uploads/picture-check';

/** A valid chosen file with an object URL to show it. The caller must revoke the URL. */
export interface Chosen {
  file: File;
  address: string;
}

/** Reads a file from a file input and checks type, size and dimensions. */
export function usePictureChoice(isAvatar: boolean) {
  const t = useTranslations('media');
  const [error, setError] = useState<string | null>(null);

  /** @returns null when nothing was chosen, or when the file is not valid; `error` then says why */
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<Chosen | null> => {
    const file = event.target.files?.[0];
    // Reset, so that choosing the same file again fires `change`.
    event.target.value = '';
    if (!file) return null;
    const address = URL.createObjectURL(file);
    const reason = errorOfFile(file, isAvatar) ?? (await pictureError(address, isAvatar));
    setError(reason && t(`faults.${reason}`));
    if (!reason) return { file, address };
    URL.revokeObjectURL(address);
    return null;
  };

  return { error, read, fail: () => setError(t('faults.unreadable')) };
}

async function pictureError(address: string, isAvatar: boolean) {
  const sides = await readSides(address);
  return sides ? sidesError(sides.width, sides.height, isAvatar) : ('unreadable' as const);
}
