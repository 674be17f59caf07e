'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef, useState } from 'react';
import { PICTURE_TYPES } from '@/lib/uploads/picture-check';
import { useUpload } from '@/lib/uploads/use-upload';
import { CropperDialog } from './cropper-dialog';
import { UploadStatus } from './upload-status';
import { usePictureChoice } from './use-picture-choice';

interface Props {
  label: string;
  hint: string;
  /** Called with the path of the stored picture. */
  onUploaded: (path: string) => void;
  notify: (text: string) => void;
}

/** Lets the member choose a picture and crop it to a square, and uploads it. */
export function AvatarField({ label, hint, onUploaded, notify }: Props) {
  const t = useTranslations('media');
  const choice = usePictureChoice(true);
  const upload = useUpload('avatar', notify);
  const [source, setSource] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isSending = upload.state.step === 'sending';

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    upload.reset();
    const chosen = await choice.read(event);
    if (chosen) setSource(chosen.address);
  };

  const close = () => {
    if (source) URL.revokeObjectURL(source);
    setSource(null);
    // Deferred until the dialog has closed, because a modal dialog keeps the focus.
    requestAnimationFrame(() => field.current?.focus());
  };

  const send = async (picture: Blob) => {
    close();
    const path = await upload.send(picture);
    if (path) onUploaded(path);
  };

  const fail = () => {
    close();
    choice.fail();
    notify(t('faults.unreadable'));
  };

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <label className="upload-add" aria-disabled={isSending || undefined}>
        {label}
        <input
          ref={field}
          type="file"
          name="avatar"
          accept={PICTURE_TYPES.join(',')}
          aria-disabled={isSending || undefined}
          onClick={(event) => isSending && event.preventDefault()}
          onChange={choose}
          className="sr-only"
        />
      </label>
      <UploadStatus state={upload.state} onCancel={upload.cancel} onRetry={send} />
      <p role={choice.error ? 'alert' : undefined} className={choice.error ? 'field-error' : 'field-hint'}>
        {choice.error ?? hint}
      </p>
      {source && <CropperDialog type="avatar" source={source} onDone={send} onFail={fail} onClose={close} />}
    </div>
  );
}
