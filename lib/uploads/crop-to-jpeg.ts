import type Cropper from 'cropperjs';
import { encodeWithin } from './compress';
import { outputSize } from './crops';
import { MAX_PICTURE_SIDE } from '@/backend/contract/uploads/limits';

const WHITE = '#fff';

/**
 * The content of the crop box as a JPEG: never enlarged, at most `MAX_PICTURE_SIDE` a side, white behind transparency.
 * @throws Error when the browser cannot make the file
 */
export async function cropToJpeg(cropper: Cropper): Promise<Blob> {
  const { width, height } = cropper.getData(true);
  const canvas = cropper.getCroppedCanvas({
    ...outputSize(width, height),
    maxWidth: MAX_PICTURE_SIDE,
    maxHeight: MAX_PICTURE_SIDE,
    fillColor: WHITE,
    imageSmoothingQuality: 'high',
  });
  return encodeWithin(
    (quality) =>
      new Promise<Blob>((resolve, reject) =>
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
          'image/jpeg',
          quality,
        ),
      ),
  );
}
