'use client';

import { useTranslations } from 'next-intl';
import NextImage from 'next/image';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { UploadPurpose } from '@/backend/contract/uploads/calls';
import { Icon } from '@/components/ui/icons/icon';
import { PICTURE_TYPES } from '@/lib/uploads/picture-check';
import { useUpload } from '@/lib/uploads/use-upload';
import { UploadStatus } from './upload-status';
import { usePictureChoice } from './use-picture-choice';

interface Props {
  label: string;
  hint: string;
  purpose: UploadPurpose;
  max: number;
  /** Paths of stored pictures. */
  value: readonly string[];
  onValue: (paths: string[]) => void;
  error?: string | null;
  /** Called with an error text, for a toast. */
  notify: (text: string) => void;
}

/** A field of pictures: each is uploaded as soon as it is chosen, and can be removed. */
export function UploadField({ label, hint, purpose, max, value, onValue, error, notify }: Props) {
  const t = useTranslations('media');
  const id = useId();
  const choice = usePictureChoice(false, false);
  const upload = useUpload(purpose, notify);
  /** Object URLs of pictures uploaded by this page, by path, because the page cannot fetch private pictures. */
  const [previews, setPreviews] = useState<Record<string, string>>({});
  const isSending = upload.state.step === 'sending';
  const field = useRef<HTMLInputElement>(null);
  // In a ref, because pictures may be removed while another is being sent.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const note = error ?? choice.error;

  const send = async (picture: Blob) => {
    const path = await upload.send(picture);
    if (path === null) return;
    setPreviews((previousPreviews) => ({ ...previousPreviews, [path]: URL.createObjectURL(picture) }));
    if (!latest.current.includes(path)) onValue([...latest.current, path]);
  };

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    upload.reset();
    const chosen = await choice.read(event);
    if (!chosen) return;
    URL.revokeObjectURL(chosen.address);
    await send(chosen.file);
  };

  const remove = (path: string) => {
    onValue(value.filter((otherPath) => otherPath !== path));
    // The pressed button disappears with its picture, so the file field gets the focus.
    requestAnimationFrame(() => field.current?.focus());
  };

  const shown = (path: string) => previews[path] ?? (path.startsWith('/uploads/') ? path : null);

  return (
    <div className="field">
      <p id={`${id}-label`} className="field-label">
        {label}
      </p>
      <ul aria-labelledby={`${id}-label`} className="flex flex-wrap gap-3 empty:hidden">
        {value.map((path, index) => (
          <li key={path} className="relative">
            {shown(path) ? (
              <NextImage
                unoptimized
                width={96}
                height={96}
                src={shown(path) ?? ''}
                alt={t('picture', { n: index + 1 })}
                className="upload-picture object-cover"
              />
            ) : (
              <span className="upload-picture type-meta">{t('picture', { n: index + 1 })}</span>
            )}
            <button
              type="button"
              aria-label={t('remove', { n: index + 1 })}
              onClick={() => remove(path)}
              className="upload-remove"
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {value.length < max && (
        <label className="upload-add" aria-disabled={isSending || undefined}>
          <Icon name="plus" />
          {t('add')}
          <input
            ref={field}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-disabled={isSending || undefined}
            onClick={(event) => isSending && event.preventDefault()}
            onChange={choose}
            aria-describedby={`${id}-note`}
            className="sr-only"
          />
        </label>
      )}
      <UploadStatus state={upload.state} onCancel={upload.cancel} onRetry={send} />
      <p id={`${id}-note`} role={note ? 'alert' : undefined} className={note ? 'field-error' : 'field-hint'}>
        {note ?? hint}
      </p>
    </div>
  );
}
