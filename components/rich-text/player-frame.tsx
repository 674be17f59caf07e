'use client';

import { useEffect, useRef, useState } from 'react';
import { type Player, playerFrame, playerPage } from '@/backend/contract/rich-text/players';
import { reloadToPlay, takeReloaded } from '@/lib/publishing/rich-text/reload-to-play';

export interface PlayerFrameProps {
  player: Player;
  title: string;
  /** `loadTitle` names what is loaded, for those who do not see what stands around the button. */
  labels: { load: string; loadTitle: string };
}

const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation';

/** The button that loads a player, and the player in place of the box around it once it was pressed. */
export function PlayerFrame({ player, title, labels }: PlayerFrameProps) {
  const address = playerFrame(player);
  // This part is never rendered by a server, so the browser's storage is there.
  const [isLoaded, setIsLoaded] = useState(() => takeReloaded(address));
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!isLoaded) return;
    frame.current?.focus();
    // The document may have come with another page of this site, whose policy does not name this player.
    const refused = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src' && address.startsWith(new URL(event.blockedURI).origin))
        reloadToPlay(address, playerPage(player));
    };
    document.addEventListener('securitypolicyviolation', refused);
    return () => document.removeEventListener('securitypolicyviolation', refused);
  }, [isLoaded, address, player]);

  if (!isLoaded)
    return (
      <button
        type="button"
        aria-label={labels.loadTitle}
        onClick={() => setIsLoaded(true)}
        className="btn btn-ink"
      >
        {labels.load}
      </button>
    );
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      allow={ALLOWED}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 h-full w-full bg-paper"
    />
  );
}
