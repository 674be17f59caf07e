import { decodePicture } from './decode';

/** Why the camera cannot be used. */
export type CameraProblem = 'denied' | 'none' | 'insecure';

export interface Camera {
  /** Whether the camera has a torch. */
  hasTorch: boolean;
  setTorch(isOn: boolean): Promise<void>;
  stop(): void;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** Milliseconds between two frames: short enough for people, long enough to spare the battery. */
const PAUSE_MS = 120;
/** The side in px of the square that the library decodes in browsers without a decoder. */
const SIDE = 640;

/**
 * Reads QR codes from the back camera until it is stopped.
 * @param notify called with the text of each code, again in every frame that shows it
 * @throws CameraError
 */
export async function openCamera(video: HTMLVideoElement, notify: (text: string) => void): Promise<Camera> {
  // An insecure page has no `mediaDevices`, although the types say so.
  if (!('mediaDevices' in navigator)) throw new CameraError('insecure');
  const stream = await navigator.mediaDevices
    .getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } },
    })
    .catch((error: unknown) => {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
      throw new CameraError(isDenied ? 'denied' : 'none');
    });
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  const [track] = stream.getVideoTracks();
  const read = await readerOf(video);
  let isRunning = true;
  void (async () => {
    while (isRunning) {
      const text = video.readyState >= video.HAVE_CURRENT_DATA && !document.hidden ? await read() : null;
      if (isRunning && text) notify(text);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    hasTorch: track !== undefined && 'torch' in track.getCapabilities(),
    async setTorch(isOn) {
      const lamp: MediaTrackConstraintSet & { torch: boolean } = { torch: isOn };
      await track?.applyConstraints({ advanced: [lamp] }).catch(() => undefined);
    },
    stop() {
      isRunning = false;
      for (const each of stream.getTracks()) each.stop();
    },
  };
}

export class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem);
  }
}

/** The browser's decoder if it reads QR codes, else the library. */
async function readerOf(video: HTMLVideoElement): Promise<() => Promise<string | null>> {
  const Own: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (isDetector(Own)) {
    try {
      const detector = new Own({ formats: ['qr_code'] });
      await detector.detect(video).catch(() => []);
      return async () => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
    } catch {
      // The browser's decoder supports only other codes.
    }
  }
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async () => {
    const side = Math.min(video.videoWidth, video.videoHeight);
    if (!context || side === 0) return null;
    const [left, top] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2];
    context.drawImage(video, left, top, side, side, 0, 0, SIDE, SIDE);
    return decodePicture(context.getImageData(0, 0, SIDE, SIDE));
  };
}

function isDetector(value: unknown): value is DetectorClass {
  return typeof value === 'function';
}
