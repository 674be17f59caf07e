import { FRAGMENT_ATTRIBUTE, fragmentMark } from '@/lib/platform/fragments/address';

/**
 * The place of a fragment in a page. The server puts in the fragment's HTML for each answer; after a soft navigation
 * `fillFragments` fetches it.
 */
export function PageFragment({ address }: { address: string }) {
  return (
    <div
      {...{ [FRAGMENT_ATTRIBUTE]: address }}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: fragmentMark(address) }}
    />
  );
}
