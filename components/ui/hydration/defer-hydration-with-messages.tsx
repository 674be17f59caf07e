import type { ComponentType } from 'react';
import { deferHydration } from './defer-hydration';
import { useProvidedMessages } from './messages-provider';

/** Loads a part together with the code that gives it the messages of the `MessagesProvider` around it. */
export async function withMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ NextIntlClientProvider }, Part] = await Promise.all([import('next-intl'), load()]);
  return function PartWithMessages(props) {
    return (
      <NextIntlClientProvider {...useProvidedMessages()} timeZone="Asia/Shanghai">
        <Part {...props} />
      </NextIntlClientProvider>
    );
  };
}

/** `deferHydration` for a part that needs messages. */
export const deferHydrationWithMessages = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  deferHydration(() => withMessages(load));
