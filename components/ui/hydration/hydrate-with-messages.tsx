import type { ComponentType } from 'react';
import { hydrateLater } from './hydrate-later';
import { useWords } from './words';

/** Loads a part together with the code that gives it the messages of the `WordsProvider` around it. */
export async function withMessages<Props extends object>(
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

/** `hydrateLater` for a part that needs messages. */
export const hydrateWithMessages = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  hydrateLater(() => withMessages(load));
