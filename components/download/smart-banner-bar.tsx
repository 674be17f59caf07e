import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { installState, onInstallState } from '@/lib/download/install-prompt';
import { readStored, store } from '@/lib/platform/storage/browser-storage';

export interface SmartBannerBarProps {
  text: string;
  closeLabel: string;
  children: ReactNode;
}

const CLOSED_KEY = 'lx_app_banner';
const subscribeToNothing = () => () => {};
const wasClosed = () => readStored(CLOSED_KEY, 'browser') !== null;

/**
 * A bar at the foot of a phone. Once closed, it never comes back in this browser; the installed web app does not show
 * it.
 */
export function SmartBannerBar({ text, closeLabel, children }: SmartBannerBarProps) {
  const wasClosedBefore = useSyncExternalStore(subscribeToNothing, wasClosed, () => true);
  const isInstalled = useSyncExternalStore(onInstallState, installState, () => 'installed') === 'installed';
  const [isClosed, setClosed] = useState(false);
  if (wasClosedBefore || isInstalled || isClosed) return null;
  const close = () => {
    store(CLOSED_KEY, '1', 'browser');
    setClosed(true);
  };
  return (
    <aside
      aria-label={text}
      className="smart-banner no-print fixed inset-x-0 bottom-[var(--foot,0px)] z-30 flex items-center gap-3 border-t border-ink bg-paper px-4 py-2 md:hidden"
    >
      <p className="m-0 min-w-0 flex-1 text-base">{text}</p>
      {children}
      <button
        type="button"
        onClick={close}
        aria-label={closeLabel}
        className="grid size-11 place-items-center"
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
