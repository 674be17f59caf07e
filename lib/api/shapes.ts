import 'server-only';
import { z } from 'zod';
import { LOCALES } from '@/backend/contract/locale';
import { absolute } from '@/lib/platform/config/site';
import type { Ref } from '@/lib/platform/routing/ref';

/** ISO 8601 with an offset. */
export const time = z.iso.datetime({ offset: true });
export const lang = z.enum(LOCALES);
export const address = z.url();

/** The forms of items that have a name in the description of the interface. */
export const shapes = z.registry<{ id: string }>();

/** Something with a page of its own. */
export const reference = z
  .object({ id: z.number(), name: z.string(), url: address })
  .register(shapes, { id: 'Reference' });

export const toReference = ({ id, name, href }: Ref): z.input<typeof reference> => ({
  id,
  name,
  url: absolute(href),
});

/** The address of a stored picture; null for none. */
export const pictureAddress = (path: string): string | null => (path === '' ? null : absolute(path));
