import { useTranslations } from 'next-intl';
import type { Messages } from '@/lib/platform/language/messages';
import type { FieldReason } from '@/backend/contract/typed-text';

/** Passwords say how long, other fields only that they are too short or too long. */
const OF_PASSWORDS: Partial<Record<FieldReason, keyof Messages['fieldErrors']>> = {
  tooShort: 'passwordShort',
  tooLong: 'passwordLong',
};

/** A field's refusal (`fields` of the envelope) in the reader's language; an unknown one is “not allowed”. */
export function useFieldWords(): (field: string, reason: string) => string {
  const t = useTranslations('fieldErrors');
  return (field, reason) => {
    const known = reason as FieldReason;
    const key = (field.includes('password') && OF_PASSWORDS[known]) || known;
    return t.has(key) ? t(key) : t('notAllowed');
  };
}
