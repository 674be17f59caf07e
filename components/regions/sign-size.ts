/** Sizes of the type scale that a sign can have, in pixels, largest first. */
const SIZES = [
  { px: 92, everywhere: 'text-display-xl', wide: 'md:text-display-xl' },
  { px: 76, everywhere: 'text-display-lg', wide: 'md:text-display-lg' },
  { px: 56, everywhere: 'text-display-md', wide: 'md:text-display-md' },
  { px: 46, everywhere: 'text-display-sm', wide: 'md:text-display-sm' },
  { px: 40, everywhere: 'text-display-xs', wide: 'md:text-display-xs' },
  { px: 32, everywhere: 'text-4xl', wide: 'md:text-4xl' },
  { px: 26, everywhere: 'text-3xl', wide: 'md:text-3xl' },
  { px: 20, everywhere: 'text-xl', wide: 'md:text-xl' },
] as const;
const SMALLEST = SIZES[7];

interface Room {
  /** The length there is, in pixels. */
  room: number;
  /** The length of a letter that is no character, as a part of the size. */
  letter: number;
  /** The largest size, in pixels. */
  max: number;
}

/** The largest size in which a text fits into one line; the smallest when it fits in none. */
export function signSize(text: string, { room, letter, max }: Room): (typeof SIZES)[number] {
  const length = [...text].reduce(
    (sum, each) => sum + (/\p{Script=Han}/u.test(each) ? CHARACTER : letter),
    0,
  );
  return SIZES.find(({ px }) => px <= max && px * length <= room) ?? SMALLEST;
}

/** The length of a character with the space after it, as a part of the size. */
const CHARACTER = 1.06;
