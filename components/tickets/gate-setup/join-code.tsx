import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Qr } from '@/components/ui/qr';
import { takeFocus } from '@/components/ui/focus/take-focus';
import { zonedMoment } from '@/lib/events/time';
import { joinAddress } from '@/lib/tickets/gate/join-key';
import type { Joining } from './use-gate-setup';

interface Props {
  joining: Joining;
  gateHref: string;
  timeZone: string;
  onDone: () => void;
  /** Reads the gate's data again, to show whether the phone has joined. */
  check: () => void;
}

/** Side in px, readable at arm's length. */
const SIZE = 220;
const CHECK_MS = 3000;

/** The code with which one phone joins. It is shown once and not stored. */
export function JoinCode({ joining, gateHref, timeZone, onDone, check }: Props) {
  const t = useTranslations('gateSetup.join');
  const locale = useLocale();
  const [isCopied, setIsCopied] = useState(false);
  const checkNow = useEffectEvent(check);
  useEffect(() => {
    const timer = setInterval(() => checkNow(), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  const address = joinAddress(new URL(gateHref, location.origin).href, joining.join_key);
  return (
    <div className="mt-4 grid gap-4 border-2 border-ink p-4 md:grid-cols-[auto_minmax(0,1fr)] md:gap-7">
      <Qr value={address} size={SIZE} label={t('label', { name: joining.name })} />
      <div>
        <h3 ref={takeFocus} tabIndex={-1} className="text-xl font-bold">
          {t('title')}
        </h3>
        <p className="mt-1">
          {t('text', { time: zonedMoment(new Date(joining.expires), timeZone, locale) })}
        </p>
        <p className="type-meta mt-4">{t('code')}</p>
        <code className="n block text-base break-all whitespace-normal select-all">{joining.join_key}</code>
        <div className="mt-4 flex gap-3">
          <button
            type="button"
            className="btn btn-line"
            onClick={() =>
              void navigator.clipboard.writeText(joining.join_key).then(
                () => setIsCopied(true),
                () => undefined,
              )
            }
          >
            {t(isCopied ? 'copied' : 'copy')}
          </button>
          <button type="button" className="btn btn-ink" onClick={onDone}>
            {t('done')}
          </button>
        </div>
      </div>
    </div>
  );
}
