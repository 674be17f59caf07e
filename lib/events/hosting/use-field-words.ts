import { useTranslations } from 'next-intl';

const OWN = [
  'beforeStart',
  'belowTaken',
  'fixed',
  'notATime',
  'notAnAddress',
  'onlyOne',
  'unknown',
  'unknownCurrency',
  'wrongForm',
] as const;
const COMMON = [
  'required',
  'tooLong',
  'tooShort',
  'taken',
  'notEmail',
  'notOurPicture',
  'notAllowed',
] as const;

/** Says in the page's language why a field was refused; null for a field nothing is wrong with. */
export function useFieldWords() {
  const t = useTranslations('hosting.faults');
  const common = useTranslations('fieldErrors');
  return (reason: string | undefined): string | null => {
    if (reason === undefined) return null;
    const own = OWN.find((key) => key === reason);
    if (own) return t(own);
    return common(COMMON.find((key) => key === reason) ?? 'notAllowed');
  };
}
