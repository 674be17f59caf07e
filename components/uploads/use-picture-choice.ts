import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { faultOfFile, faultOfSides, readSides } from '@/lib/uploads/picture-check';

/** A chosen file that can be used, with an object address to show it; whoever gets it revokes the address. */
export interface Chosen {
  file: File;
  address: string;
}

/** Reads a file from a field and checks type, size and sides before anything is sent. */
export function usePictureChoice(isAvatar: boolean) {
  const t = useTranslations('media');
  const [fault, setFault] = useState<string | null>(null);

  /** @returns null when nothing was chosen, or when the file cannot be used and `fault` says why */
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<Chosen | null> => {
    const file = event.target.files?.[0];
    // The same file may be chosen again.
    event.target.value = '';
    if (!file) return null;
    const address = URL.createObjectURL(file);
    const found = faultOfFile(file, isAvatar) ?? (await faultOfPicture(address, isAvatar));
    setFault(found && t(`faults.${found}`));
    if (!found) return { file, address };
    URL.revokeObjectURL(address);
    return null;
  };

  return { fault, read, fail: () => setFault(t('faults.unreadable')) };
}

async function faultOfPicture(address: string, isAvatar: boolean) {
  const sides = await readSides(address);
  return sides ? faultOfSides(sides.width, sides.height, isAvatar) : ('unreadable' as const);
}
