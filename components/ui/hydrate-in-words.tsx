import type { ComponentType } from 'react';
import { hydrateLater } from './hydrate-later';
import { useWords } from './words';

/** A part together with what reads the messages that a `WordsProvider` around it holds. */
export async function inWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ NextIntlClientProvider }, Part] = await Promise.all([import('next-intl'), load()]);
  return function PartInWords(props) {
    return (
      <NextIntlClientProvider {...useWords()} timeZone="Asia/Shanghai">
        <Part {...props} />
      </NextIntlClientProvider>
    );
  };
}

/** `hydrateLater` for a part that speaks. */
export const hydrateInWords = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  hydrateLater(() => inWords(load));
