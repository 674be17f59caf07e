import { useTranslations } from 'next-intl';
import { KeyBar, type KeyRow } from '@/components/ui/focus/key-bar';
import { KeyHelp } from '@/components/ui/focus/key-help';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { SECOND_MS, useClock } from '@/lib/platform/dates/use-clock';
import { goPages } from '@/lib/hosting/pages';

const IN_BAR = [
  [['J', 'K'], 'move'],
  [['X'], 'select'],
  [['C'], 'confirm'],
  [['R'], 'refund'],
  [['E'], 'edit'],
  [['S'], 'resend'],
  [['Z'], 'undo'],
  [['?'], 'all'],
] as const;
const IN_HELP = [
  [['Enter'], 'open'],
  [['Esc'], 'close'],
  [['/'], 'search'],
  [['Shift', 'X'], 'range'],
] as const;

interface Props {
  event: OwnEvent;
  /** When the list was read, in milliseconds since 1970; 0 before it was. */
  readMs: number;
}

/** The keys with their descriptions. */
function useRows() {
  const t = useTranslations('hosting.orders.keys');
  return (list: typeof IN_BAR | typeof IN_HELP): KeyRow[] =>
    list.map(([keys, word]) => ({ keys, label: t(word) }));
}

/** The keyboard keys of the list of orders, and how old the list is. */
export function KeysBar({ readMs }: Pick<Props, 'readMs'>) {
  const t = useTranslations('hosting.orders.keys');
  const now = useClock(SECOND_MS);
  const toRows = useRows();
  const age = Math.max(0, Math.round((now - readMs) / SECOND_MS));
  return <KeyBar rows={toRows(IN_BAR)} aside={readMs === 0 ? undefined : t('age', { seconds: age })} />;
}

/** The help with all keys. Rendered outside the list, because an open order hides the list on narrow screens. */
export function KeysHelp({ event }: Pick<Props, 'event'>) {
  const t = useTranslations('hosting');
  const toRows = useRows();
  const pages = goPages(event.roles).map(({ letter, page }) => ({
    keys: ['G', letter.toUpperCase()],
    label: t(`titles.${page}`),
  }));
  return (
    <KeyHelp
      rows={[...toRows(IN_BAR), ...toRows(IN_HELP), ...pages]}
      words={{ title: t('orders.keys.title'), letters: t('orders.keys.letters'), close: t('order.close') }}
    />
  );
}
