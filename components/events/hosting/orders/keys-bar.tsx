import { useTranslations } from 'next-intl';

const KEYS = [
  ['J', 'K', 'move'],
  ['X', null, 'select'],
  ['C', null, 'confirm'],
  ['R', null, 'refund'],
  ['E', null, 'edit'],
  ['S', null, 'resend'],
  ['/', null, 'search'],
] as const;

/** The keyboard keys of the list of orders. */
export function KeysBar() {
  const t = useTranslations('hosting.orders.keys');
  return (
    <p className="ho-keys no-print">
      {KEYS.map(([key, other, word]) => (
        <span key={word}>
          <kbd>{key}</kbd>
          {other && <kbd>{other}</kbd>} {t(word)}
        </span>
      ))}
    </p>
  );
}
