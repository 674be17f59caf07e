'use client';

import { usePathname } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCombobox } from '@/components/ui/use-combobox';
import { useGo } from '@/lib/platform/navigation/use-go';
import { localAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';
import { isRestoring } from '@/lib/platform/language/page-snapshot';
import { type SearchListWords, SuggestionList } from './suggestion-list';
import { useSearchRecords } from './use-search-records';
import { useSuggestions } from './use-suggestions';

interface Props {
  locale: Locale;
  label: string;
  placeholder: string;
  words: SearchListWords;
  initial?: string;
  large?: boolean;
}

const LONGEST = 100;

/**
 * A search field with a member's own searches and suggestions in a list. Enter opens the results. Without scripts it
 * is a plain form.
 */
export function SearchCombobox({ locale, label, placeholder, words, initial = '', large = false }: Props) {
  const navigate = useGo();
  const pathname = usePathname();
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const history = useSearchRecords(text, isOpen, locale);
  const past = new Set(history.records.map(({ keyword }) => keyword));
  const suggestions = useSuggestions(text, isOpen, locale).filter((one) => !past.has(one));
  const options = [...past, ...suggestions];
  const isShown = isOpen && (options.length > 0 || history.hasFailed);

  // A navigation resets the field to `initial`.
  const place = `${pathname} ${initial}`;
  const [shownAt, setShownAt] = useState(place);
  if (shownAt !== place) {
    setShownAt(place);
    setText(initial);
    setOpen(false);
  }

  const go = (keyword: string) => {
    setOpen(false);
    if (keyword.trim() !== '')
      navigate(localAddress(locale, `/search/${encodeURIComponent(keyword.trim())}`));
  };

  const combobox = useCombobox({
    options,
    isOpen,
    isShown,
    initial: -1,
    isStrict: false,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose: go,
    onLeave: () => setOpen(false),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(combobox.activeOption ?? text);
  };

  /** Moves the focus to the field, because the removed row had it. */
  const afterRemoval = () => {
    combobox.resetActive();
    combobox.field.current?.focus();
  };

  return (
    <form
      role="search"
      action={localAddress(locale, '/search')}
      onSubmit={submit}
      {...combobox.rootProps}
      className={`relative flex border-b border-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink ${large ? 'border-b-2' : ''}`}
    >
      <input
        {...combobox.fieldProps}
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(!isRestoring());
          combobox.resetActive();
        }}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="search"
        className={`min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:appearance-none ${large ? 'h-14 text-[24px] font-bold placeholder:font-normal placeholder:text-[17px] md:text-[28px]' : 'h-9 text-[14.5px]'}`}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={words.clearField}
          onClick={() => {
            setText('');
            combobox.resetActive();
            combobox.field.current?.focus();
          }}
          className={`grid place-items-center text-ink-3 hover:text-ink ${large ? 'w-12' : 'w-8'}`}
        >
          <Icon name="close" size={large ? 18 : 13} />
        </button>
      )}
      <button
        type="submit"
        aria-label={label}
        className={`grid place-items-center ${large ? 'w-14' : 'w-9'}`}
      >
        <Icon name="search" size={large ? 20 : 16} />
      </button>
      <SuggestionList
        combobox={combobox}
        words={words}
        isShown={isShown}
        records={history.records}
        suggestions={suggestions}
        hasFailed={history.hasFailed}
        onRemove={(id) => {
          afterRemoval();
          void history.remove(id);
        }}
        onClear={() => {
          afterRemoval();
          void history.clear();
        }}
      />
    </form>
  );
}
