import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Camera, CameraError, type CameraFault, openCamera } from '@/lib/tickets/gate/camera';
import { onceHeldUp } from '@/lib/tickets/gate/repeats';

interface Props {
  /** Called once for each time a code is held up, and again until it says that it took it. */
  onText: (text: string) => boolean;
  isTorchOn?: boolean;
  onTorch?: (hasTorch: boolean) => void;
}

/** What the camera sees; it reads as long as it is on the page. */
export function Viewfinder({ onText, isTorchOn = false, onTorch }: Props) {
  const t = useTranslations('gate.camera');
  const video = useRef<HTMLVideoElement>(null);
  const camera = useRef<Camera | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [attempt, setAttempt] = useState(0);
  const tell = useEffectEvent(onText);
  const tellTorch = useEffectEvent((hasTorch: boolean) => onTorch?.(hasTorch));

  useEffect(() => {
    let isGone = false;
    const see = onceHeldUp(
      () => performance.now(),
      (text) => !isGone && tell(text),
    );
    const shown = video.current;
    if (!shown) return;
    openCamera(shown, see).then(
      (opened) => {
        if (isGone) return opened.stop();
        camera.current = opened;
        setFault(null);
        tellTorch(opened.hasTorch);
      },
      (error: unknown) => !isGone && setFault(error instanceof CameraError ? error.fault : 'none'),
    );
    return () => {
      isGone = true;
      camera.current?.stop();
      camera.current = null;
    };
  }, [attempt]);

  useEffect(() => {
    void camera.current?.setTorch(isTorchOn);
  }, [isTorchOn]);

  return (
    <div className="gate-camera">
      <video ref={video} muted playsInline aria-label={t('label')} />
      <span className="gate-corners" aria-hidden="true" />
      {fault && (
        <p className="gate-camera-fault" role="status">
          {t(fault)}{' '}
          {fault !== 'insecure' && (
            <button type="button" className="gate-link" onClick={() => setAttempt(attempt + 1)}>
              {t('retry')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
