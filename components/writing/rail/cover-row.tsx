'use client';

import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { DraftCover } from '@/components/writing/workbench/draft-cover';
import { CropperDialog } from '@/components/uploads/cropper-dialog';
import { UploadStatus } from '@/components/uploads/upload-status';
import { usePictureChoice } from '@/components/uploads/use-picture-choice';
import { PICTURE_TYPES } from '@/lib/uploads/picture-check';
import { useUpload } from '@/lib/uploads/use-upload';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { FigureChoice } from './figure-choice';

/** The cover: drawn from the numbers of the draft, or an uploaded and cropped picture. */
export function CoverRow({ draft }: { draft: Draft }) {
  const t = useTranslations('writing.rail');
  const media = useTranslations('media');
  const notify = useNotify();
  const choice = usePictureChoice(false);
  const upload = useUpload('cover', notify);
  const [source, setSource] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { pic } = draft.current();

  const isCancelled = useRef(false);

  // When the row goes away, so does what it was sending.
  useEffect(
    () => () => {
      if (draft.coverStep() === 'coming') draft.setCoverStep('failed');
    },
    [draft],
  );

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    if (!event.target.files?.length) return;
    draft.setCoverStep('coming');
    const chosen = await choice.read(event);
    if (chosen) setSource(chosen.address);
    else draft.setCoverStep('failed');
  };
  const close = () => {
    if (source) URL.revokeObjectURL(source);
    setSource(null);
    requestAnimationFrame(() => field.current?.focus());
  };
  const send = async (picture: Blob) => {
    close();
    isCancelled.current = false;
    draft.setCoverStep('coming');
    const path = await upload.send(picture);
    if (path) draft.setSettings({ pic: path });
    draft.setCoverStep(path || isCancelled.current ? 'settled' : 'failed');
  };
  const cancel = () => {
    isCancelled.current = true;
    upload.cancel();
  };

  return (
    <div className="wr-row wr-cover-row">
      <div className="wr-row-line">
        <span>{t('cover')}</span>
        <span>
          <span className="wr-quiet">{t(pic === '' ? 'drawn' : 'uploaded')}</span>
          <label className="wr-link">
            {t('change')}
            <input
              ref={field}
              type="file"
              className="sr-only"
              accept={PICTURE_TYPES.join(',')}
              onChange={(event) => void choose(event)}
            />
          </label>
          {pic !== '' && (
            <button type="button" className="wr-link" onClick={() => draft.setSettings({ pic: '' })}>
              {t('useDrawn')}
            </button>
          )}
        </span>
      </div>
      <DraftCover draft={draft} {...COVER_BOXES.editorRail} className="wr-rail-cover" />
      {pic === '' && <FigureChoice draft={draft} />}
      <UploadStatus state={upload.state} onCancel={cancel} onRetry={(picture) => void send(picture)} />
      {choice.error && (
        <p role="alert" className="wr-bad">
          {choice.error}
        </p>
      )}
      {source && (
        <CropperDialog
          type="cover"
          source={source}
          onDone={(picture) => void send(picture)}
          onFail={() => {
            close();
            draft.setCoverStep('failed');
            choice.fail();
            notify(media('faults.unreadable'));
          }}
          onClose={() => {
            close();
            draft.setCoverStep('settled');
          }}
        />
      )}
    </div>
  );
}
