'use client';

import { type ComponentProps, type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterLoad } from '@/lib/platform/navigation/after-load';
import type { SearchCombobox, SearchFieldProps } from './search-combobox';
import { SearchForm } from './search-form';

type ComboboxProps = ComponentProps<typeof SearchCombobox>;

/** What takes the place of the plain field, and what it takes over. */
interface Live extends Pick<ComboboxProps, 'typed' | 'caret'> {
  Combobox: ComponentType<ComboboxProps>;
}

/** Kept outside the component: once it is there, a field begins with it. */
let loaded: ComponentType<ComboboxProps> | null = null;

/**
 * A search field that gets suggestions once their program is there. Until then, and without it, the browser's own form
 * leads to the results. What was typed meanwhile stays, and so does the caret.
 */
export function SearchField(props: SearchFieldProps) {
  const { locale, label, placeholder, words, initial = '', large = false } = props;
  const [text, setText] = useState(initial);
  const [live, setLive] = useState<Live | null>(loaded && { Combobox: loaded, typed: initial, caret: null });
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);

  // What was typed before React took the field over it does not know of: its next render would empty the field.
  useLayoutEffect(() => {
    if (field.current) setText(field.current.value);
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    const takePlace = (Combobox: ComponentType<ComboboxProps>) => {
      const plain = field.current;
      if (stop.signal.aborted || !plain) return;
      // Letters that are being composed would be lost.
      if (isComposing.current) {
        const ended = () => {
          isComposing.current = false;
          takePlace(Combobox);
        };
        plain.addEventListener('compositionend', ended, { once: true, signal: stop.signal });
        return;
      }
      const end = plain.value.length;
      const caret = [plain.selectionStart ?? end, plain.selectionEnd ?? end] as const;
      const held = document.activeElement === plain ? caret : null;
      // At once: a letter typed into the plain field after this would be lost.
      flushSync(() => setLive({ Combobox, typed: plain.value, caret: held }));
    };
    loadCombobox().then(takePlace, () => undefined);
    return () => stop.abort();
  }, []);

  if (live) {
    const { Combobox, typed, caret } = live;
    return <Combobox {...props} typed={typed} caret={caret} />;
  }
  return (
    <SearchForm
      locale={locale}
      label={label}
      placeholder={placeholder}
      clearLabel={words.clearField}
      large={large}
      text={text}
      onClear={() => setText('')}
      fieldProps={{
        ref: field,
        onChange: (event) => setText(event.target.value),
        onCompositionStart: () => {
          isComposing.current = true;
        },
        onCompositionEnd: () => {
          isComposing.current = false;
        },
      }}
    />
  );
}

async function loadCombobox(): Promise<ComponentType<ComboboxProps>> {
  await afterLoad();
  const { SearchCombobox } = await import('./search-combobox');
  loaded = SearchCombobox;
  return SearchCombobox;
}
