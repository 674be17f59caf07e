import { useTranslations } from 'next-intl';
import { useId } from 'react';
import NextImage from 'next/image';
import { useNotify } from '@/components/accounts/toast-provider';
import { AvatarField } from '@/components/uploads/avatar-field';
import { UploadField } from '@/components/uploads/upload-field';
import { FieldNote } from './field-note';

interface Props {
  label: string;
  hint: string | null;
  error: string | null;
  purpose: 'cover' | 'avatar';
  value: string;
  onValue: (path: string) => void;
  isReadOnly: boolean;
}

/** A picture to upload. `value` is its path; when it is empty, the site draws a picture. */
export function PictureField({ label, hint, error, purpose, value, onValue, isReadOnly }: Props) {
  const t = useTranslations('desk.records');
  const notify = useNotify();
  const id = useId();
  const upload = { label, hint: hint ?? '', notify };
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={purpose === 'avatar' ? `${id}-note` : undefined}
      className="desk-field"
    >
      <p className="desk-field-label" aria-hidden="true">
        {label}
      </p>
      <div className="grid justify-items-start gap-2">
        {purpose === 'avatar' && value !== '' && (
          <NextImage unoptimized src={value} alt="" width={72} height={72} className="size-18 object-cover" />
        )}
        {isReadOnly ? null : purpose === 'avatar' ? (
          <AvatarField {...upload} onUploaded={onValue} />
        ) : (
          <UploadField
            {...upload}
            purpose={purpose}
            max={1}
            value={value === '' ? [] : [value]}
            onValue={([path = '']) => onValue(path)}
            error={error}
          />
        )}
        {purpose === 'avatar' && value !== '' && !isReadOnly && (
          <button type="button" className="form-link" onClick={() => onValue('')}>
            {t('takeOut')}
          </button>
        )}
      </div>
      {purpose === 'avatar' && <FieldNote id={`${id}-note`} hint={null} error={error} />}
    </div>
  );
}
