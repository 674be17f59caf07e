import { useTranslations } from 'next-intl';

const OWN = [
  'beforeStart',
  'belowTaken',
  'fixed',
  'keepsWhat',
  'lastsTooLong',
  'notATime',
  'notAnAddress',
  'notWhole',
  'onlyOne',
  'otherNetwork',
  'ownerOnly',
  'skippedByClock',
  'tooFarAhead',
  'twiceOnClock',
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
  'pictureClosed',
  'privateAddress',
  'notAllowed',
  'siteName',
] as const;

/**
 * Returns a function that turns the reason for refusing a field into a text in the page's language; null without a
 * reason.
 */
export function useFieldWords() {
  const t = useTranslations('hosting.faults');
  const common = useTranslations('fieldErrors');
  return (reason: string | undefined): string | null => {
    if (reason === undefined) return null;
    const messageKey = OWN.find((key) => key === reason);
    if (messageKey) return t(messageKey);
    return common(COMMON.find((key) => key === reason) ?? 'notAllowed');
  };
}
