import { useTranslations } from 'next-intl';
import type { Messages } from '@/lib/platform/language/messages';
import type { FieldReason } from '@/backend/contract/form-text';

/** For passwords the texts name the allowed length; for other fields they only say too short or too long. */
const OF_PASSWORDS: Partial<Record<FieldReason, keyof Messages['fieldErrors']>> = {
  tooShort: 'passwordShort',
  tooLong: 'passwordLong',
};

/**
 * A function that translates a reason of the envelope's `fields` into the reader's language; an unknown reason becomes
 * “not allowed”.
 */
export function useFieldWords(): (field: string, reason: string) => string {
  const t = useTranslations('fieldErrors');
  return (field, reason) => {
    const fieldReason = reason as FieldReason;
    const key: keyof Messages['fieldErrors'] =
      (field.includes('password') && OF_PASSWORDS[fieldReason]) || fieldReason;
    return t.has(key) ? t(key) : t('notAllowed');
  };
}
