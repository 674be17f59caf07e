/** What an account is called until its member gives it a name: `user_` and six hexadecimal digits. */
export const MADE_NICKNAME = /^user_[0-9a-f]{6}$/;

/** @param hex at least six hexadecimal digits */
export const makeNickname = (hex: string): string => `user_${hex.slice(0, 6)}`;

/** The name of a person as an account knows it; empty for a nickname that was made for an account without one. */
export const personName = (nickname: string): string => (MADE_NICKNAME.test(nickname.trim()) ? '' : nickname);

/** How those who work on an event tell accounts apart: by name, or by number where there is none. */
export const accountLabel = (nickname: string, id: number): string => personName(nickname) || `#${id}`;
