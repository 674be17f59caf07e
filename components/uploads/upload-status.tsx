'use client';

import { useTranslations } from 'next-intl';
import type { UploadState } from '@/lib/uploads/use-upload';

interface Props {
  state: UploadState;
  onCancel: () => void;
  onRetry: (picture: Blob) => void;
}

/** The progress of an upload with a cancel button, or why it failed with a retry button; nothing otherwise. */
export function UploadStatus({ state, onCancel, onRetry }: Props) {
  const t = useTranslations('media');
  if (state.step === 'sending')
    return (
      <div className="flex flex-wrap items-center gap-x-4">
        <progress
          max={100}
          value={state.percent}
          aria-label={t('sending', { percent: state.percent })}
          className="upload-bar"
        />
        <span className="type-meta n">{t('sending', { percent: state.percent })}</span>
        <button type="button" onClick={onCancel} className="form-link">
          {t('cancel')}
        </button>
      </div>
    );
  if (state.step === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4">
        <span className="field-error">{t('failed', { reason: state.reason || t('offline') })}</span>
        {state.mayPass && (
          <button type="button" onClick={() => onRetry(state.picture)} className="form-link">
            {t('retry')}
          </button>
        )}
      </div>
    );
  return null;
}
