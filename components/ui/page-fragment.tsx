import { FRAGMENT_ATTRIBUTE, fragmentMark } from '@/lib/platform/fragments/address';

interface Props {
  address: string;
  /** Whether the server leaves it empty, for a script to fill. */
  isEmpty?: boolean;
}

/**
 * The place of a fragment in a page. The server puts in the fragment's HTML for each answer; after a soft navigation
 * `fillFragments` fetches it.
 */
export function PageFragment({ address, isEmpty = false }: Props) {
  return (
    <div
      {...{ [FRAGMENT_ATTRIBUTE]: address }}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isEmpty ? '' : fragmentMark(address) }}
    />
  );
}
