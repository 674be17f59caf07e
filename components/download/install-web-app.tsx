'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { promptInstall, installState, onInstallState } from '@/lib/download/install-prompt';
import { installWay, type InstallWay } from '@/lib/download/install-way';

interface Props {
  labels: { install: string; installed: string; follow: string; own: string };
  ways: { way: InstallWay; name: string; steps: string }[];
}

const subscribeToNothing = () => () => {};
const wayOnServer = (): InstallWay | null => null;
const wayInBrowser = () => installWay(navigator.userAgent, navigator.maxTouchPoints > 1);

/**
 * A button for the browser's install dialog where it offers one, and the steps for every browser; the reader's is
 * marked.
 */
export function InstallWebApp({ labels, ways }: Props) {
  const state = useSyncExternalStore(onInstallState, installState, () => 'none' as const);
  const readerWay = useSyncExternalStore<InstallWay | null>(subscribeToNothing, wayInBrowser, wayOnServer);
  return (
    <>
      <div className="mt-4 flex min-h-11 items-center">
        {state === 'offered' ? (
          <button type="button" onClick={promptInstall} className="btn btn-ink">
            <Icon name="download" />
            {labels.install}
          </button>
        ) : (
          <p className={state === 'installed' ? 'font-bold' : ''}>
            {state === 'installed' ? labels.installed : labels.follow}
          </p>
        )}
      </div>
      <dl className="mt-3">
        {ways.map(({ way, name, steps }) => (
          <div
            key={way}
            data-own={way === readerWay || undefined}
            className="group grid gap-x-8 gap-y-0.5 border-t border-rule py-3 data-own:border-t-2 data-own:border-ink md:grid-cols-[200px_1fr]"
          >
            <dt className="font-bold">
              {name}
              {way === readerWay && <span className="type-meta ms-2 font-normal">{labels.own}</span>}
            </dt>
            <dd className="text-ink-2 group-data-own:text-ink">{steps}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
