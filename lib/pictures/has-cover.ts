import type { Figure } from '@/backend/contract/figures/figure';

/** Whether an item has a picture to show: an uploaded one, or something that can be drawn. */
export function hasCover({ pic, figure }: { pic: string; figure: Figure | null }): boolean {
  return pic.startsWith('/uploads/') || figure !== null;
}
