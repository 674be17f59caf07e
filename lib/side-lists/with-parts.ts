import 'server-only';
import { headlineParts } from '@/lib/platform/language/headline-breaks';
import type { SideItem } from './side-item';

/** A row with its title and note in pieces between which a line may break. */
export function withParts(item: SideItem): SideItem {
  const titleParts = headlineParts(item.title, item.lang);
  const noteParts = item.note && item.noteLang ? headlineParts(item.note, item.noteLang) : [];
  return {
    ...item,
    ...(titleParts.length > 1 && { titleParts }),
    ...(noteParts.length > 1 && { noteParts }),
  };
}
