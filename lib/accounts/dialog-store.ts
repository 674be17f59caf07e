import { CLOSED, login, type LoginEvent, type LoginState } from './dialog-state';

let state: LoginState = CLOSED;
const listeners = new Set<() => void>();

/** The one login dialog of the page; it outlives changes of language because it stands outside the tree. */
export function loginState(): LoginState {
  return state;
}

export function closedState(): LoginState {
  return CLOSED;
}

export function dispatchLogin(event: LoginEvent): void {
  state = login(state, event);
  listeners.forEach((listener) => listener());
}

export function onLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
