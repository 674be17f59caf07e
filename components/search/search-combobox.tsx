import { usePathname } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { useCombobox } from '@/components/ui/fields/use-combobox';
import { useNavigate } from '@/lib/platform/navigation/use-navigate';
import { localAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';
import { isRestoring } from '@/lib/platform/language/page-snapshot';
import { SearchForm } from './search-form';
import { type SearchListWords, SuggestionList } from './suggestion-list';
import { useSearchRecords } from './use-search-records';
import { useSuggestions } from './use-suggestions';

export interface SearchFieldProps {
  locale: Locale;
  label: string;
  placeholder: string;
  words: SearchListWords;
  initial?: string;
  large?: boolean;
}

interface Props extends SearchFieldProps {
  /** Text of the plain field at the moment this field replaced it. */
  typed?: string;
  /** Position of the caret in the plain field; null when it did not have the focus. */
  caret?: readonly [number, number] | null;
}

/** A search field with a member's own searches and suggestions in a list. Enter opens the results. */
export function SearchCombobox(props: Props) {
  const { locale, label, placeholder, words, initial = '', large = false } = props;
  const { typed = initial, caret = null } = props;
  const navigate = useNavigate();
  const pathname = usePathname();
  const [text, setText] = useState(typed);
  const [isOpen, setOpen] = useState(caret !== null);
  const history = useSearchRecords(text, isOpen, locale);
  const past = new Set(history.records.map(({ keyword }) => keyword));
  const suggestions = useSuggestions(text, isOpen, locale).filter((suggestion) => !past.has(suggestion));
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

  const { field } = combobox;
  useEffect(() => {
    if (!caret) return;
    field.current?.focus();
    field.current?.setSelectionRange(...caret);
  }, [caret, field]);

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
    <SearchForm
      locale={locale}
      label={label}
      placeholder={placeholder}
      clearLabel={words.clearField}
      large={large}
      text={text}
      onSubmit={submit}
      onClear={() => {
        setText('');
        combobox.resetActive();
        combobox.field.current?.focus();
      }}
      {...combobox.rootProps}
      fieldProps={{
        ...combobox.fieldProps,
        onChange: (event) => {
          setText(event.target.value);
          setOpen(!isRestoring());
          combobox.resetActive();
        },
      }}
    >
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
    </SearchForm>
  );
}
