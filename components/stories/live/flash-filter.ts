import type { FlashChange } from '@/backend/contract/stories/flash-change';

/** Which flashes belong on a page: all, or those of an edition, of a category, the important ones, or a single one. */
export interface PageFilter {
  region?: 'usa' | 'hk';
  category?: number;
  important?: boolean;
  /** Id of the only flash of the page; others are not counted there. */
  own?: number;
}

/** Whether a new flash would be listed on the page. */
export function belongs(flash: FlashChange, { region, category, important, own }: PageFilter): boolean {
  return (
    own === undefined &&
    (region === undefined || flash.region === region) &&
    (category === undefined || flash.category === category) &&
    (!important || flash.is_important)
  );
}
