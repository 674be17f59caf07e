import type { FlashChange } from '@/backend/contract/stories/flash-change';

/** Which flashes belong on a page: all, or those of an edition, of a category, the important ones, or a single one. */
export interface PageFilter {
  region?: string;
  category?: number;
  important?: boolean;
  /** Id of the flash when the page shows a single one; other flashes do not belong to it. */
  own?: number;
}

/** Whether the page would list a new flash. */
export function belongs(
  flash: FlashChange,
  { region, category, important, own: pageFlashId }: PageFilter,
): boolean {
  return (
    pageFlashId === undefined &&
    (region === undefined || flash.region === region) &&
    (category === undefined || flash.category === category) &&
    (!important || flash.is_important)
  );
}
