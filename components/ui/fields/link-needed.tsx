import { LedgerPage } from '../lists/ledger-page';
import { EmptyState } from '../notices/states';

/** Shown instead of a page whose key this browser does not have: says what the reader can do. */
export function LinkNeeded({ title, text }: { title: string; text: string }) {
  return (
    <LedgerPage title={title}>
      <EmptyState text={text} />
    </LedgerPage>
  );
}
