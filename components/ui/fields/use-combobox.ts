import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { isComposing } from '@/lib/platform/keys/is-composing';

interface Combobox<Option> {
  options: readonly Option[];
  isOpen: boolean;
  /** Whether the open list has content to show. */
  isShown?: boolean;
  /** The option that is active when the list opens; -1 for none. */
  initial: number;
  /** Whether an option is always active, so that Enter chooses and never submits the form. */
  isStrict: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (option: Option) => void;
  /**
   * Called when the focus has left field and list, or, in a strict combobox, when Enter was pressed and there is no
   * option. The caller decides what to do with the typed text.
   */
  onLeave: () => void;
}

/**
 * Keyboard, focus and ARIA of a text field with a list of options under it, as in the ARIA Authoring Practices for an
 * editable combobox: the focus stays in the field, arrows move through the options without wrapping, Enter chooses,
 * and Escape closes only the list. Keys pressed during input method composition are ignored.
 */
export function useCombobox<Option>(combobox: Combobox<Option>) {
  const { options, isOpen, isShown = isOpen, isStrict, onOpen, onClose, onChoose } = combobox;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(-1);
  const min = isStrict ? 0 : -1;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = isShown && options[active] !== undefined ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = () => {
    if (isOpen) return;
    setActive(combobox.initial);
    onOpen();
  };

  const chooseActive = (event: KeyboardEvent) => {
    const option = options[active];
    if (option === undefined && !isStrict) return;
    event.preventDefault();
    if (option !== undefined) return onChoose(option);
    combobox.onLeave();
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) return open();
      setActive((now) => Math.max(min, Math.min(options.length - 1, now + step)));
    }
    if (!isShown) return;
    // A button inside the list keeps its Enter.
    if (event.key === 'Enter' && event.target === field.current) chooseActive(event);
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      field.current?.focus();
    }
  };

  return {
    field,
    activeOption: activeId === undefined ? undefined : options[active],
    /** Call it after typing or a removal: activates the first option in a strict combobox, none otherwise. */
    resetActive: () => setActive(min),
    rootProps: {
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) combobox.onLeave();
      },
    },
    fieldProps: {
      ref: field,
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      onClick: open,
    } as const,
    listProps: { id: `${id}-list`, role: 'listbox' } as const,
    optionProps: (index: number, option: Option) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === active,
        // Prevents that pressing an option takes the focus out of the field.
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
        onClick: () => onChoose(option),
      }) as const,
  };
}
