'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { localAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';
import { isRestoring } from '@/lib/platform/language/page-snapshot';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

interface Props {
  locale: Locale;
  label: string;
  placeholder: string;
  /** What stands in the field; a navigation brings it back (the header's is empty). */
  initial?: string;
  /** The field of the search page. */
  large?: boolean;
}

const LONGEST = 100;

/** A search field: Enter goes to the results; suggestions while typing. A plain form without scripts. */
export function SearchBox({ locale, label, placeholder, initial = '', large = false }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const listId = useId();
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useSuggestions(text, isOpen, locale);
  const isShown = isOpen && list.length > 0;

  // A navigation clears the field (spec §2), or fills it with the words of the new results.
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
      router.push(localAddress(locale, `/search/${encodeURIComponent(keyword.trim())}`));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    go((isShown && list[active]) || text);
  };

  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (!isShown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((now) => Math.max(-1, Math.min(list.length - 1, now + step)));
  };

  return (
    <form
      role="search"
      action={localAddress(locale, '/search')}
      onSubmit={submit}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      className={`relative flex border-b border-ink ${large ? 'border-b-2' : ''}`}
    >
      <input
        type="search"
        name="keyword"
        role="combobox"
        aria-label={label}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(!isRestoring());
          setActive(-1);
        }}
        onKeyDown={steer}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="search"
        className={`min-w-0 flex-1 bg-transparent placeholder:text-ink-3 focus-visible:outline-offset-0 ${large ? 'h-14 text-[24px] font-bold placeholder:font-normal placeholder:text-[17px] md:text-[28px]' : 'h-9 text-[14.5px]'}`}
      />
      <button
        type="submit"
        aria-label={label}
        className={`grid place-items-center ${large ? 'w-14' : 'w-9'}`}
      >
        <Icon name="search" size={large ? 20 : 16} />
      </button>
      <SuggestionList id={listId} label={label} list={isShown ? list : []} active={active} onChoose={go} />
    </form>
  );
}
