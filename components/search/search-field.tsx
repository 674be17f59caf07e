'use client';

import { type ComponentProps, type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterLoad } from '@/lib/platform/navigation/after-load';
import type { SearchCombobox, SearchFieldProps } from './search-combobox';
import { SearchForm } from './search-form';

type ComboboxProps = ComponentProps<typeof SearchCombobox>;

/** The loaded combobox that replaces the plain field, and the text and caret it takes over. */
interface LoadedField extends Pick<ComboboxProps, 'typed' | 'caret'> {
  Combobox: ComponentType<ComboboxProps>;
}

/** Stored outside the component: fields that are mounted after loading begin with the combobox. */
let loaded: ComponentType<ComboboxProps> | null = null;

/**
 * A search field that gets suggestions once their script has loaded. Until then, and when loading fails, the plain form
 * leads to the results. The text typed meanwhile stays, and so does the caret.
 */
export function SearchField(props: SearchFieldProps) {
  const { locale, label, placeholder, words, initial = '', large = false } = props;
  const [text, setText] = useState(initial);
  const [live, setLive] = useState<LoadedField | null>(
    loaded && { Combobox: loaded, typed: initial, caret: null },
  );
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);

  // React does not know the text typed before hydration, and its next render would empty the field.
  useLayoutEffect(() => {
    if (field.current) setText(field.current.value);
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    const replaceField = (Combobox: ComponentType<ComboboxProps>) => {
      const plain = field.current;
      if (stop.signal.aborted || !plain) return;
      // Replacing the field during input method composition would lose the letters being composed.
      if (isComposing.current) {
        const ended = () => {
          isComposing.current = false;
          replaceField(Combobox);
        };
        plain.addEventListener('compositionend', ended, { once: true, signal: stop.signal });
        return;
      }
      const end = plain.value.length;
      const caret = [plain.selectionStart ?? end, plain.selectionEnd ?? end] as const;
      const focusedCaret = document.activeElement === plain ? caret : null;
      // Replaced synchronously, because a letter typed into the plain field after this point would be lost.
      flushSync(() => setLive({ Combobox, typed: plain.value, caret: focusedCaret }));
    };
    loadCombobox().then(replaceField, () => undefined);
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
