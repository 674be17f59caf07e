import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Camera, CameraError, type CameraProblem, openCamera } from '@/lib/tickets/gate/camera';
import { type LastSeen, oncePerShowing } from '@/lib/tickets/gate/repeats';

interface Props {
  /** Called repeatedly for each code in front of the camera, until it returns true (taken). */
  onText: (text: string) => boolean;
  isTorchOn?: boolean;
  onTorch?: (hasTorch: boolean) => void;
}

/** Shared by all instances, so that a viewfinder that opens again does not read twice a code still before it. */
const lastSeen: LastSeen = { text: '', at: -Infinity };

/** The picture of the camera, which reads codes as long as the component is mounted. */
export function Viewfinder({ onText, isTorchOn = false, onTorch }: Props) {
  const t = useTranslations('gate.camera');
  const video = useRef<HTMLVideoElement>(null);
  const camera = useRef<Camera | null>(null);
  const [problem, setError] = useState<CameraProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const onCode = useEffectEvent(onText);
  const onTorchKnown = useEffectEvent((hasTorch: boolean) => onTorch?.(hasTorch));

  useEffect(() => {
    let isGone = false;
    const see = oncePerShowing(
      () => performance.now(),
      (text) => !isGone && onCode(text),
      lastSeen,
    );
    const shown = video.current;
    if (!shown) return;
    openCamera(shown, see).then(
      (opened) => {
        if (isGone) return opened.stop();
        camera.current = opened;
        setError(null);
        onTorchKnown(opened.hasTorch);
      },
      (error: unknown) => !isGone && setError(error instanceof CameraError ? error.problem : 'none'),
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
      {problem && (
        <p className="gate-camera-fault" role="status">
          {t(problem)}{' '}
          {problem !== 'insecure' && (
            <button type="button" className="gate-link" onClick={() => setAttempt(attempt + 1)}>
              {t('retry')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
