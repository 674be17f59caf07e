import { z } from 'zod';

const ADDRESS = /^(?:[^<>\r\n]*<([^<>\s]+)>|([^<>\s]+))$/;

/** `desk@example.org` or `Desk <desk@example.org>`. */
export const sender = z
  .string()
  .max(200)
  .refine(
    (text) => {
      const [, inBrackets, bare] = ADDRESS.exec(text.trim()) ?? [];
      return z.email().safeParse(inBrackets ?? bare).success;
    },
    { error: 'not an address such as "Desk <desk@example.org>"' },
  );

/** What is wrong with the two ports of one machine, or null. */
export function portClash(settings: { PORT: number; BACKEND_PORT: number }): string | null {
  return settings.PORT === settings.BACKEND_PORT
    ? `BACKEND_PORT: portal and backend cannot both listen on port ${settings.PORT}. Set PORT or BACKEND_PORT to another.`
    : null;
}
