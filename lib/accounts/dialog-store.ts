import { CLOSED, login, type LoginEvent, type LoginState } from './dialog-state';

let state: LoginState = CLOSED;
const listeners = new Set<() => void>();

/** The state of the page's login dialog. Stored outside React, so that it survives a change of language. */
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
