'use client';

import 'cropperjs/dist/cropper.css';
import type { RefObject } from 'react';
import { Cropper, type ReactCropperElement } from 'react-cropper';
import type { Ratio } from '@/lib/uploads/crops';

interface Props {
  cropper: RefObject<ReactCropperElement | null>;
  /** Object URL of the chosen file. */
  source: string;
  ratio: Ratio;
  onReady: () => void;
  /** Called when the crop box or the picture in it has changed. */
  onChange: () => void;
}

/** The picture with its crop box. A chunk of its own, loaded when a picture is chosen. */
export function CropStage({ cropper, source, ratio, onReady, onChange }: Props) {
  return (
    <Cropper
      ref={cropper}
      src={source}
      className="crop-stage"
      // For the library NaN means a free ratio.
      initialAspectRatio={ratio.value ?? NaN}
      aspectRatio={ratio.value ?? NaN}
      viewMode={1}
      dragMode="move"
      autoCropArea={1}
      background={false}
      checkOrientation={false}
      responsive
      toggleDragModeOnDblclick={false}
      ready={onReady}
      crop={onChange}
    />
  );
}
