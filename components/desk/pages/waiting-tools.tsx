import { readForDesk } from '@/lib/desk/read';
import type { Locale } from '@/lib/platform/language/locales';
import { ToolProposals } from './tool-proposals';

const MAX_SHOWN = 20;

/** Undecided proposals of members, shown above the list of tools. */
export async function WaitingTools({ locale }: { locale: Locale }) {
  const [proposals, categories] = await Promise.all([
    readForDesk('toolSubmissions', { size: MAX_SHOWN }),
    readForDesk('tools', { locale }),
  ]);
  return (
    <ToolProposals
      proposals={proposals.list}
      categories={categories.list.map(({ id, name }) => ({ id, name }))}
    />
  );
}
