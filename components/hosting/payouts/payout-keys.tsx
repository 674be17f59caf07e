import { useTranslations } from 'next-intl';
import { KeyBar, type KeyRow } from '@/components/ui/focus/key-bar';
import { KeyHelp } from '@/components/ui/focus/key-help';

const ROWS = [
  [['J', 'K'], 'move'],
  [['X'], 'select'],
  [['C'], 'record'],
  [['E'], 'ask'],
  [['Shift', 'E'], 'export'],
  [['Z'], 'undo'],
  [['?'], 'all'],
] as const;
const IN_HELP = [
  [['Enter'], 'open'],
  [['Esc'], 'close'],
] as const;

function useRows() {
  const t = useTranslations('hosting.payouts.keys');
  return (list: typeof ROWS | typeof IN_HELP): KeyRow[] =>
    list.map(([keys, word]) => ({ keys, label: t(word) }));
}

/** The keyboard keys of the payouts. */
export function PayoutKeys() {
  const t = useTranslations('hosting.payouts.keys');
  return <KeyBar rows={useRows()(ROWS)} aside={t('stays')} />;
}

/** The help with all keys. Rendered outside the list, because an open payout hides the list on narrow screens. */
export function PayoutKeysHelp() {
  const t = useTranslations('hosting');
  const toRows = useRows();
  return (
    <KeyHelp
      rows={[...toRows(ROWS), ...toRows(IN_HELP)]}
      words={{ title: t('orders.keys.title'), letters: t('orders.keys.letters'), close: t('order.close') }}
    />
  );
}
