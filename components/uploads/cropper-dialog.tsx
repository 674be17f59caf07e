'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ReactCropperElement } from 'react-cropper';
import { ActionButton } from '@/components/ui/fields/action-button';
import { loadPart } from '@/lib/platform/navigation/load-part';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/notices/dialog';
import { type CropStep, QUARTER, stepOfKey } from '@/lib/uploads/crop-keys';
import { CROPS, type CropType, type Ratio } from '@/lib/uploads/crops';
import { cropToJpeg } from '@/lib/uploads/crop-to-jpeg';
import { enlargeStrip } from '@/lib/uploads/enlarge-strip';
import { sidesError, type PictureError } from '@/lib/uploads/picture-check';

const CropStage = dynamic(() => loadPart(() => import('./crop-stage')).then((stage) => stage.CropStage), {
  ssr: false,
});

interface Props {
  type: CropType;
  /** Object URL of the chosen file. */
  source: string;
  onDone: (picture: Blob) => void;
  onFail: () => void;
  onClose: () => void;
}

/** A dialog to crop a picture to the ratios of its type, by mouse, touch or keyboard. */
export function CropperDialog({ type, source, onDone, onFail, onClose }: Props) {
  const t = useTranslations('media');
  const ratios: readonly Ratio[] = CROPS[type];
  const [ratio, setRatio] = useState<Ratio>(CROPS[type][0]);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<PictureError | null>(null);
  const element = useRef<ReactCropperElement>(null);
  const area = useRef<HTMLDivElement>(null);

  /** Focuses the crop area, so that its keys work at once. */
  const begin = () => {
    if (element.current) enlargeStrip(element.current.cropper);
    setReady(true);
    area.current?.focus({ preventScroll: true });
  };

  const clearError = () => setError(null);

  const take = (step: CropStep) => {
    const cropper = element.current?.cropper;
    if (!cropper) return;
    if ('zoom' in step) cropper.zoom(step.zoom);
    else if ('rotate' in step) cropper.rotate(step.rotate);
    else {
      const { left, top } = cropper.getCropBoxData();
      cropper.setCropBoxData({ left: left + step.move[0], top: top + step.move[1] });
    }
  };

  const handleKey = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? null : stepOfKey(event.key);
    if (!step) return;
    event.preventDefault();
    take(step);
  };

  const choose = (next: Ratio) => {
    setRatio(next);
    element.current?.cropper.setAspectRatio(next.value ?? NaN);
  };

  const use = async () => {
    const cropper = element.current?.cropper;
    if (!cropper) return;
    const { width, height } = cropper.getData(true);
    const sizeError = sidesError(width, height, type === 'avatar');
    setError(sizeError);
    if (sizeError) return;
    setBusy(true);
    await cropToJpeg(cropper).then(onDone, onFail);
  };

  return (
    <Dialog isOpen title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {ratios.length > 1 && (
        <div role="group" aria-label={t('ratio')} className="form-tabs">
          {ratios.map((option) => (
            <button
              key={option.key}
              type="button"
              aria-pressed={option.key === ratio.key}
              onClick={() => choose(option)}
            >
              {t(`ratios.${option.key}`)}
            </button>
          ))}
        </div>
      )}
      <div
        ref={area}
        role="group"
        tabIndex={0}
        aria-label={t('area')}
        onKeyDown={handleKey}
        className="crop-area"
      >
        {/* Hidden, because the library names its pictures in English; the group's label says what they are for. */}
        <div aria-hidden="true">
          <CropStage cropper={element} source={source} ratio={ratio} onReady={begin} onChange={clearError} />
        </div>
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="field-hint pointer-coarse:hidden">{type === 'cover' ? t('coverHint') : t('keys')}</p>
        <p className="field-hint not-pointer-coarse:hidden">
          {type === 'cover' ? t('coverHint') : t('fingers')}
        </p>
        <div className="flex">
          <Tool label={t('zoomOut')} icon="minus" onClick={() => take({ zoom: -0.1 })} />
          <Tool label={t('zoomIn')} icon="plus" onClick={() => take({ zoom: 0.1 })} />
          <Tool label={t('rotate')} icon="rotate" onClick={() => take({ rotate: QUARTER })} />
        </div>
      </div>
      <p role="alert" className="field-error empty:hidden">
        {error && t(`faults.${error}`)}
      </p>
      <ActionButton
        type="button"
        disabled={!isReady || isBusy}
        onClick={use}
        className="btn btn-ink btn-form mt-4"
      >
        {isBusy ? t('working') : t('use')}
      </ActionButton>
    </Dialog>
  );
}

interface ToolProps {
  label: string;
  icon: 'minus' | 'plus' | 'rotate';
  onClick: () => void;
}

function Tool({ label, icon, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center"
    >
      <Icon name={icon} />
    </button>
  );
}
