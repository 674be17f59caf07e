import type Cropper from 'cropperjs';

/** The shortest side a finger can drag, in CSS pixels. */
const MIN_SIDE = 120;

/**
 * Enlarges a long narrow picture and its crop box until the short side can be dragged; other pictures are unchanged.
 */
export function enlargeStrip(cropper: Cropper): void {
  const canvas = cropper.getCanvasData();
  const short = Math.min(canvas.width, canvas.height);
  if (short === 0 || short >= MIN_SIDE) return;
  const by = MIN_SIDE / short;
  const box = cropper.getCropBoxData();
  const stage = cropper.getContainerData();
  cropper.zoom(by - 1);
  const width = Math.min(box.width * by, stage.width);
  const height = Math.min(box.height * by, stage.height);
  cropper.setCropBoxData({
    width,
    height,
    left: (stage.width - width) / 2,
    top: (stage.height - height) / 2,
  });
}
