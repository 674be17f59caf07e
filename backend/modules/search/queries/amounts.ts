/** What a word or letter after a number makes of it. */
const TIMES: Readonly<Record<string, number>> = {
  ...{ thousand: 1e3, million: 1e6, mn: 1e6, billion: 1e9, trillion: 1e12 },
  兆: 1e12,
};
const AMOUNT =
  /(?<![\p{Script=Latin}\p{N}.,])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?: ?(thousand|million|mn|billion|trillion)s?(?!\p{L})|(兆)(?![赫瓦位字欧帕焦])|(?!\p{N}|[.,]\p{N}|[a-z]))/gu;
/** Shorter numbers without such a word are written in digits: 5000, and so are 21,000. */
const MIN_ROUND = 1e5;
/** Amounts of whole thousands only: others are heights of blocks, or numbers of something. */
const ROUND = 1e3;
/** What is greater is no amount of money. */
const MAX = 1e16;
const CHINESE = [
  [1e12, '万亿'],
  [1e8, '亿'],
  [1e4, '万'],
] as const;
const ENGLISH = [
  [1e12, 'tn'],
  [1e9, 'bn'],
  [1e6, 'm'],
] as const;

/**
 * A folded search with its amounts as headlines write them, in Chinese and in English: 31000000 美元 → 3100万 美元, 31m 美元.
 * Empty where it has none that is written out.
 */
export function amountsOtherwise(folded: string): string[] {
  const forms = [CHINESE, ENGLISH].map((units) =>
    folded.replace(AMOUNT, (written, whole: string, part = '', word?: string, mega?: string) => {
      const value = Number(whole.replaceAll(',', '') + part) * (TIMES[word ?? mega ?? ''] ?? 1);
      const isAmount =
        word !== undefined || mega !== undefined || (value >= MIN_ROUND && value % ROUND === 0);
      return isAmount && value < MAX ? (shortened(value, units) ?? written) : written;
    }),
  );
  return [...new Set(forms)].filter((form) => form !== folded);
}

function shortened(value: number, units: typeof CHINESE | typeof ENGLISH): string | null {
  const [size, unit] = units.find(([min]) => value >= min) ?? [];
  return size === undefined || unit === undefined ? null : `${Number((value / size).toPrecision(6))}${unit}`;
}
