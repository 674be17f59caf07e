'use client';

import 'cropperjs/dist/cropper.css';
import type { RefObject } from 'react';
import { Cropper, type ReactCropperElement } from 'react-cropper';
import type { Ratio } from '@/lib/uploads/crops';

interface Props {
  cropper: RefObject<ReactCropperElement | null>;
  /** Object address of the chosen file. */
  source: string;
  ratio: Ratio;
  onReady: () => void;
  /** The box or the picture in it changed. */
  onChange: () => void;
}

/** The picture with its crop box; loaded when a picture is chosen and not before. */
export function CropStage({ cropper, source, ratio, onReady, onChange }: Props) {
  return (
    <Cropper
      ref={cropper}
      src={source}
      className="crop-stage"
      // Free is NaN to the library.
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
