'use client';

import { PHONE_TYPED_MAX_LENGTH } from '@/backend/contract/accounts/limits';
import { Field } from '@/components/ui/fields/field';
import { AreaCodeField } from './area-code-field';

/** The area code a phone number begins with unless another is chosen. */
export const DEFAULT_AREA = '86';

interface Props {
  label: string;
  area: string;
  setArea: (area: string) => void;
  phone: string;
  setPhone: (phone: string) => void;
  error?: string | null;
}

/** A phone number beside its area code. */
export function PhoneFields({ label, area, setArea, phone, setPhone, error }: Props) {
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] gap-3">
      <AreaCodeField value={area} onValue={setArea} />
      <Field
        label={label}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={PHONE_TYPED_MAX_LENGTH}
        required
        value={phone}
        onValue={setPhone}
        error={error}
      />
    </div>
  );
}
