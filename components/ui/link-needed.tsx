import { LedgerPage } from './ledger-page';
import { EmptyState } from './states';

/** In the place of a page whose key this browser does not hold: what to do about it. */
export function LinkNeeded({ title, text }: { title: string; text: string }) {
  return (
    <LedgerPage title={title}>
      <EmptyState text={text} />
    </LedgerPage>
  );
}
