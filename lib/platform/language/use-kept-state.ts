import { useEffect, useState } from 'react';
import { isChanging, keptStates } from './change';

/**
 * State that outlives a change of language, which makes the page anew. `key` names the place on the page; any other
 * navigation begins with `initial` again.
 */
export function useKeptState<Value>(key: string, initial: Value) {
  const [state, setState] = useState<Value>(() =>
    isChanging() && keptStates.has(key) ? (keptStates.get(key) as Value) : initial,
  );

  useEffect(() => {
    keptStates.set(key, state);
    return () => {
      if (!isChanging()) keptStates.delete(key);
    };
  }, [key, state]);

  return [state, setState] as const;
}
