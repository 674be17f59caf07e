import { useEffect, useRef } from 'react';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { isComposing } from '@/lib/platform/keys/is-composing';

interface Props {
  field?: React.RefObject<HTMLTextAreaElement | null>;
  name: string;
  label: string;
  hint: string;
  lang: Locale;
  value: string;
  max: number;
  isLocked: boolean;
  className: string;
  onValue: (value: string) => void;
  onEnter: () => void;
}

/** A textarea as high as its text, for one paragraph: line breaks become spaces, and Enter calls `onEnter`. */
export function GrowingField({
  field,
  name,
  label,
  hint,
  lang,
  value,
  max,
  isLocked,
  className,
  onValue,
  onEnter,
}: Props) {
  const fallbackField = useRef<HTMLTextAreaElement>(null);
  const place = field ?? fallbackField;
  useEffect(() => {
    const area = place.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [place, value]);
  return (
    <textarea
      ref={place}
      name={name}
      rows={1}
      aria-label={label}
      placeholder={hint}
      lang={HTML_LANG[lang]}
      value={value}
      maxLength={max}
      readOnly={isLocked}
      className={className}
      onChange={(event) => onValue(event.target.value.replace(/\n+/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
