import { useEffect, useState } from 'react';
import { isChanging, carriedStates } from './change';

/**
 * State that survives a change of language, which mounts the page again. `key` is unique on the page. After any other
 * navigation it begins with `initial` again.
 */
export function useCarriedState<Value>(key: string, initial: Value) {
  const [state, setState] = useState<Value>(() =>
    isChanging() && carriedStates.has(key) ? (carriedStates.get(key) as Value) : initial,
  );

  useEffect(() => {
    carriedStates.set(key, state);
    return () => {
      if (!isChanging()) carriedStates.delete(key);
    };
  }, [key, state]);

  return [state, setState] as const;
}
