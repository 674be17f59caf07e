import { useTranslations } from 'next-intl';
import NextImage from 'next/image';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { Cover } from '@/components/pictures/cover';
import { CropperDialog } from '@/components/uploads/cropper-dialog';
import { UploadStatus } from '@/components/uploads/upload-status';
import { usePictureChoice } from '@/components/uploads/use-picture-choice';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { PICTURE_TYPES } from '@/lib/uploads/picture-check';
import { useUpload } from '@/lib/uploads/use-upload';
import { useEventForm } from '../form-context';
import { FormSection } from '../sections/form-section';

/** The poster of an event, cropped to 16:9; without one a cover is drawn. */
export function PosterField() {
  const t = useTranslations('hosting.form');
  const media = useTranslations('media');
  const notify = useNotify();
  const { document, state, change, isLocked, errorOf } = useEventForm();
  const choice = usePictureChoice(false);
  const upload = useUpload('event', notify);
  const [source, setSource] = useState<string | null>(null);
  const [preview, setPreview] = useState<{ path: string; address: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    upload.reset();
    const chosen = await choice.read(event);
    if (chosen) setSource(chosen.address);
  };
  const close = () => {
    if (source) URL.revokeObjectURL(source);
    setSource(null);
    requestAnimationFrame(() => field.current?.focus());
  };
  const send = async (picture: Blob) => {
    close();
    const path = await upload.send(picture);
    if (!path) return;
    setPreview({ path, address: URL.createObjectURL(picture) });
    change({ poster: path });
  };
  const error = choice.error ?? errorOf('poster');
  const errorId = useId();

  return (
    <FormSection name="poster" aside={<p className="type-meta">16:9</p>}>
      {preview?.path === document.poster ? (
        // Shows the uploaded file itself, because the portal may not have its resized versions yet.
        <NextImage
          unoptimized
          src={preview.address}
          alt=""
          width={COVER_BOXES.event.width}
          height={COVER_BOXES.event.height}
          className="aspect-video w-full bg-sel object-cover"
        />
      ) : document.poster === '' ? (
        <p className="grid aspect-video w-full content-center justify-items-center gap-1 border border-dashed border-ctl px-6 text-center">
          <b>{t('poster.none')}</b>
          <span className="type-meta">{t('poster.drawn')}</span>
        </p>
      ) : (
        <Cover
          id={state.stored?.id ?? 1}
          figure=""
          pic={document.poster}
          {...COVER_BOXES.event}
          className="aspect-video w-full"
        />
      )}
      {!isLocked && (
        <div className="mt-2 flex flex-wrap items-center gap-x-5">
          <label className="form-link cursor-pointer focus-within:outline-2">
            {t(document.poster === '' ? 'poster.choose' : 'poster.change')}
            <input
              ref={field}
              type="file"
              accept={PICTURE_TYPES.join(',')}
              aria-invalid={error !== null || undefined}
              aria-describedby={error === null ? undefined : errorId}
              onChange={(event) => void choose(event)}
              className="sr-only"
            />
          </label>
          {document.poster !== '' && (
            <button type="button" className="form-link" onClick={() => change({ poster: '' })}>
              {t('poster.draw')}
            </button>
          )}
        </div>
      )}
      <UploadStatus state={upload.state} onCancel={upload.cancel} onRetry={(picture) => void send(picture)} />
      {error !== null && (
        <p id={errorId} role="alert" className="field-error">
          {error}
        </p>
      )}
      {source !== null && (
        <CropperDialog
          type="wide"
          source={source}
          onDone={(picture) => void send(picture)}
          onFail={() => {
            close();
            notify(media('faults.unreadable'));
          }}
          onClose={close}
        />
      )}
    </FormSection>
  );
}
