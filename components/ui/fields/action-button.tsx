'use client';

import type { ComponentProps } from 'react';

/**
 * A button that keeps the keyboard's focus while it cannot be pressed, because its form is being sent or is not
 * filled. A disabled one would lose it to the page.
 */
export function ActionButton({ disabled: isOff = false, onClick, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      aria-disabled={isOff || undefined}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  );
}
